// Calls to the operator, and live queries about the server a player is on.
import * as v from 'valibot'
import { textSchema } from '#domain/shared/text.ts'
import { contactTextMax, contactTopics } from '#domain/support/support.ts'
import { call, defineContract } from './call.ts'

/** The operator answers by e-mail. `number`: reference for follow-ups. */
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
 * A response means that the server and database work. mail: via SMTP, or to a folder. push:
 * configured or not. now: the server's clock. late: overdue notifications of anyone.
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

export const supportContract = defineContract({
  nouns: { support: 'support' },
  calls: [contactSupport, supportStatus],
})
