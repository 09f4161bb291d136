// Leagues and their members; their game days are events.
import type { Generated } from 'kysely'
import type { TierHours } from '#domain/invitation/tier.ts'
import type { LeagueFields, LeagueState, MemberState } from '#domain/league/league.ts'
import type { SubstituteState } from '#domain/league/substitute.ts'
import type { TeamSide } from '#domain/team-league/team-league.ts'
import type { DefaultInstant, Instant, OptionalInstant } from './columns.ts'

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
  pairs: Generated<number>
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
 * A set team has one row: the entering player, with the partner. position: the place on the ladder
 * before the first day. teamId: in a team league.
 */
type LeaguePlayers = {
  leagueSeriesId: string
  playerId: string
  partnerId: string | null
  state: MemberState
  position: number | null
  teamId: Generated<string | null>
  captain: Generated<boolean>
  created: DefaultInstant
}
type LeagueTeams = { teamId: string; leagueSeriesId: string; name: string; created: Instant }
/**
 * shown: when both line-ups were revealed, or the start was recorded. dueTold: when captains were
 * notified that their line-up is due.
 */
type LeagueMatchups = {
  matchupId: string
  leagueSeriesId: string
  round: number
  teamA: string
  teamB: string
  day: string
  startTime: string
  shown: OptionalInstant
  dueTold: OptionalInstant
}
type LeagueLineups = {
  matchupId: string
  side: TeamSide
  pair: number
  playerId: string
  partnerId: string
}
type LeaguePairResults = {
  matchupId: string
  pair: number
  pointsA: number[]
  pointsB: number[]
}
type LeagueInvitees = { leagueSeriesId: string; playerId: string; asked: Instant }
/** told: when an organizer last announced them. */
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
  league_teams: LeagueTeams
  league_matchups: LeagueMatchups
  league_lineups: LeagueLineups
  league_pair_results: LeaguePairResults
}
