// Rotating doubles: everyone plays with and against as many others as possible. Minimizes repeated
// partners, then evens out byes, then opponents; pure and seeded. See
// docs/decisions/015-schedule.md.
import { createRandom } from '../shared/random.ts'
import { readHistory } from './history.ts'
import type { Game, Round } from './schedule.ts'
import { search, stepsForGames, toSearchProblem, type ScheduleProblem } from './search.ts'

export type RotatingRequest = {
  here: readonly number[]
  courts: readonly number[]
  seed: number
  played?: readonly Round[]
  steps?: number
  shouldStop?: () => boolean
}

const mostSteps = 6_000_000
/**
 * Before the first round the search always uses this seed and only the numbering differs, so no
 * seed gets a worse schedule.
 */
const freshSeed = 1

/** Throws with fewer than four players. */
export function rotatingDoubles(request: RotatingRequest): Round[] {
  const { seed, played = [] } = request
  const { players, usable } = lineUp(request)
  const isFresh = played.length === 0
  const problem = toSearchProblem(players.length, usable, readHistory(players, played), isFresh)
  return toRounds(problem, request, players, isFresh ? freshSeed : seed)
}

/**
 * Random rounds: partners repeat as little as possible and byes are even; opponents are left to
 * chance. Throws with fewer than four players.
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

/** Assigns players to search numbers by lot, so that a table or a known run differs each time. */
function lineUp({ here, courts, seed }: RotatingRequest): { players: number[]; usable: number[] } {
  if (here.length < 4) throw new Error('rotating doubles needs four players')
  return {
    players: createRandom(seed).shuffle(here),
    usable: courts.map((each) => Math.min(each, Math.floor(here.length / 4))),
  }
}

function toRounds(
  problem: ScheduleProblem,
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
