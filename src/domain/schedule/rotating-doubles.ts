// Rotating doubles: everyone plays with and against as many others as possible. Partners repeat as little as can be, then byes are even, then
// opponents. Pure and seeded: the same request gives the same rounds. See docs/decisions/012-schedule.md.
import { createRandom, type Random } from '../shared/random.ts'
import { anneal, type Best, type Target } from './anneal.ts'
import { Board } from './board.ts'
import { cyclicStart } from './cyclic-start.ts'
import { ByeBook, dealByes, type ByeStart, type Freedom } from './bye-book.ts'
import { leastCost, readHistory, type History } from './history.ts'
import type { Game, Round } from './schedule.ts'

export type RotatingRequest = {
  /** Who plays in the rounds to come, by number; at least four. */
  here: readonly number[]
  /** Courts in each of the rounds to come; those that cannot be filled stay empty. */
  courts: readonly number[]
  seed: number
  /** What was played before; it counts, and stays as it is. */
  played?: readonly Round[]
  /** How many swaps the search may try. */
  steps?: number
  /** Asked now and then; the search ends with the best so far when it is true. */
  shouldStop?: () => boolean
}

/** How many opponents' meetings a repeated partner weighs while searching, run by run; of two answers fewer repeats always win. */
const partnerWeights = [2, 2, 5]
const defaultSteps = 6_000_000

type Problem = { width: number; courts: number[]; history: History; byes: ByeStart; raise: Int32Array; target: Target; isFresh: boolean }

function problemOf({ here, courts, played = [] }: RotatingRequest): Problem {
  const width = here.length
  const usable = courts.map((each) => Math.min(each, Math.floor(width / 4)))
  const history = readHistory(here, played)
  const games = usable.reduce((sum, each) => sum + each, 0)
  const opponents = leastCost(history.opponent, width, games * 4)
  const partners = leastCost(history.partner, width, games * 2)
  const raise = Int32Array.from({ length: 256 }, (_, meetings) => meetings + (meetings >= opponents.level ? 2 : 0))
  return { width, courts: usable, history, byes: history.byes, raise, target: { partnerCost: partners.cost, opponentCost: opponents.cost }, isFresh: played.length === 0 }
}

type Start = { board: Board; byes: ByeBook; hot: number }

/** A start from a cycle, when nothing was played and the courts stay the same. */
function cyclicBoard({ width, courts, history, byes, raise, isFresh }: Problem, random: Random, freedom: Freedom): Start | null {
  const first = courts[0] ?? 0
  const seats = isFresh && courts.every((each) => each === first) ? cyclicStart(width, first, courts.length, random) : null
  if (seats === null) return null
  const board = new Board({ width, courts }, raise, history.partner, history.opponent)
  board.seat(seats)
  return { board, byes: new ByeBook(seats.map((seat) => seat.slice(first * 4)), byes, freedom), hot: 0.45 }
}

function randomBoard(problem: Problem, random: Random, freedom: Freedom): Start {
  const { width, courts, history, raise } = problem
  const byes = dealByes(courts.map((each) => width - each * 4), problem.byes, random)
  const players = Array.from({ length: width }, (_, player) => player)
  const board = new Board({ width, courts }, raise, history.partner, history.opponent)
  board.seat(byes.map((sitting) => [...random.shuffle(players.filter((player) => !sitting.includes(player))), ...sitting]))
  return { board, byes: new ByeBook(byes, problem.byes, freedom), hot: 0.7 }
}

function search(request: RotatingRequest, problem: Problem): Best {
  const random = createRandom(request.seed)
  const shouldStop = request.shouldStop ?? (() => false)
  const places = problem.courts.reduce((sum, each) => sum + each * 4, 0)
  const steps = request.steps ?? defaultSteps
  let left = steps
  let perRun = Math.min(left, 3_000 * places)
  let best: Best | null = null
  let run = 0
  while (best === null || (left > 0 && !shouldStop())) {
    const freedom = left > steps / 2 ? 'rested' : left > steps / 4 ? 'in every round' : 'in the end'
    const { board, byes, hot } = (run % 2 === 0 ? cyclicBoard(problem, random, freedom) : null) ?? randomBoard(problem, random, freedom)
    const found = anneal(board, byes, random, { steps: perRun, hot, cold: 0.2, partnerWeight: partnerWeights[run % 3] ?? 2 }, problem.target, shouldStop)
    if (best === null || found.partnerCost < best.partnerCost || (found.partnerCost === best.partnerCost && found.opponentCost < best.opponentCost)) best = found
    if (best.partnerCost <= problem.target.partnerCost && best.opponentCost <= problem.target.opponentCost) break
    run += 1
    left -= perRun
    perRun = Math.min(perRun, Math.max(left, 1))
  }
  return best
}

/** The rounds to come. Throws when fewer than four are here. */
export function rotatingDoubles(request: RotatingRequest): Round[] {
  if (request.here.length < 4) throw new Error('rotating doubles needs four players')
  const problem = problemOf(request)
  const { slots } = search(request, problem)
  const stride = Math.ceil(problem.width / 4) * 4
  return problem.courts.map((courts, round) => {
    const at = (place: number): number => request.here[slots[round * stride + place] ?? 0] ?? 0
    const games = Array.from({ length: courts }, (_, game): Game => ({ court: game + 1, teams: [[at(game * 4), at(game * 4 + 1)], [at(game * 4 + 2), at(game * 4 + 3)]] }))
    const byes = Array.from({ length: problem.width - courts * 4 }, (_, place) => at(courts * 4 + place))
    return { games, byes: byes.toSorted((a, b) => a - b) }
  })
}
