// The search behind rotating doubles: annealing runs from cycles and random seats until the optimum
// is found or the steps are used. Fewer repeated partners win, then more even opponents.
import { createRandom, type Random } from '../shared/random.ts'
import { anneal, isBetter, type Best, type Cooling, type Kinds, type Target } from './anneal.ts'
import { ByeBook, assignByes, type Freedom } from './bye-book.ts'
import { cyclicStart } from './cyclic-start.ts'
import { leastCost, type History } from './history.ts'
import { findKnownRun, type KnownRun } from './known-runs.ts'
import { ringStart } from './ring-start.ts'
import { SearchGrid } from './search-grid.ts'

export type Effort = { seed: number; steps: number; shouldStop: () => boolean }

/** The games per round, earlier rounds, and the cost that no schedule can beat, if known. */
export type ScheduleProblem = {
  width: number
  courts: readonly number[]
  history: History
  raise: Int32Array
  target: Target
  isFresh: boolean
  known: KnownRun | null
  /** The seats of a table that is the best known. */
  table: readonly (readonly number[])[] | null
}

export type Start = {
  board: SearchGrid
  books: readonly ByeBook[]
  kinds: Kinds
  cooling: Cooling
  random: Random
}

type Progress = { used: number; steps: number }

const beyondEven = 2
const longCooling: Cooling = { steps: 1_500_000, hot: 0.5, cold: 0.25, partnerWeight: 3 }
const stepsPerPlace = 3_000
/** A long run takes a sixth of the steps, leaving room for short ones. */
const shortRuns = 10
const longRuns = 6

export const stepsForGames = (games: number, most: number): number =>
  Math.min(most, games * 4 * stepsPerPlace * shortRuns)

export const longRun = (steps: number, most: number): number =>
  Math.min(most, Math.ceil(steps / longRuns))

export function toSearchProblem(
  width: number,
  courts: readonly number[],
  history: History,
  isFresh: boolean,
): ScheduleProblem {
  const games = courts.reduce((sum, each) => sum + each, 0)
  const opponents = leastCost(history.opponent, width, games * 4)
  const partners = leastCost(history.partner, width, games * 2)
  const raise = Int32Array.from(
    { length: 256 },
    (_, meetings) => meetings + (meetings >= opponents.level ? beyondEven : 0),
  )
  const isSteady = isFresh && courts.every((each) => each === courts[0])
  const size = [width, courts[0] ?? 0, courts.length] as const
  const known = isSteady ? findKnownRun(...size) : null
  const table = isSteady ? ringStart(...size) : null
  const problem: ScheduleProblem = {
    width,
    courts,
    history,
    raise,
    target: known?.target ?? { partnerCost: partners.cost, opponentCost: opponents.cost },
    isFresh,
    known,
    table,
  }
  if (table === null) return problem
  const { partnerCost, opponentCost } = seatedBoard(problem, table)
  return { ...problem, target: { partnerCost, opponentCost } }
}

function seatedBoard(
  { width, courts, history, raise }: ScheduleProblem,
  seats: readonly (readonly number[])[],
): SearchGrid {
  const board = new SearchGrid({ width, courts }, raise, history.partner, history.opponent)
  board.seat(seats)
  return board
}

/** A start from fixed seats, the same for every search. */
function seatedStart(
  problem: ScheduleProblem,
  seats: readonly (readonly number[])[],
  { random, freedom, cooling }: Pick<Start, 'random' | 'cooling'> & { freedom: Freedom },
): Start {
  const byes = seats.map((seat, round) => seat.slice((problem.courts[round] ?? 0) * 4))
  return {
    board: seatedBoard(problem, seats),
    books: [new ByeBook(byes, problem.history.byes, freedom)],
    kinds: 1,
    cooling,
    random,
  }
}

function randomStart(
  problem: ScheduleProblem,
  random: Random,
  freedom: Freedom,
  cooling: Cooling,
): Start {
  const { width, courts, history } = problem
  const byes = assignByes(
    courts.map((each) => width - each * 4),
    history.byes,
    random,
  )
  const players = Array.from({ length: width }, (_, player) => player)
  const seats = byes.map((sitting) => [
    ...random.shuffle(players.filter((player) => !sitting.includes(player))),
    ...sitting,
  ])
  return seatedStart(problem, seats, { random, freedom, cooling })
}

function cyclicRun(
  problem: ScheduleProblem,
  random: Random,
  freedom: Freedom,
  cooling: Cooling,
): Start | null {
  const { width, courts, isFresh } = problem
  const first = courts[0] ?? 0
  const seats =
    isFresh && courts.every((each) => each === first)
      ? cyclicStart(width, first, courts.length, random)
      : null
  return seats === null
    ? null
    : seatedStart(problem, seats, { random, freedom, cooling: { ...cooling, hot: 0.45 } })
}

/**
 * Runs vary: byes are freer in the second half, every fourth run is long, and repeated partners
 * weigh more in every third.
 */
function makeStart(
  problem: ScheduleProblem,
  random: Random,
  run: number,
  { used, steps }: Progress,
): Start {
  const { known, table } = problem
  if (run === 0 && table !== null)
    return seatedStart(problem, table, {
      random,
      freedom: 'in the end',
      cooling: { ...longCooling, steps: 1 },
    })
  if (run === 0 && known !== null)
    return randomStart(problem, createRandom(known.seed), known.freedom, {
      ...longCooling,
      steps: known.steps,
    })
  const freedom = used < 0.5 ? 'rested' : used < 0.75 ? 'in every round' : 'in the end'
  if (run % 4 === 3)
    return randomStart(problem, random, freedom, {
      ...longCooling,
      steps: longRun(steps, longCooling.steps),
    })
  const places = problem.courts.reduce((sum, each) => sum + each * 4, 0)
  const cooling = {
    steps: stepsPerPlace * places,
    hot: 0.7,
    cold: 0.2,
    partnerWeight: run % 3 === 2 ? 5 : 2,
  }
  return (
    (run % 2 === 0 ? cyclicRun(problem, random, freedom, cooling) : null) ??
    randomStart(problem, random, freedom, cooling)
  )
}

export function search(problem: ScheduleProblem, effort: Effort): Best {
  const random = createRandom(effort.seed)
  return restart(
    (run, used) => makeStart(problem, random, run, { used, steps: effort.steps }),
    problem.target,
    effort,
  )
}

/**
 * Repeats runs until `target` is met. `begin` gets the run's number and the fraction of steps used.
 */
export function restart(
  begin: (run: number, used: number) => Start,
  target: Target,
  { steps, shouldStop }: Omit<Effort, 'seed'>,
): Best {
  let best: Best | null = null
  let used = 0
  for (
    let run = 0;
    best === null || (used < steps && isBetter(target, best) && !shouldStop());
    run += 1
  ) {
    const start = begin(run, used / steps)
    const length = Math.min(start.cooling.steps, steps - used)
    const found = anneal({
      ...start,
      cooling: { ...start.cooling, steps: length },
      target,
      shouldStop,
    })
    if (best === null || isBetter(found, best)) best = found
    used += length
  }
  return best
}
