// Calls and live queries about ratings: those of a player, and how they came about.
import * as v from 'valibot'
import { eventPlays } from '#domain/event/event.ts'
import { playerIdSchema } from '#domain/shared/id.ts'
import { live, defineContract } from './call.ts'

const score = v.tuple([v.number(), v.number()])

/**
 * The player's points come first; expected is for one game, actual for all games. rating: after the
 * match. eventId: for the player only.
 */
const ratingChange = v.object({
  day: v.string(),
  eventId: v.nullable(v.string()),
  expected: score,
  actual: v.array(score),
  change: v.number(),
  rating: v.number(),
})

/**
 * Disciplines without a rated match are missing. chart: at most chartPointsMax points, oldest
 * first, the last one now; reliability in percent.
 */
export const ratingsByPlayer = live({
  name: 'ratings-byPlayer',
  who: 'player',
  summary: 'The ratings of a player, how sure they are, and the matches that made them.',
  input: v.strictObject({ playerId: playerIdSchema }),
  output: v.object({
    ratings: v.array(
      v.object({
        discipline: v.picklist(eventPlays),
        rating: v.number(),
        reliability: v.number(),
        games: v.number(),
        provisional: v.boolean(),
        changes: v.array(ratingChange),
        chart: v.array(v.object({ day: v.string(), rating: v.number() })),
      }),
    ),
  }),
  refusals: ['player-not-found'],
})

export const ratingContract = defineContract({
  nouns: { ratings: 'play' },
  live: [ratingsByPlayer],
})
