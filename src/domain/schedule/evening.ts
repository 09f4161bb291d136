// The state that round-by-round formats plan from: players, past rounds, games that fit, and byes.
import type { Match, Side } from '../match/match.ts'
import { createRandom, type Random } from '../shared/random.ts'
import { assignByes } from './bye-book.ts'
import { readByes, type RoundAttendance } from './history.ts'
import { keptRounds, listPresentNumbers, type KeptRound } from './kept-rounds.ts'
import type { PlannedGame, PlanRequest } from './planned-round.ts'

export type Evening = {
  here: readonly number[]
  kept: readonly KeptRound[]
  courts: readonly number[]
  sideSize: 1 | 2
  games: number
  sitting: number
  random: Random
}

export function readEvening({ list, play, seed }: PlanRequest): Evening {
  const here = listPresentNumbers(list)
  const sideSize = play === 'doubles' ? 2 : 1
  const games = Math.min(list.courts.length, Math.floor(here.length / (sideSize * 2)))
  return {
    here,
    kept: keptRounds(list),
    courts: list.courts.slice(0, games),
    sideSize,
    games,
    sitting: here.length - games * sideSize * 2,
    random: createRandom(seed),
  }
}

export const listAttendance = (kept: readonly KeptRound[]): RoundAttendance[] =>
  kept.map(({ matches, byes }) => ({ playing: matches.flatMap(({ a, b }) => [...a, ...b]), byes }))

export function nextByes({ here, kept, sitting, random }: Evening): number[] {
  const [byes = []] = assignByes([sitting], readByes(here, listAttendance(kept)), random)
  return byes.map((place) => here[place] ?? 0)
}

/** Initial order: strongest first, players of unknown strength in the middle, equals by lot. */
export function firstOrder(
  numbers: readonly number[],
  strengths: ReadonlyMap<number, number>,
  random: Random,
): number[] {
  const known = numbers.flatMap((number) => strengths.get(number) ?? [])
  const average = known.reduce((sum, each) => sum + each, 0) / Math.max(1, known.length)
  return random
    .shuffle(numbers)
    .toSorted((one, other) => (strengths.get(other) ?? average) - (strengths.get(one) ?? average))
}

/** null before a report. A disputed score counts as reported until it is decided. */
export function findOutcome({
  a,
  b,
  winner,
}: Pick<Match, 'a' | 'b' | 'winner'>): Record<'winners' | 'losers', readonly number[]> | null {
  const sides: Record<Side, readonly number[]> = { a, b }
  return winner === null
    ? null
    : { winners: sides[winner], losers: sides[winner === 'a' ? 'b' : 'a'] }
}

const splits = [
  [0, 3, 1, 2],
  [0, 2, 1, 3],
  [0, 1, 2, 3],
] as const

/**
 * The first four of `order` play on the first court, and so on. Partners are those with the fewest
 * games together, not in the round before.
 */
export function gamesInOrder(
  order: readonly number[],
  { courts, sideSize, kept }: Evening,
): PlannedGame[] {
  return courts.map((court, index) => {
    const block = order.slice(index * sideSize * 2, (index + 1) * sideSize * 2)
    const [a = 0, b = 0, c = 0, d = 0] = block
    if (sideSize === 1) return { court, pool: null, a: [a], b: [b] }
    const costs = splits.map(
      ([i, j, k, l]) =>
        togetherness(kept, block[i] ?? 0, block[j] ?? 0) +
        togetherness(kept, block[k] ?? 0, block[l] ?? 0),
    )
    const split = splits[costs.indexOf(Math.min(...costs))] ?? splits[0]
    const at = [a, b, c, d] as const
    return { court, pool: null, a: [at[split[0]], at[split[1]]], b: [at[split[2]], at[split[3]]] }
  })
}

const lastRoundWeight = 1000

function togetherness(kept: readonly KeptRound[], one: number, other: number): number {
  const wereTogether = ({ matches }: KeptRound): boolean =>
    matches.some(({ a, b }) => [a, b].some((side) => side.includes(one) && side.includes(other)))
  return (
    kept.filter(wereTogether).length + (kept.slice(-1).some(wereTogether) ? lastRoundWeight : 0)
  )
}
