// Calls and live queries about leaderboards: a page of one, with my own row.
import * as v from 'valibot'
import { eventPlays } from '#domain/event/event.ts'
import { leaderboardMetrics, leaderboardWindows } from '#domain/leaderboard/leaderboard.ts'
import { locationIdSchema, playerIdSchema } from '#domain/shared/id.ts'
import { wholeMax } from '#domain/shared/number-bounds.ts'
import { live } from './call.ts'
import { clubIdSchema } from './club.ts'
import { playerCard } from './profile.ts'

/**
 * The players of a board. club and friends count results everywhere; at my venues a player stands
 * with the best of them.
 */
const scope = v.variant('kind', [
  v.strictObject({ kind: v.literal('venue'), locationId: locationIdSchema }),
  v.strictObject({ kind: v.literal('my venues') }),
  v.strictObject({ kind: v.literal('club'), locationId: locationIdSchema, clubId: clubIdSchema }),
  v.strictObject({ kind: v.literal('friends') }),
  v.strictObject({ kind: v.literal('all') }),
])

/** rating is of the discipline asked for, and is told after ten rated matches. */
const results = {
  points: v.number(),
  wins: v.number(),
  losses: v.number(),
  medalGold: v.number(),
  medalSilver: v.number(),
  medalBronze: v.number(),
  attended: v.number(),
  hosted: v.number(),
  rating: v.nullable(v.number()),
}

/**
 * value orders the board and, with the playerId of the last row, is where the next page begins:
 * `after`. A rank is null beyond the thousandth. mine: my own row; its value is null where nothing
 * of mine counts yet, and its rank when I am on no board. The window does not matter to ratings,
 * the discipline to nothing else.
 */
export const leaderboardPage = live({
  name: 'leaderboards-page',
  who: 'player',
  summary: 'A leaderboard by scope, window and metric, 20 a page, with my own row.',
  input: v.strictObject({
    scope,
    window: v.picklist(leaderboardWindows),
    metric: v.picklist(leaderboardMetrics),
    discipline: v.picklist(eventPlays),
    after: v.nullable(
      v.strictObject({
        value: v.pipe(v.number(), v.integer(), v.minValue(-wholeMax), v.maxValue(wholeMax)),
        playerId: playerIdSchema,
      }),
    ),
  }),
  output: v.object({
    name: v.string(),
    more: v.boolean(),
    rows: v.array(
      v.object({
        ...playerCard.entries,
        rank: v.nullable(v.number()),
        value: v.number(),
        ...results,
      }),
    ),
    mine: v.object({
      ...playerCard.entries,
      rank: v.nullable(v.number()),
      value: v.nullable(v.number()),
      ...results,
      onLeaderboards: v.boolean(),
    }),
  }),
  refusals: ['location-not-found', 'club-not-found'],
})
