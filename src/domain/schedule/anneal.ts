// Simulated annealing over a search grid: swaps players within a round and byes within their lap.
// Only integers and plain arithmetic are used, so a seed gives the same result on every machine.
import type { Random } from '../shared/random.ts'
import type { ByeBook } from './bye-book.ts'
import { opponentPart, partnerPart, type SearchGrid } from './search-grid.ts'

const largestRise = 64
const stages = 120

function decay(x: number): number {
  let power = 1 - x / 4096
  for (let doubling = 0; doubling < 12; doubling += 1) power *= power
  return x > 80 ? 0 : power
}

export type Target = { partnerCost: number; opponentCost: number }

export type Kinds = 1 | 2

export type Best = { partnerCost: number; opponentCost: number; slots: Int16Array }

type Walk = {
  board: SearchGrid
  kinds: Kinds
  random: Random
  partnerWeight: number
  chances: Float64Array
  best: Best
}

export const isBetter = (one: Target, other: Target): boolean =>
  one.partnerCost < other.partnerCost ||
  (one.partnerCost === other.partnerCost && one.opponentCost < other.opponentCost)

function keepIfBest({ board, best }: Walk): void {
  if (!isBetter(board, best)) return
  best.partnerCost = board.partnerCost
  best.opponentCost = board.opponentCost
  best.slots.set(board.slots)
}

function isTaken({ chances, random, partnerWeight }: Walk, packed: number): boolean {
  const rise = partnerPart(packed) * partnerWeight + opponentPart(packed)
  return rise <= 0 || (rise < largestRise && random.next() < (chances[rise] as number))
}

function tryPlaces(walk: Walk): void {
  const { board, kinds, random } = walk
  const round = Math.floor(random.next() * board.rounds)
  const playing = board.playing[round] as number
  const i = Math.floor(random.next() * playing)
  const j = Math.floor(random.next() * playing)
  if (i >> 1 === j >> 1 || (kinds === 2 && ((i ^ j) & 1) === 1)) return
  const start = round * board.stride
  const packed = board.cost(start + i, start + j, false)
  if (!isTaken(walk, packed)) return
  board.swap(round, start + i, start + j, false, packed)
  if (packed < 0) keepIfBest(walk)
}

function tryByes(walk: Walk, books: readonly ByeBook[]): void {
  const { board, random } = walk
  const byes = books.length === 1 ? books[0] : books[Math.floor(random.next() * books.length)]
  if (byes === undefined) return
  const trade = byes.propose(board, random)
  if (trade === null) return
  const before = { partnerCost: board.partnerCost, opponentCost: board.opponentCost }
  byes.apply(board, trade)
  const packed =
    (board.partnerCost - before.partnerCost) * 4096 + board.opponentCost - before.opponentCost
  if (isTaken(walk, packed)) keepIfBest(walk)
  else byes.undo(board, trade)
}

export type Cooling = { steps: number; hot: number; cold: number; partnerWeight: number }

export type Annealing = {
  board: SearchGrid
  books: readonly ByeBook[]
  kinds: Kinds
  random: Random
  cooling: Cooling
  target: Target
  shouldStop: () => boolean
}

/**
 * Searches `steps` tries, cooling from `hot` to `cold`, and returns the best grid seen. Ends early
 * at `target`, the optimum, or when `shouldStop` returns true.
 */
export function anneal({
  board,
  books,
  kinds,
  random,
  cooling,
  target,
  shouldStop,
}: Annealing): Best {
  const best: Best = {
    partnerCost: board.partnerCost,
    opponentCost: board.opponentCost,
    slots: Int16Array.from(board.slots),
  }
  const walk: Walk = {
    board,
    kinds,
    random,
    partnerWeight: cooling.partnerWeight,
    chances: new Float64Array(largestRise),
    best,
  }
  const tradeable = books.filter((book) => book.isTradeable)
  const perStage = Math.ceil(cooling.steps / stages)
  for (let stage = 0; stage < stages; stage += 1) {
    const temperature = cooling.hot + ((cooling.cold - cooling.hot) * stage) / (stages - 1)
    for (let rise = 0; rise < largestRise; rise += 1) walk.chances[rise] = decay(rise / temperature)
    for (let step = 0; step < perStage; step += 1) {
      if (tradeable.length > 0 && random.next() < 0.1) tryByes(walk, tradeable)
      else tryPlaces(walk)
    }
    if (!isBetter(target, best) || shouldStop()) break
  }
  return best
}
