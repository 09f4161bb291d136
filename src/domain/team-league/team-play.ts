// Computes a team league: the tally of every match-up, and the resulting standings.
import type { ScoreRule } from '../event/format.ts'
import { tallyMatchup, type MatchupTally, type PairResult } from './matchup.ts'
import { rankTeams, type TeamStanding } from './team-standings.ts'

type Played = { matchupId: string; a: string; b: string; results: readonly PairResult[] }

export function playTeamLeague(
  teams: readonly { teamId: string }[],
  matchups: readonly Played[],
  { pairs, ...rule }: ScoreRule & { pairs: number },
): { tallies: ReadonlyMap<string, MatchupTally>; standings: TeamStanding[] } {
  const tallied = matchups.map(({ matchupId, a, b, results }) => ({
    matchupId,
    a,
    b,
    tally: tallyMatchup(results, pairs, rule),
  }))
  return {
    tallies: new Map(tallied.map(({ matchupId, tally }) => [matchupId, tally])),
    standings: rankTeams(
      teams.map(({ teamId }) => teamId),
      tallied,
    ),
  }
}
