// A team league as windows load it: teams, match-ups as of now, and the table.
import { areLineupsShown } from '#domain/team-league/lineup.ts'
import type { MatchupTally } from '#domain/team-league/matchup.ts'
import { playTeamLeague } from '#domain/team-league/team-play.ts'
import type { TeamStanding } from '#domain/team-league/team-standings.ts'
import type { Database } from '../../db/open-database.ts'
import { listMatchups, type StoredMatchup } from './matchup-queries.ts'
import type { LeagueFacts } from './queries.ts'
import { listTeams, type LeagueTeam } from './team-queries.ts'

export type WholeTeamPlay = {
  teams: readonly LeagueTeam[]
  matchups: readonly (StoredMatchup & { isShown: boolean; tally: MatchupTally })[]
  standings: readonly TeamStanding[]
}

export async function loadTeamPlay(
  db: Database,
  league: LeagueFacts,
  now: number,
): Promise<WholeTeamPlay | null> {
  if (league.fields.kind !== 'teams') return null
  const teams = await listTeams(db, league)
  const matchups = await listMatchups(db, league, league.timezone)
  const { tallies, standings } = playTeamLeague(teams, matchups, league.fields)
  return {
    teams,
    standings,
    matchups: matchups.flatMap((matchup) => {
      const tally = tallies.get(matchup.matchupId)
      return tally === undefined
        ? []
        : [{ ...matchup, tally, isShown: areLineupsShown(matchup, now) }]
    }),
  }
}
