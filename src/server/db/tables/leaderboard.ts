// Medals, and what the leaderboards count.
import type { Generated } from 'kysely'
import type { Medal } from '#domain/medal/medal.ts'
import type { Computed, Instant } from './columns.ts'

type Awards = {
  awardId: string
  eventId: Generated<string | null>
  leagueSeriesId: Generated<string | null>
  playerId: string
  medal: Medal
  created: Instant
}
type LeaderboardDirty = {
  leaderboardDirtyId: Generated<number>
  sourceId: string | null
  playerId: string | null
}
type ResultCounts = {
  attended: number
  hosted: number
  wins: number
  losses: number
  gold: number
  silver: number
  bronze: number
}
type LeaderboardResults = ResultCounts & {
  sourceId: string
  playerId: string
  locationId: string
  day: string
}
type LeaderboardWindow = { id: string; fromDay: string }
/**
 * Maintained by triggers on the results. locationId is '' for everywhere; span: 'all time', '30
 * days' or a season.
 */
type LeaderboardTotals = ResultCounts & {
  locationId: string
  span: string
  playerId: string
  points: Computed<number>
  winPercent: Computed<number>
  medals: Computed<number>
  ratingDoubles: Generated<number>
  ratingSingles: Generated<number>
  listed: boolean
}

export type LeaderboardTables = {
  awards: Awards
  leaderboard_dirty: LeaderboardDirty
  leaderboard_results: LeaderboardResults
  leaderboard_window: LeaderboardWindow
  leaderboard_totals: LeaderboardTotals
}
