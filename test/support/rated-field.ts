// Simulates games of players with known strengths, rally by rally, and a standard Elo rating to
// compare ours with. Seeded, so results are reproducible.
import type { RatedMatch, RatedResult } from '#domain/rating/replay.ts'
import { createRandom, type Random } from '#domain/shared/random.ts'

export type Field = {
  players: number
  gamesEach: number
  sideOut: boolean
  doubles: boolean
  seed: number
}
export type PlayedField = { /** By player. */ strength: number[]; matches: RatedResult[] }

const middle = 3.5
const spread = 0.6
/** Standard deviation of a player's form on the day. */
const dayForm = 0.15
const pointsToWin = 11

const idOf = (player: number): string => `p${player}`

/** Box–Muller transform. */
const gaussian = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next())

const mean = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0) / values.length

/**
 * A game to 11, win by 2. With side-out scoring only the serving side scores, and in doubles both
 * partners serve before the serve changes sides.
 */
function playGame(
  random: Random,
  pRallyA: number,
  { sideOut, doubles }: Pick<Field, 'sideOut' | 'doubles'>,
): [number, number] {
  const points: [number, number] = [0, 0]
  let serving: 0 | 1 = random.chance(0.5) ? 0 : 1
  let servesLeft = 1
  while (Math.max(...points) < pointsToWin || Math.abs(points[0] - points[1]) < 2) {
    const winner = random.chance(pRallyA) ? 0 : 1
    if (!sideOut || winner === serving) points[winner] += 1
    else if (servesLeft > 1) servesLeft -= 1
    else {
      serving = winner
      servesLeft = doubles ? 2 : 1
    }
  }
  return points
}

/**
 * Each player plays `gamesEach` games (a few one more) with and against random others. Rally odds
 * follow the difference of the sides' mean strengths.
 */
export function playField({ players, gamesEach, sideOut, doubles, seed }: Field): PlayedField {
  const random = createRandom(seed)
  const strength = Array.from({ length: players }, () => middle + spread * gaussian(random))
  const seats = doubles ? 4 : 2
  const slope = sideOut ? 0.8 : 1.2
  const matches: RatedMatch[] = []
  let queue: number[] = []
  while (matches.length < (players * gamesEach) / seats) {
    if (queue.length < seats)
      queue = [
        ...queue,
        ...random.shuffle(
          Array.from({ length: players }, (_, player) => player).filter(
            (player) => !queue.includes(player),
          ),
        ),
      ]
    const seated = queue.splice(0, seats)
    const onTheDay = seated.map(
      (player) => (strength[player] ?? middle) + dayForm * gaussian(random),
    )
    const pRallyA =
      1 /
      (1 +
        Math.exp(-slope * (mean(onTheDay.slice(0, seats / 2)) - mean(onTheDay.slice(seats / 2)))))
    const [pointsA, pointsB] = playGame(random, pRallyA, { sideOut, doubles })
    matches.push({
      discipline: doubles ? 'doubles' : 'singles',
      a: seated.slice(0, seats / 2).map(idOf),
      b: seated.slice(seats / 2).map(idOf),
      pointsA,
      pointsB,
    })
  }
  return { strength, matches: matches.map((match, index) => ({ ...match, order: index + 1 })) }
}

/**
 * Elo ratings of the same matches by player id. Uses only the winner; a side's strength is its
 * mean.
 */
export function eloOf(matches: readonly RatedMatch[], k = 32): Map<string, number> {
  const ratings = new Map<string, number>()
  const sideOf = (ids: readonly string[]): number => mean(ids.map((id) => ratings.get(id) ?? 1_500))
  for (const { a, b, pointsA, pointsB } of matches) {
    const expected = 1 / (1 + 10 ** ((sideOf(b) - sideOf(a)) / 400))
    const change = k * ((pointsA > pointsB ? 1 : 0) - expected)
    for (const id of a) ratings.set(id, (ratings.get(id) ?? 1_500) + change)
    for (const id of b) ratings.set(id, (ratings.get(id) ?? 1_500) - change)
  }
  return ratings
}

/** Spearman's rank correlation of strengths and ratings. */
export function rankCorrelation(
  strength: readonly number[],
  ratingOf: (playerId: string) => number,
): number {
  const places = (values: readonly number[]): number[] => {
    const order = values
      .map((_, index) => index)
      .toSorted((i, j) => (values[i] ?? 0) - (values[j] ?? 0))
    return order.reduce<number[]>((ranks, player, place) => {
      ranks[player] = place
      return ranks
    }, [])
  }
  const [real, rated] = [
    places(strength),
    places(strength.map((_, player) => ratingOf(idOf(player)))),
  ]
  const n = strength.length
  return (
    1 -
    (6 * real.reduce((total, place, player) => total + (place - (rated[player] ?? 0)) ** 2, 0)) /
      (n * (n * n - 1))
  )
}
