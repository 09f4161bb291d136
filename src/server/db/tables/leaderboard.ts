// Medals, and what the leaderboards count.
import type { Generated } from 'kysely'
import type { Medal } from '#domain/medal/medal.ts'
import type { Computed, Instant } from './columns.ts'

/** From an event, or from a league; counted into players.medal_* by the database. */
type Awards = {
  award_id: string
  event_id: Generated<string | null>
  league_series_id: Generated<string | null>
  player_id: string
  medal: Medal
  created: Instant
}
/** What changed: an event (or whatever else gives results), or a player. Added to by triggers. */
type LeaderboardDirty = {
  leaderboard_dirty_id: Generated<string>
  source_id: string | null
  player_id: string | null
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
/** What a player has from one event. */
type LeaderboardResults = ResultCounts & {
  source_id: string
  player_id: string
  location_id: string
  day: string
}
/** One row: the first day of the window of 30 days. */
type LeaderboardWindow = { id: string; from_day: string }
/**
 * Kept by triggers on the results. location_id is '' for everywhere; span: 'all time', '30 days' or
 * a season.
 */
type LeaderboardTotals = ResultCounts & {
  location_id: string
  span: string
  player_id: string
  points: Computed<number>
  win_percent: Computed<number>
  medals: Computed<number>
  rating_doubles: Generated<number>
  rating_singles: Generated<number>
  listed: boolean
}

export type LeaderboardTables = {
  awards: Awards
  leaderboard_dirty: LeaderboardDirty
  leaderboard_results: LeaderboardResults
  leaderboard_window: LeaderboardWindow
  leaderboard_totals: LeaderboardTotals
}
