// Calls and live queries about leaderboards: a page of one, with my own row.
import * as v from 'valibot'
import { eventPlays } from '#domain/event/event.ts'
import { leaderboardMetrics, leaderboardWindows } from '#domain/leaderboard/leaderboard.ts'
import { locationIdSchema, playerIdSchema } from '#domain/shared/id.ts'
import { wholeMax } from '#domain/shared/number-bounds.ts'
import { live, defineContract } from './call.ts'
import { clubIdSchema } from './club.ts'
import { playerCard } from './profile.ts'

/** club and friends count results everywhere; at my venues a player's best result counts. */
const scope = v.variant('kind', [
  v.strictObject({ kind: v.literal('venue'), locationId: locationIdSchema }),
  v.strictObject({ kind: v.literal('my venues') }),
  v.strictObject({ kind: v.literal('club'), locationId: locationIdSchema, clubId: clubIdSchema }),
  v.strictObject({ kind: v.literal('friends') }),
  v.strictObject({ kind: v.literal('all') }),
])

/** rating is of the requested discipline, shown from ten rated matches on. */
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
 * value orders the board; with the last row's playerId it is the next page's `after`. Ranks beyond
 * 1,000 are null. mine: my row; value is null without counting results, rank when I'm unranked.
 * window is ignored for ratings, discipline for everything else.
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

export const leaderboardContract = defineContract({
  nouns: { leaderboards: 'play' },
  live: [leaderboardPage],
})
