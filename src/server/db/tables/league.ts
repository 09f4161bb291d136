// Leagues and their members; their days are events.
import type { Generated } from 'kysely'
import type { LeagueFields, LeagueState, MemberState } from '#domain/league/league.ts'
import type { DefaultInstant, Instant } from './columns.ts'

type Leagues = {
  league_series_id: string
  location: string
  player_id: string
  name: string
  kind: LeagueFields['kind']
  play: LeagueFields['play']
  entry_by: LeagueFields['entryBy']
  gender: LeagueFields['gender']
  start_date: string
  end_date: string
  signup_deadline: string
  skill_min: number | null
  skill_max: number | null
  max_players: number
  group_size: number
  movers: number
  absence: LeagueFields['absence']
  rounds: number
  points: LeagueFields['points']
  win_by: LeagueFields['winBy']
  scoring: LeagueFields['scoring']
  best_of: LeagueFields['bestOf']
  ranked: boolean
  invite: boolean
  invited: string
  note: string
  state: Generated<LeagueState>
  deleted: Generated<boolean>
  created: DefaultInstant
  edited: Instant | null
}
/**
 * Of a set team one row: the entering player, and the partner. position: the place on the ladder
 * before
 * its first day.
 */
type LeaguePlayers = {
  league_series_id: string
  player_id: string
  partner_id: string | null
  state: MemberState
  position: number | null
  created: DefaultInstant
}
type LeagueOwnActs = { league_series_id: string; player_id: string }

export type LeagueTables = {
  leagues: Leagues
  league_players: LeaguePlayers
  league_own_acts: LeagueOwnActs
}
