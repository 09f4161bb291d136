// The answer of a player whom others added to an event.
import * as v from 'valibot'
import { disownedMax } from '#domain/event/own-act.ts'
import { uuidSchema } from '#domain/shared/id.ts'
import { call, defineContract } from './call.ts'

/**
 * A yes makes the played matches count; a no removes the player's name for good. Repeating an
 * answer has no effect. notMine: with a yes, the matches that weren't theirs.
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

export const ownActContract = defineContract({
  nouns: { ownActs: 'play' },
  calls: [answerOwnAct],
})
