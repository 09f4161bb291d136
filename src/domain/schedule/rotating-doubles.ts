// Rotating doubles: everyone plays with and against as many others as possible. Partners repeat as
// little as can be, then byes are even, then opponents. Pure and seeded: the same request gives the
// same rounds. See docs/decisions/015-schedule.md.
import { createRandom } from '../shared/random.ts'
import { readHistory } from './history.ts'
import type { Game, Round } from './schedule.ts'
import { search, stepsForGames, toSearchProblem, type Problem } from './search.ts'

export type RotatingRequest = {
  /** The players of the rounds to come, by number; at least four. */
  here: readonly number[]
  /** Courts in each of the rounds to come; those that cannot be filled stay empty. */
  courts: readonly number[]
  seed: number
  /** What was played before; it counts, and stays as it is. */
  played?: readonly Round[]
  /** How many swaps the search may try: as many as the games are worth when not given. */
  steps?: number
  /** Asked now and then; the search ends with the best so far when it is true. */
  shouldStop?: () => boolean
}

const mostSteps = 6_000_000
/**
 * Before the first round the numbering alone makes evenings differ; the search is the same one, so
 * that no seed gets a worse evening.
 */
const freshSeed = 1

/** The rounds to come. Throws when fewer than four are here. */
export function rotatingDoubles(request: RotatingRequest): Round[] {
  const { seed, played = [] } = request
  const { players, usable } = lineUp(request)
  const isFresh = played.length === 0
  const problem = toSearchProblem(players.length, usable, readHistory(players, played), isFresh)
  return toRounds(problem, request, players, isFresh ? freshSeed : seed)
}

/**
 * The rounds to come drawn by lot: partners repeat as little as can be and byes are even; opponents
 * are as chance has it. Throws when fewer than four are here.
 */
export function scrambledDoubles(request: RotatingRequest): Round[] {
  const { players, usable } = lineUp(request)
  const problem = toSearchProblem(
    players.length,
    usable,
    readHistory(players, request.played ?? []),
    false,
  )
  const careless = {
    ...problem,
    raise: new Int32Array(problem.raise.length),
    target: { ...problem.target, opponentCost: 0 },
  }
  return toRounds(careless, request, players, request.seed)
}

/**
 * Which player has which number in the search is drawn, so that a table or a known run is not the
 * same evening for everyone.
 */
function lineUp({ here, courts, seed }: RotatingRequest): { players: number[]; usable: number[] } {
  if (here.length < 4) throw new Error('rotating doubles needs four players')
  return {
    players: createRandom(seed).shuffle(here),
    usable: courts.map((each) => Math.min(each, Math.floor(here.length / 4))),
  }
}

function toRounds(
  problem: Problem,
  { steps, shouldStop = () => false }: RotatingRequest,
  players: readonly number[],
  seed: number,
): Round[] {
  const { courts, known } = problem
  const games = courts.reduce((sum, each) => sum + each, 0)
  const worth = Math.max(stepsForGames(games, mostSteps), known?.steps ?? 0)
  const { slots } = search(problem, { seed, steps: steps ?? worth, shouldStop })
  return roundsFrom(slots, players, courts)
}

/** The rounds that a search has found, by the numbers of `players`. */
export function roundsFrom(
  slots: Int16Array,
  players: readonly number[],
  courts: readonly number[],
): Round[] {
  const width = players.length
  const stride = Math.ceil(width / 4) * 4
  return courts.map((games, round) => {
    const at = (place: number): number => players[slots[round * stride + place] ?? 0] ?? 0
    return {
      games: Array.from({ length: games }, (_, game): Game => ({
        court: game + 1,
        teams: [
          [at(game * 4), at(game * 4 + 1)],
          [at(game * 4 + 2), at(game * 4 + 3)],
        ],
      })),
      byes: Array.from({ length: width - games * 4 }, (_, place) => at(games * 4 + place)).toSorted(
        (a, b) => a - b,
      ),
    }
  })
}
