// Match lists, their matches and the results.
import type { ColumnType, Generated } from 'kysely'
import type { MatchListState, Presence } from '#domain/match-list/match-list.ts'
import type { MatchStage, MatchState, Side } from '#domain/match/match.ts'
import type { DefaultInstant, Instant, OptionalInstant } from './columns.ts'

type MatchLists = {
  eventId: string
  state: Generated<MatchListState>
  courts: number[]
  revision: Generated<number>
  watchKey: string | null
  started: DefaultInstant
  calledRound: Generated<number>
  closed: Instant | null
  drawSeed: number | null
}
type MatchListPlayers = {
  eventId: string
  number: number
  playerId: string | null
  guestOf: string | null
  guest: number | null
  presence: Presence
  team: number | null
  /** For mixed doubles; shown to organizers only. */
  gender: 'woman' | 'man' | null
  disowned: Generated<boolean>
}
type Matches = {
  matchId: string
  eventId: string
  stage: MatchStage
  round: number
  slot: number
  court: number | null
  pool: number | null
  state: Generated<MatchState>
  pointsA: Generated<number[]>
  pointsB: Generated<number[]>
  winner: Side | null
  walkover: Generated<boolean>
  reportedBy: string | null
  reported: Instant | null
  disputedBy: string | null
  dispute: Generated<string>
  confirmedBy: string | null
  confirmed: Instant | null
  decided: OptionalInstant
  /** The order in which results count for ratings; kept through corrections. */
  resultOrder: number | null
}
/** stage and round repeat the match's, so that no one can be in a round twice. */
type MatchPlayers = {
  matchId: string
  eventId: string
  stage: MatchStage
  round: number
  number: number
  side: Side
}
/** A seat of a match that its player disowned, although they confirmed the rest of the event. */
type DisownedSeats = { matchId: string; number: number }
/** For a match being scored now; turn counts its changes. */
type RunningScores = {
  matchId: string
  turn: number
  gamesA: number[]
  gamesB: number[]
  pointsA: number
  pointsB: number
  serving: Side
  serverNumber: 1 | 2 | null
  noted: Instant
}
type MatchByes = { eventId: string; round: number; number: number }
type MatchListLog = {
  matchListLogId: Generated<number>
  eventId: string
  actorId: string | null
  action: string
  undo: ColumnType<unknown, string | null, string | null>
  undone: Generated<boolean>
  created: DefaultInstant
}
type Results = {
  eventId: string
  playerId: string
  rank: number
  entrants: number
  wins: number
  losses: number
  partnerId: string | null
}

export type MatchTables = {
  match_lists: MatchLists
  match_list_players: MatchListPlayers
  matches: Matches
  match_players: MatchPlayers
  match_byes: MatchByes
  disowned_seats: DisownedSeats
  running_scores: RunningScores
  match_list_log: MatchListLog
  results: Results
}
