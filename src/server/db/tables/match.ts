// Match lists, their matches and the results.
import type { ColumnType, Generated } from 'kysely'
import type { MatchListState, Presence } from '#domain/match-list/match-list.ts'
import type { MatchStage, MatchState, Side } from '#domain/match/match.ts'
import type { DefaultInstant, Instant, OptionalInstant } from './columns.ts'

type MatchLists = {
  event_id: string
  state: Generated<MatchListState>
  courts: number[]
  revision: Generated<number>
  watch_key: string | null
  started: DefaultInstant
  /** The last round with players called to their courts. */ called_round: Generated<number>
  closed: Instant | null
}
type MatchListPlayers = {
  event_id: string
  number: number
  player_id: string | null
  guest_of: string | null
  guest: number | null
  presence: Presence
  team: number | null
  /** For mixed doubles; shown to organizers only. */
  gender: 'woman' | 'man' | null
  /** Its player said that it was not them. */
  disowned: Generated<boolean>
}
type Matches = {
  match_id: string
  event_id: string
  stage: MatchStage
  round: number
  slot: number
  court: number | null
  pool: number | null
  state: Generated<MatchState>
  points_a: Generated<number[]>
  points_b: Generated<number[]>
  winner: Side | null
  walkover: Generated<boolean>
  reported_by: string | null
  reported: Instant | null
  disputed_by: string | null
  dispute: Generated<string>
  confirmed_by: string | null
  confirmed: Instant | null
  decided: OptionalInstant
  /** The order in which results count for ratings: kept through corrections. */
  result_order: string | null
}
/** stage and round repeat those of the match, so that no one can be in a round twice. */
type MatchPlayers = {
  match_id: string
  event_id: string
  stage: MatchStage
  round: number
  number: number
  side: Side
}
type MatchByes = { event_id: string; round: number; number: number }
type MatchListLog = {
  match_list_log_id: Generated<string>
  event_id: string
  actor_id: string | null
  action: string
  undo: ColumnType<unknown, string | null, string | null>
  undone: Generated<boolean>
  created: DefaultInstant
}
/** Kept while the results of the event are closed. */
type Results = {
  event_id: string
  player_id: string
  rank: number
  entrants: number
  wins: number
  losses: number
  partner_id: string | null
}

export type MatchTables = {
  match_lists: MatchLists
  match_list_players: MatchListPlayers
  matches: Matches
  match_players: MatchPlayers
  match_byes: MatchByes
  match_list_log: MatchListLog
  results: Results
}
