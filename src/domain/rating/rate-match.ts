// The effect of one match on the ratings of its players: Weng and Lin's Bradley–Terry update
// (openskill), fed the share of the points instead of the winner. The update is linear in the
// outcome, so a share between losing and winning is the mix of both. docs/decisions/018-ratings.md
// says how the numbers here were chosen.
import { bradleyTerryFull } from 'openskill/models'
import type { Rating } from './rating.ts'

/** How much chance there is in a match, for each player of a side. */
const betaEach = 0.5
/** What happens to people between two matches. */
const tau = 0.03
/**
 * So many points weigh as much as one win in the textbook: a long match tells more than a short
 * one.
 */
const pointsPerStep = 5

type Strength = { mu: number; sigma: number }
type Sides = { a: Strength[]; b: Strength[] }

export type RatedSides = { a: readonly Rating[]; b: readonly Rating[] }
export type MatchRating = {
  a: Rating[]
  b: Rating[]
  /** The share of the points that side a was expected to win. */
  expected: number
}

/** Half a point is lent to each side, so that no one is ever expected to win every point. */
const getShare = (pointsA: number, pointsB: number): number =>
  (pointsA + 0.5) / (pointsA + pointsB + 1)

const rested = ({ mu, sigma }: Rating): Strength => ({
  mu,
  sigma: Math.sqrt(sigma * sigma + tau * tau),
})

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
const variance = (side: readonly Strength[]): number => sum(side.map(({ sigma }) => sigma * sigma))

/**
 * The share of the points that side a is expected to win: what the update below compares the match
 * with.
 */
export function expectedShare(a: readonly Strength[], b: readonly Strength[]): number {
  const beta = betaEach * a.length
  const doubt = Math.sqrt(variance(a) + variance(b) + 2 * beta * beta)
  return 1 / (1 + Math.exp((sum(b.map(({ mu }) => mu)) - sum(a.map(({ mu }) => mu))) / doubt))
}

const mixed = (won: readonly Strength[], lost: readonly Strength[], share: number): Strength[] =>
  won.map(({ mu, sigma }, index) => ({
    mu: share * mu + (1 - share) * (lost[index]?.mu ?? mu),
    sigma,
  }))

function step({ a, b }: Sides, share: number): Sides {
  // The model takes the winner first.
  const options = { beta: betaEach * a.length, gamma: () => 1, rank: [1, 2] }
  const [aWon = [], bLost = []] = bradleyTerryFull([a, b], options)
  const [bWon = [], aLost = []] = bradleyTerryFull([b, a], options)
  return { a: mixed(aWon, aLost, share), b: mixed(bWon, bLost, 1 - share) }
}

/**
 * The ratings after a match in which side a won `pointsA` points in all its games and side b
 * `pointsB`, at least one together. Both sides are of the same size.
 */
export function rateMatch({ a, b }: RatedSides, pointsA: number, pointsB: number): MatchRating {
  const before: Sides = { a: a.map(rested), b: b.map(rested) }
  const share = getShare(pointsA, pointsB)
  const steps = Math.max(1, Math.round((pointsA + pointsB) / pointsPerStep))
  let sides = before
  for (let done = 0; done < steps; done += 1) sides = step(sides, share)
  const counted = (side: readonly Strength[], earlier: readonly Rating[]): Rating[] =>
    side.map(({ mu, sigma }, index) => ({ mu, sigma, games: (earlier[index]?.games ?? 0) + 1 }))
  return {
    a: counted(sides.a, a),
    b: counted(sides.b, b),
    expected: expectedShare(before.a, before.b),
  }
}
