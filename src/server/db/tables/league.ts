// Leagues and their members; their days are events.
import type { Generated } from 'kysely'
import type { TierHours } from '#domain/invitation/tier.ts'
import type { LeagueFields, LeagueState, MemberState } from '#domain/league/league.ts'
import type { SubstituteState } from '#domain/league/substitute.ts'
import type { DefaultInstant, Instant } from './columns.ts'

type Leagues = {
  leagueSeriesId: string
  location: string
  playerId: string
  name: string
  kind: LeagueFields['kind']
  play: LeagueFields['play']
  entryBy: LeagueFields['entryBy']
  gender: LeagueFields['gender']
  startDate: string
  endDate: string
  signupDeadline: string
  skillMin: number | null
  skillMax: number | null
  maxPlayers: number
  groupSize: number
  movers: number
  absence: LeagueFields['absence']
  rounds: number
  points: LeagueFields['points']
  winBy: LeagueFields['winBy']
  scoring: LeagueFields['scoring']
  bestOf: LeagueFields['bestOf']
  ranked: boolean
  invite: boolean
  invited: string
  note: string
  state: Generated<LeagueState>
  watchKey: Generated<string | null>
  substituteHours: Generated<TierHours | null>
  deleted: Generated<boolean>
  created: DefaultInstant
  edited: Instant | null
}
/**
 * Of a set team one row: the entering player, and the partner. position: the place on the ladder
 * before its first day.
 */
type LeaguePlayers = {
  leagueSeriesId: string
  playerId: string
  partnerId: string | null
  state: MemberState
  position: number | null
  created: DefaultInstant
}
/** Everyone in the group of a private league that was asked. */
type LeagueInvitees = { leagueSeriesId: string; playerId: string; asked: Instant }
/** told: when an organizer named them last. */
type LeagueSubstitutes = {
  leagueSeriesId: string
  playerId: string
  state: SubstituteState
  told: Instant | null
  created: Instant
}
type LeagueOwnActs = { leagueSeriesId: string; playerId: string }

export type LeagueTables = {
  leagues: Leagues
  league_players: LeaguePlayers
  league_invitees: LeagueInvitees
  league_substitutes: LeagueSubstitutes
  league_own_acts: LeagueOwnActs
}
