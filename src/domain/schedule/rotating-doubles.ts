// Rotating doubles: everyone plays with and against as many others as possible. Partners repeat as little as can be, then byes are even, then
// opponents. Pure and seeded: the same request gives the same rounds. See docs/decisions/015-schedule.md.
import { createRandom } from '../shared/random.ts'
import { readHistory } from './history.ts'
import type { Game, Round } from './schedule.ts'
import { problemOf, search } from './search.ts'

export type RotatingRequest = {
  /** Who plays in the rounds to come, by number; at least four. */
  here: readonly number[]
  /** Courts in each of the rounds to come; those that cannot be filled stay empty. */
  courts: readonly number[]
  seed: number
  /** What was played before; it counts, and stays as it is. */
  played?: readonly Round[]
  /** How many swaps the search may try: half a second's worth when not given. */
  steps?: number
  /** Asked now and then; the search ends with the best so far when it is true. */
  shouldStop?: () => boolean
}

const defaultSteps = 6_000_000
/** Before the first round the numbering alone makes evenings differ; the search is the same one, so that no seed gets a worse evening. */
const freshSeed = 1

/** The rounds to come. Throws when fewer than four are here. */
export function rotatingDoubles({ here, courts, seed, played = [], steps = defaultSteps, shouldStop = () => false }: RotatingRequest): Round[] {
  if (here.length < 4) throw new Error('rotating doubles needs four players')
  const width = here.length
  const usable = courts.map((each) => Math.min(each, Math.floor(width / 4)))
  // Which player has which number in the search is drawn, so that a table or a known run is not the same evening for everyone.
  const players = createRandom(seed).shuffle(here)
  const isFresh = played.length === 0
  const effort = { seed: isFresh ? freshSeed : seed, steps, shouldStop }
  const { slots } = search(problemOf(width, usable, readHistory(players, played), isFresh), effort)
  const stride = Math.ceil(width / 4) * 4
  return usable.map((games, round) => {
    const at = (place: number): number => players[slots[round * stride + place] ?? 0] ?? 0
    return {
      games: Array.from({ length: games }, (_, game): Game => ({ court: game + 1, teams: [[at(game * 4), at(game * 4 + 1)], [at(game * 4 + 2), at(game * 4 + 3)]] })),
      byes: Array.from({ length: width - games * 4 }, (_, place) => at(games * 4 + place)).toSorted((a, b) => a - b),
    }
  })
}
