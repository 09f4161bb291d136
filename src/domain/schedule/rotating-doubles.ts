// Rotating doubles: everyone plays with and against as many others as possible. Partners repeat as little as can be, then byes are even, then
// opponents. Pure and seeded: the same request gives the same rounds. See docs/decisions/012-schedule.md.
import { createRandom, type Random } from '../shared/random.ts'
import { anneal, type Best, type Target } from './anneal.ts'
import { Board } from './board.ts'
import { ByeBook, dealByes, type ByeStart } from './bye-book.ts'
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

const defaultSteps = 4_000_000

type Problem = { width: number; courts: number[]; history: History; byes: ByeStart; raise: Int32Array; target: Target }

function problemOf({ here, courts, played = [] }: RotatingRequest): Problem {
  const width = here.length
  const usable = courts.map((each) => Math.min(each, Math.floor(width / 4)))
  const history = readHistory(here, played)
  const games = usable.reduce((sum, each) => sum + each, 0)
  const opponents = leastCost(history.opponent, width, games * 4)
  const partners = leastCost(history.partner, width, games * 2)
  const raise = Int32Array.from({ length: 256 }, (_, meetings) => meetings + (meetings >= opponents.level ? 2 : 0))
  return { width, courts: usable, history, byes: history.byes, raise, target: { partnerCost: partners.cost, opponentCost: opponents.cost } }
}

function startBoard(problem: Problem, random: Random): { board: Board; byes: ByeBook } {
  const { width, courts, history, raise } = problem
  const byes = dealByes(courts.map((each) => width - each * 4), problem.byes, random)
  const players = Array.from({ length: width }, (_, player) => player)
  const board = new Board({ width, courts }, raise, history.partner, history.opponent)
  board.seat(byes.map((sitting) => [...random.shuffle(players.filter((player) => !sitting.includes(player))), ...sitting]))
  return { board, byes: new ByeBook(byes, problem.byes) }
}

function search(request: RotatingRequest, problem: Problem): Best {
  const random = createRandom(request.seed)
  const shouldStop = request.shouldStop ?? (() => false)
  const places = problem.courts.reduce((sum, each) => sum + each * 4, 0)
  let left = request.steps ?? defaultSteps
  let perRun = Math.min(left, 6_000 * places)
  let best: Best | null = null
  while (best === null || (left > 0 && !shouldStop())) {
    const { board, byes } = startBoard(problem, random)
    const found = anneal(board, byes, random, { steps: perRun, hot: 1.6, cold: 0.25 }, problem.target, shouldStop)
    if (best === null || found.partnerCost < best.partnerCost || (found.partnerCost === best.partnerCost && found.opponentCost < best.opponentCost)) best = found
    if (best.partnerCost <= problem.target.partnerCost && best.opponentCost <= problem.target.opponentCost) break
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
