// A match-up of two teams is won by more pairs, then games, then points; equal in all is a tie.
import type { ScoreRule } from '../event/format.ts'
import type { GamePoints } from '../match/match.ts'
import { gameWinner, matchWinner } from '../match/score.ts'
import type { TeamSide } from './team-league.ts'

export type PairResult = { pair: number; games: readonly GamePoints[] }

export type TeamTally = { pairs: number; games: number; points: number }
/** outcome is null until every pair has a result. */
export type MatchupTally = { a: TeamTally; b: TeamTally; outcome: TeamSide | 'tie' | null }

export function tallyMatchup(
  results: readonly PairResult[],
  pairs: number,
  rule: ScoreRule,
): MatchupTally {
  const games = results.flatMap((result) => result.games)
  const tally = (side: TeamSide): TeamTally => ({
    pairs: results.filter((result) => matchWinner(result.games, rule) === side).length,
    games: games.filter((game) => gameWinner(game, rule) === side).length,
    points: games.reduce((sum, [a, b]) => sum + (side === 'a' ? a : b), 0),
  })
  const [a, b] = [tally('a'), tally('b')]
  return { a, b, outcome: results.length < pairs ? null : decideMatchup(a, b) }
}

function decideMatchup(a: TeamTally, b: TeamTally): TeamSide | 'tie' {
  const ahead = a.pairs - b.pairs || a.games - b.games || a.points - b.points
  if (ahead === 0) return 'tie'
  return ahead > 0 ? 'a' : 'b'
}

/**
 * Captains enter and correct scores from the reveal of line-ups until all are complete; afterwards
 * only organizers.
 */
export const mayCaptainsScore = ({ outcome }: Pick<MatchupTally, 'outcome'>): boolean =>
  outcome === null
