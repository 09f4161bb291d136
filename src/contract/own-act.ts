// The answer of a player whom others added to an event.
import * as v from 'valibot'
import { disownedMax } from '#domain/event/own-act.ts'
import { uuidSchema } from '#domain/shared/id.ts'
import { call } from './call.ts'

/**
 * A yes lets count what was played; a no takes the name off, for good. Saying the same again
 * changes nothing. notMine: with a yes, matches in which it wasn't them all the same.
 */
export const answerOwnAct = call({
  name: 'ownActs-answer',
  who: 'player',
  kind: 'write',
  locks: 'event',
  summary: 'Others put me into an event: say that it was me, or that it was not.',
  input: v.strictObject({
    eventId: uuidSchema,
    isMe: v.boolean(),
    notMine: v.optional(v.pipe(v.array(uuidSchema), v.maxLength(disownedMax)), []),
  }),
  output: v.object({ success: v.boolean() }),
  refusals: ['event-not-found', 'event-cancelled', 'not-signed-up', 'own-act-made'],
})
