// Mixed doubles: each side is a woman and a man. Partners repeat as little as possible, then
// opponents are spread; women and men have separate byes in laps, so each group plays equally
// often.
import { createRandom, type Random } from '../shared/random.ts'
import { ByeBook, assignByes, type ByeStart, type Freedom } from './bye-book.ts'
import { leastCost, readHistory, type History } from './history.ts'
import { roundsFrom } from './rotating-doubles.ts'
import type { Round } from './schedule.ts'
import { SearchGrid } from './search-grid.ts'
import { longRun, restart, stepsForGames, type Start } from './search.ts'

export type MixedRequest = {
  women: readonly number[]
  men: readonly number[]
  courts: readonly number[]
  seed: number
  played: readonly Round[]
  steps?: number
}

type Problem = {
  women: number
  width: number
  courts: readonly number[]
  history: History
  raise: Int32Array
  longRun: number
}

const mostSteps = 4_000_000
const longSteps = 1_000_000
const beyondEven = 2
const stepsPerPlace = 3_000
const notOfThis = -1000

/** Courts that two couples can't fill stay empty. */
export function mixedDoubles({
  women,
  men,
  courts,
  seed,
  played,
  ...effort
}: MixedRequest): Round[] {
  const random = createRandom(seed)
  const players = [...random.shuffle(women), ...random.shuffle(men)]
  const [width, usable] = [
    players.length,
    courts.map((each) => Math.min(each, Math.floor(women.length / 2), Math.floor(men.length / 2))),
  ]
  const history = readHistory(players, played)
  const games = usable.reduce((sum, each) => sum + each, 0)
  const steps = effort.steps ?? stepsForGames(games, mostSteps)
  const isCouple = (one: number, other: number): boolean =>
    one < women.length !== other < women.length
  const across = leastCost(history.opponent, width, games * 2, isCouple)
  const besides = [
    leastCost(history.opponent, width, games, (_, other) => other < women.length),
    leastCost(history.opponent, width, games, (one) => one >= women.length),
  ]
  const level = Math.max(across.level, ...besides.map((each) => each.level))
  const target = {
    partnerCost: leastCost(history.partner, width, games * 2, isCouple).cost,
    opponentCost: [across, ...besides].reduce((sum, { cost }) => sum + cost, 0),
  }
  const raise = Int32Array.from(
    { length: 256 },
    (_, meetings) => meetings + (meetings >= level ? beyondEven : 0),
  )
  const problem = {
    women: women.length,
    width,
    courts: usable,
    history,
    raise,
    longRun: longRun(steps, longSteps),
  }
  const best = restart((run, used) => makeStart(problem, random, run, used), target, {
    steps,
    shouldStop: () => false,
  })
  return roundsFrom(best.slots, players, usable)
}

function makeStart(
  { women, width, courts, history, raise, longRun: longLength }: Problem,
  random: Random,
  run: number,
  used: number,
): Start {
  const freedom: Freedom = used < 0.5 ? 'rested' : used < 0.75 ? 'in every round' : 'in the end'
  const everyone = Array.from({ length: width }, (_, player) => player)
  const groups = [everyone.slice(0, women), everyone.slice(women)].map((group) => {
    const start: ByeStart = {
      had: everyone.map((player) =>
        group.includes(player) ? (history.byes.had[player] ?? 0) : notOfThis,
      ),
      satBefore: history.byes.satBefore,
    }
    const own: ByeStart = {
      had: group.map((player) => history.byes.had[player] ?? 0),
      satBefore: group.map((player) => history.byes.satBefore[player] ?? false),
    }
    const byes = assignByes(
      courts.map((games) => group.length - games * 2),
      own,
      random,
    ).map((sitting) => sitting.map((place) => group[place] ?? 0))
    return { group, byes, book: new ByeBook(byes, start, freedom) }
  })
  const board = new SearchGrid({ width, courts }, raise, history.partner, history.opponent)
  board.seat(
    courts.map((_, round) => {
      const [ladies = [], gentlemen = []] = groups.map(({ group, byes }) =>
        random.shuffle(group.filter((player) => !byes[round]?.includes(player))),
      )
      return [
        ...ladies.flatMap((woman, place) => [woman, gentlemen[place] ?? 0]),
        ...groups.flatMap(({ byes }) => byes[round] ?? []),
      ]
    }),
  )
  const places = courts.reduce((sum, each) => sum + each * 4, 0)
  const cooling =
    run % 4 === 3
      ? { steps: longLength, hot: 0.5, cold: 0.25, partnerWeight: 3 }
      : { steps: stepsPerPlace * places, hot: 0.7, cold: 0.2, partnerWeight: run % 3 === 2 ? 5 : 2 }
  return { board, books: groups.map(({ book }) => book), kinds: 2, cooling, random }
}
