// The rounds of a ladder's game day: each group plays everyone with and against everyone on its own
// court.
import { rotatingDoubles } from '../schedule/rotating-doubles.ts'
import type { Round } from '../schedule/schedule.ts'

export type GroupGame = { court: number; pool: number; a: number[]; b: number[] }
export type GroupRound = { games: GroupGame[]; byes: number[] }

const steps = 60_000

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

const sidesKey = (a: readonly number[], b: readonly number[]): string =>
  [a, b]
    .map((side) => side.toSorted((one, other) => one - other).join('+'))
    .toSorted()
    .join(' v ')

type Sides = { a: readonly number[]; b: readonly number[] }
type Group = { entrants: readonly (readonly number[])[]; played: readonly Sides[] }

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
  groups: readonly (readonly (readonly number[])[])[]
  courts: readonly number[]
  isFixed: boolean
  seed: number
  playedOf?: (pool: number) => readonly Sides[]
}

/**
 * Groups take courts in turn; with fewer courts than groups, some wait for a free court. Everyone
 * without a game in a round sits out.
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
