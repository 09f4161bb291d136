// Updates ratings after one match: Weng and Lin's Bradley–Terry update (openskill), with the share
// of points as outcome. The update is linear in the outcome, so a share mixes win and loss.
// docs/decisions/018-ratings.md explains the constants.
import { bradleyTerryFull } from 'openskill/models'
import type { Rating } from './rating.ts'

const betaEach = 0.5
const tau = 0.03
/**
 * This many points weigh as much as one textbook win, so a long match weighs more than a short one.
 */
const pointsPerStep = 5

type Strength = { mu: number; sigma: number }
type Sides = { a: Strength[]; b: Strength[] }

export type RatedSides = { a: readonly Rating[]; b: readonly Rating[] }
export type MatchRating = {
  a: Rating[]
  b: Rating[]
  expected: number
}

/** Adds half a point per side, so no share is ever 0 or 1. */
const getShare = (pointsA: number, pointsB: number): number =>
  (pointsA + 0.5) / (pointsA + pointsB + 1)

const rested = ({ mu, sigma }: Rating): Strength => ({
  mu,
  sigma: Math.sqrt(sigma * sigma + tau * tau),
})

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
const variance = (side: readonly Strength[]): number => sum(side.map(({ sigma }) => sigma * sigma))

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
  const options = { beta: betaEach * a.length, gamma: () => 1, rank: [1, 2] }
  const [aWon = [], bLost = []] = bradleyTerryFull([a, b], options)
  const [bWon = [], aLost = []] = bradleyTerryFull([b, a], options)
  return { a: mixed(aWon, aLost, share), b: mixed(bWon, bLost, 1 - share) }
}

/**
 * `pointsA` and `pointsB` are sums over all games, at least one together. Both sides have the same
 * size.
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
