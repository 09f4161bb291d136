// Round robins of fixed entrants: teams of two, or singles. Everyone meets everyone equally often,
// and byes are even; uses the circle method when courts suffice, otherwise a search that counts
// earlier rounds.
import { createRandom, type Random } from '../shared/random.ts'
import { ByeBook, assignByes, type Freedom } from './bye-book.ts'
import { leastCost, readByes, type RoundAttendance } from './history.ts'
import { DuelGrid } from './search-grid.ts'
import { restart, stepsForGames, type Start } from './search.ts'

export type Duel = readonly [number, number]
export type DuelRound = { games: readonly Duel[]; byes: readonly number[] }
export type DuelRequest = {
  width: number
  courts: readonly number[]
  seed: number
  met: readonly Duel[]
  attendance: readonly RoundAttendance[]
  steps?: number
}

type Problem = {
  width: number
  courts: readonly number[]
  opponent: Uint8Array
  raise: Int32Array
  attendance: readonly RoundAttendance[]
  longRun: number
}

const mostSteps = 3_000_000
const beyondEven = 2

export function duelRounds({
  width,
  courts,
  seed,
  met,
  attendance,
  ...effort
}: DuelRequest): DuelRound[] {
  const random = createRandom(seed)
  const usable = courts.map((each) => Math.min(each, Math.floor(width / 2)))
  const opponent = new Uint8Array(width * width)
  for (const [one, other] of met)
    for (const at of [one * width + other, other * width + one])
      opponent[at] = (opponent[at] ?? 0) + 1
  const games = usable.reduce((sum, each) => sum + each, 0)
  const steps = effort.steps ?? stepsForGames(games, mostSteps)
  const { cost, level } = leastCost(opponent, width, games)
  const raise = Int32Array.from(
    { length: 256 },
    (_, meetings) => meetings + (meetings >= level ? beyondEven : 0),
  )
  const problem = {
    width,
    courts: usable,
    opponent,
    raise,
    attendance,
    longRun: Math.floor(steps / 6),
  }
  const best = restart(
    (run, used) => makeStart(problem, random, run, used),
    { partnerCost: 0, opponentCost: cost },
    { steps, shouldStop: () => false },
  )
  const stride = Math.ceil(width / 2) * 2
  return usable.map((many, round) => {
    const seats = [...best.slots.subarray(round * stride, round * stride + width)]
    return {
      games: Array.from({ length: many }, (_, game): Duel => [
        seats[game * 2] ?? 0,
        seats[game * 2 + 1] ?? 0,
      ]),
      byes: seats.slice(many * 2).toSorted((a, b) => a - b),
    }
  })
}

function makeStart(
  { width, courts, opponent, raise, attendance, longRun }: Problem,
  random: Random,
  run: number,
  used: number,
): Start {
  const freedom: Freedom = used < 0.5 ? 'rested' : used < 0.75 ? 'in every round' : 'in the end'
  const everyone = Array.from({ length: width }, (_, entrant) => entrant)
  const byeStart = readByes(everyone, attendance)
  const isCircle =
    run === 0 && attendance.length === 0 && courts.every((each) => each === Math.floor(width / 2))
  const seats = isCircle ? courts.map((_, round) => circleRound(width, round)) : null
  const byes =
    seats?.map((seat) => seat.slice(Math.floor(width / 2) * 2)) ??
    assignByes(
      courts.map((each) => width - each * 2),
      byeStart,
      random,
    )
  const board = new DuelGrid({ width, courts }, raise, opponent)
  board.seat(
    seats ??
      byes.map((sitting) => [
        ...random.shuffle(everyone.filter((entrant) => !sitting.includes(entrant))),
        ...sitting,
      ]),
  )
  const places = courts.reduce((sum, each) => sum + each * 2, 0)
  const cooling = {
    steps: run % 4 === 3 ? longRun : Math.min(longRun, 4_000 * places),
    hot: isCircle ? 0.2 : 0.6,
    cold: 0.15,
    partnerWeight: 1,
  }
  return { board, books: [new ByeBook(byes, byeStart, freedom)], kinds: 1, cooling, random }
}

export function circleRound(width: number, round: number): number[] {
  const turning = width % 2 === 0 ? width - 1 : width
  const at = (place: number): number => (((place + round) % turning) + turning) % turning
  const pairs = Array.from({ length: Math.floor((turning - 1) / 2) }, (_, pair) => [
    at(pair + 1),
    at(-pair - 1),
  ]).flat()
  return width % 2 === 0 ? [at(0), width - 1, ...pairs] : [...pairs, at(0)]
}
