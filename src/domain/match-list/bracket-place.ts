// Measures how far an entrant got in a bracket, as numbers compared from first to last; higher is
// better.
import type { MatchStage } from '../match/match.ts'
import type { EntrantMatch } from './entrant.ts'

type Reached = readonly number[]

const weights = { final: 6, bronze: 5, alive: 4, out: 3, consolation: 2, pool: 1 } as const

/**
 * Order: the final, the bronze match, players still in, then rounds reached by those out (in the
 * losers' bracket, where there is one), the consolation bracket, and players left in pools by pool
 * rank.
 */
export function findReached(parts: readonly EntrantMatch[], poolRank: number): Reached {
  const last = (...stages: MatchStage[]): EntrantMatch | undefined =>
    parts
      .filter(({ match }) => stages.includes(match.stage))
      .toSorted(
        (one, other) => other.match.round - one.match.round || other.match.slot - one.match.slot,
      )[0]
  const end = last('final') ?? last('bronze')
  if (end !== undefined)
    return [
      end.match.stage === 'final' ? weights.final : weights.bronze,
      ...outcome(lastDecided(parts, end.match.stage) ?? end),
    ]
  const consolation = last('consolation')
  if (consolation !== undefined)
    return [weights.consolation, consolation.match.round, ...outcome(consolation)]
  const losers = last('losers')
  if (losers !== undefined)
    return [hasLost(losers) ? weights.out : weights.alive, losers.match.round, ...outcome(losers)]
  const winners = last('winners')
  if (winners !== undefined)
    return [
      hasLost(winners) ? weights.out : weights.alive,
      winners.match.round,
      ...outcome(winners),
    ]
  return [weights.pool, -poolRank]
}

const lastDecided = (parts: readonly EntrantMatch[], stage: MatchStage): EntrantMatch | undefined =>
  parts
    .filter(({ match }) => match.stage === stage && match.state === 'confirmed')
    .toSorted(
      (one, other) => other.match.round - one.match.round || other.match.slot - one.match.slot,
    )[0]

const hasLost = ({ match, side }: EntrantMatch): boolean =>
  match.state === 'confirmed' && match.winner !== side
const outcome = ({ match, side }: EntrantMatch): Reached => [
  match.state === 'confirmed' && match.winner === side ? 1 : 0,
]

export function compareReached(one: Reached, other: Reached): number {
  for (let index = 0; index < Math.max(one.length, other.length); index += 1) {
    const difference = (other[index] ?? 0) - (one[index] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
