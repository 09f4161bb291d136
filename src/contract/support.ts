// Calls to the operator, and live queries about the server a player is on.
import * as v from 'valibot'
import { textSchema } from '#domain/shared/text.ts'
import { contactTextMax, contactTopics } from '#domain/support/support.ts'
import { call } from './call.ts'

/**
 * The answer goes to the mail address of the account. `number` is what the player names when asking
 * again.
 */
export const contactSupport = call({
  name: 'support-contact',
  who: 'player',
  kind: 'write',
  limit: 'contact',
  summary:
    'Write to the operator of this server; kept, and mailed to the operator where an address is set.',
  input: v.strictObject({ topic: v.picklist(contactTopics), text: textSchema(contactTextMax, 1) }),
  output: v.object({ number: v.number() }),
  refusals: [],
})

/**
 * An answer means that the server and its database are there. mail: through a mail server, or into
 * files of this server. push: whether messages can be pushed. now is the clock of the server. late:
 * notifications of anyone that should have gone out already.
 */
export const supportStatus = call({
  name: 'support-status',
  who: 'player',
  kind: 'read',
  summary: 'How the server does, as far as players need to know.',
  input: v.strictObject({}),
  output: v.object({
    version: v.string(),
    now: v.string(),
    mail: v.picklist(['server', 'files']),
    push: v.boolean(),
    operator: v.boolean(),
    late: v.number(),
  }),
  refusals: [],
})
