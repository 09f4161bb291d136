// The rounds of one game day of a ladder: each group plays on its own court, everyone with and
// against everyone of it.
import { rotatingDoubles } from '../schedule/rotating-doubles.ts'
import type { Round } from '../schedule/schedule.ts'

/** A game of a group; pool is the group, counted from 1. Sides hold numbers of the match list. */
export type GroupGame = { court: number; pool: number; a: number[]; b: number[] }
export type GroupRound = { games: GroupGame[]; byes: number[] }

/** Four on one court have few orders to try. */
const steps = 60_000

/** Everyone against everyone: the circle method, one game at a time. */
function pairings(count: number): [number, number][] {
  const size = count + (count % 2)
  return Array.from({ length: size - 1 }, (_, round) =>
    Array.from({ length: size / 2 }, (_unused, game): [number, number] => {
      const turn = (place: number): number =>
        place === size - 1 ? place : (place + round) % (size - 1)
      return [turn(game), turn(size - 1 - game)]
    }),
  )
    .flat()
    .filter(([one, other]) => one < count && other < count)
}

/** The two sides of a game, whichever is named first. */
const sidesKey = (a: readonly number[], b: readonly number[]): string =>
  [a, b]
    .map((side) => side.toSorted((one, other) => one - other).join('+'))
    .toSorted()
    .join(' v ')

type Sides = { a: readonly number[]; b: readonly number[] }
type Group = { entrants: readonly (readonly number[])[]; played: readonly Sides[] }

/**
 * The games of one group that are left, in their order. `entrants` are players with rotating
 * partners, or where `isFixed` sides that stay as they are.
 */
function listGames(
  { entrants, played }: Group,
  isFixed: boolean,
  seed: number,
): { a: number[]; b: number[] }[] {
  if (isFixed) {
    const have = new Set(played.map(({ a, b }) => sidesKey(a, b)))
    return pairings(entrants.length)
      .map(([one, other]) => ({ a: [...(entrants[one] ?? [])], b: [...(entrants[other] ?? [])] }))
      .filter(({ a, b }) => !have.has(sidesKey(a, b)))
  }
  const rounds = (entrants.length === 4 ? 3 : entrants.length) - played.length
  if (entrants.length < 4 || rounds < 1) return []
  const planned = rotatingDoubles({
    here: entrants.flat(),
    courts: Array.from({ length: rounds }, () => 1),
    seed,
    steps,
    played: played.flatMap(toRound(entrants)),
  })
  return planned.flatMap(({ games }) =>
    games.map(({ teams: [a, b] }) => ({ a: [...a], b: [...b] })),
  )
}

/** A game of the group as the search reads it: everyone else of the group sat it out. */
const toRound =
  (entrants: Group['entrants']) =>
  ({ a: [a, b], b: [c, d] }: Sides): Round[] =>
    a === undefined || b === undefined || c === undefined || d === undefined
      ? []
      : [
          {
            games: [
              {
                court: 1,
                teams: [
                  [a, b],
                  [c, d],
                ],
              },
            ],
            byes: entrants.flat().filter((number) => ![a, b, c, d].includes(number)),
          },
        ]

type GroupRequest = {
  /** From the top, each of players or of sides. */
  groups: readonly (readonly (readonly number[])[])[]
  courts: readonly number[]
  isFixed: boolean
  seed: number
  /** What a group, counted from 1, has played already: it is not played again. */
  playedOf?: (pool: number) => readonly Sides[]
}

/**
 * Groups take the courts in turn: with fewer courts than groups, some wait for the court of another
 * to be free. Everyone without a game in a round sits it out.
 */
export function groupRounds({
  groups,
  courts,
  isFixed,
  seed,
  playedOf = () => [],
}: GroupRequest): GroupRound[] {
  const everyone = groups.flat(2)
  const byCourt = courts.map((court, place) =>
    groups.flatMap((group, index) =>
      index % courts.length === place
        ? listGames({ entrants: group, played: playedOf(index + 1) }, isFixed, seed + index).map(
            (game) => ({ court, pool: index + 1, ...game }),
          )
        : [],
    ),
  )
  return Array.from(
    { length: Math.max(0, ...byCourt.map((games) => games.length)) },
    (_, round) => {
      const games = byCourt.flatMap((each) => each[round] ?? [])
      const playing = new Set(games.flatMap(({ a, b }) => [...a, ...b]))
      return {
        games,
        byes: everyone
          .filter((number) => !playing.has(number))
          .toSorted((one, other) => one - other),
      }
    },
  )
}
