// The answer of a player brought into an event by others.
import * as v from 'valibot'
import { uuidSchema } from '#domain/shared/id.ts'
import { call } from './call.ts'

/**
 * A yes lets count what was played; a no takes the name off, for good. Saying the same again
 * changes nothing.
 */
export const answerOwnAct = call({
  name: 'ownActs-answer',
  who: 'player',
  kind: 'write',
  locks: 'event',
  summary: 'Others put me into an event: say that it was me, or that it was not.',
  input: v.strictObject({ eventId: uuidSchema, isMe: v.boolean() }),
  output: v.object({ success: v.boolean() }),
  refusals: ['event-not-found', 'event-cancelled', 'not-signed-up', 'own-act-made'],
})
