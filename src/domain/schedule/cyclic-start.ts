// A start for the search when rounds nearly make a full cycle: one well-spread round, rotated by
// one number each round (whist tables where known, a short search otherwise). Byes are neighbors in
// the cycle, so laps are even.
import type { Random } from '../shared/random.ts'
import { partnerOnceRounds, twinRounds } from './partner-once-tables.ts'
import { nearWhistRounds, whistOfNine, whistRounds } from './whist-tables.ts'

/**
 * Below this share of a cycle, its order doesn't help; above the second, a table is used unchanged.
 */
const enough = 0.6
const nearlyAll = 0.83
const tries = 6_000
const partnerWeight = 6

type Cycle = {
  modulus: number
  base: Int16Array
  rotations: readonly number[]
  together: Int32Array
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b))
const modulo = (a: number, m: number): number => ((a % m) + m) % m

/**
 * Rotation of each round: with byes in steps of their number, so a lap ends before the next begins;
 * otherwise in steps of any unit.
 */
function chooseRotations(modulus: number, byes: number, rounds: number, random: Random): number[] {
  if (byes > 1) {
    const [shared, lap] = [gcd(byes, modulus), modulus / gcd(byes, modulus)]
    return Array.from(
      { length: rounds },
      (_, round) => (Math.floor(round / lap) % shared) + (round % lap) * byes,
    ).map((each) => each % modulus)
  }
  const units = Array.from({ length: modulus }, (_, unit) => unit).filter(
    (unit) => gcd(unit, modulus) === 1,
  )
  const unit = random.pick(units)
  return Array.from({ length: rounds }, (_, round) => (round * unit) % modulus)
}

function countTogether(modulus: number, rotations: readonly number[]): Int32Array {
  const together = new Int32Array(modulus)
  for (const one of rotations)
    for (const other of rotations)
      together[modulo(one - other, modulus)] = (together[modulo(one - other, modulus)] ?? 0) + 1
  return together
}

const partners = [
  [0, 1],
  [2, 3],
] as const
const opponents = [
  [0, 2],
  [0, 3],
  [1, 2],
  [1, 3],
] as const

function squares(
  { modulus, base, together }: Cycle,
  edges: readonly (readonly [number, number])[],
): number {
  const first: number[][] = Array.from({ length: modulus + 1 }, () => [])
  for (let game = 0; game < base.length; game += 4) {
    for (const [i, j] of edges) {
      const [x, y] = [base[game + i] as number, base[game + j] as number]
      if (x < 0 || y < 0) (first[modulus] as number[]).push(Math.max(x, y))
      else if (modulo(y - x, modulus) * 2 < modulus)
        (first[modulo(y - x, modulus)] as number[]).push(x)
      else if (modulo(x - y, modulus) * 2 < modulus)
        (first[modulo(x - y, modulus)] as number[]).push(y)
      else (first[modulus / 2] as number[]).push(x, y)
    }
  }
  let sum = 0
  for (const [difference, starts] of first.entries()) {
    const weight = difference * 2 === modulus ? 0.5 : 1
    for (const one of starts)
      for (const other of starts) sum += weight * (together[modulo(one - other, modulus)] as number)
  }
  return sum
}

const getCost = (cycle: Cycle): number =>
  squares(cycle, partners) * partnerWeight + squares(cycle, opponents)

function spread(cycle: Cycle, random: Random): void {
  const { base, rotations } = cycle
  let cost = getCost(cycle)
  let [best, bestCost] = [Int16Array.from(base), cost]
  for (let step = 0; step < tries; step += 1) {
    const threshold = rotations.length * 3 * (1 - step / tries) * random.next()
    const [i, j] = [random.between(0, base.length - 1), random.between(0, base.length - 1)]
    if (i >> 1 === j >> 1) continue
    const [a, b] = [base[i] as number, base[j] as number]
    base[i] = b
    base[j] = a
    const changed = getCost(cycle)
    if (changed - cost <= threshold) cost = changed
    else [base[i], base[j]] = [a, b]
    if (cost < bestCost) [best, bestCost] = [Int16Array.from(base), cost]
  }
  base.set(best)
}

const findTable = (players: number, courts: number): readonly number[] | undefined =>
  players - courts * 4 < 4
    ? (whistRounds[players] ?? nearWhistRounds[players] ?? partnerOnceRounds[players])
    : undefined

function turn(
  players: number,
  courts: number,
  modulus: number,
  rounds: number,
  random: Random,
): number[][] {
  const byes = players - courts * 4
  const rotations = chooseRotations(modulus, byes, rounds, random)
  const free = [
    ...(byes === 0 ? [-1] : []),
    ...Array.from({ length: modulus - byes }, (_, number) => number + byes),
  ]
  const table = findTable(players, courts)
  const base = Int16Array.from(table ?? random.shuffle(free))
  if (table === undefined || rounds < modulus * nearlyAll)
    spread({ modulus, base, rotations, together: countTogether(modulus, rotations) }, random)
  return rotations.map((by) =>
    withByes(
      [...base].map((number) => (number < 0 ? players - 1 : (number + by) % modulus)),
      players,
    ),
  )
}

/**
 * Two halves rotate within themselves, one after the other. One of each half sits out, so a lap of
 * byes is one turn.
 */
function turnTwins(twins: readonly (readonly number[])[], players: number, rounds: number) {
  const half = players / 2
  return Array.from({ length: rounds }, (_, round) =>
    withByes(
      (twins[Math.floor(round / half) % 2] ?? []).map((number) =>
        number < half ? (number + round) % half : half + ((number - half + round) % half),
      ),
      players,
    ),
  )
}

/**
 * Seats per round, games first, then byes; null when there are too few or too many rounds for a
 * cycle.
 */
export function cyclicStart(
  players: number,
  courts: number,
  rounds: number,
  random: Random,
): number[][] | null {
  const modulus = players === courts * 4 ? players - 1 : players
  if (rounds > modulus * 2 || rounds < modulus * enough || courts === 0) return null
  if (players === 9 && courts === 2)
    return Array.from({ length: rounds }, (_, round) =>
      withByes(whistOfNine[round % 9] ?? [], players),
    )
  const twins = players - courts * 4 < 4 ? twinRounds[players] : undefined
  return twins === undefined || rounds < modulus * nearlyAll
    ? turn(players, courts, modulus, rounds, random)
    : turnTwins(twins, players, rounds)
}

export function withByes(games: readonly number[], players: number): number[] {
  const playing = new Set(games)
  return [
    ...games,
    ...Array.from({ length: players }, (_, player) => player).filter(
      (player) => !playing.has(player),
    ),
  ]
}
