// Pools before a bracket: entrants are dealt in a snake by strength, and everyone in a pool meets
// everyone. All courts are used while games remain.
import { isPlayed } from '../match-list/match-list.ts'
import { circleRound } from './duels.ts'
import {
  countByes,
  bySeed,
  listEntrants,
  readEntrantHistory,
  type EntrantHistory,
} from './entrants.ts'
import type { PlannedRound, PlanRequest } from './planned-round.ts'

type Entrant = readonly number[]
type PoolGame = { pool: number; turn: number; one: number; other: number }

const poolCount = (entrants: number): number => Math.round(entrants / 4)

/** Continues until everyone has met everyone in their pool; played games stay. */
export function pools(request: PlanRequest): PlannedRound[] {
  const { entrants, alone } = listEntrants(request)
  if (entrants.length < 2) return []
  const history = readEntrantHistory(request, entrants)
  const { courts } = request.list
  return inRounds(
    listGames(request, entrants, history),
    entrants.length,
    courts.length,
    countByes(history, entrants.length),
  ).map((round) => {
    const playing = new Set(round.flatMap(({ one, other }) => [one, other]))
    return {
      games: round.map(({ pool, one, other }, index) => ({
        court: courts[index] ?? 1,
        pool,
        a: entrants[one] ?? [],
        b: entrants[other] ?? [],
      })),
      byes: [
        ...entrants.flatMap((numbers, place) => (playing.has(place) ? [] : numbers)),
        ...alone,
      ].toSorted((one, other) => one - other),
    }
  })
}

function listGames(
  request: PlanRequest,
  entrants: readonly Entrant[],
  { met }: EntrantHistory,
): PoolGame[] {
  const have = new Set(met.map(([one, other]) => pairKey(one, other)))
  return [...dealPools(request, entrants)]
    .flatMap(([pool, members]) => {
      const turns = members.length - 1 + (members.length % 2)
      return Array.from({ length: turns }, (_, turn) => {
        const seats = circleRound(members.length, turn).map((place) => members[place] ?? 0)
        return Array.from({ length: Math.floor(members.length / 2) }, (_, game): PoolGame => ({
          pool,
          turn,
          one: seats[game * 2] ?? 0,
          other: seats[game * 2 + 1] ?? 0,
        }))
      }).flat()
    })
    .filter(({ one, other }) => !have.has(pairKey(one, other)))
}

const pairKey = (one: number, other: number): string =>
  one < other ? `${one} ${other}` : `${other} ${one}`

function dealPools(request: PlanRequest, entrants: readonly Entrant[]): Map<number, number[]> {
  const inPool = request.list.matches.filter((match) => match.stage === 'pool' && isPlayed(match))
  const seeded = bySeed(request, entrants).map((numbers) => ({
    place: entrants.indexOf(numbers),
    given:
      inPool.find(({ a, b }) =>
        [a, b].some((side) => numbers.every((number) => side.includes(number))),
      )?.pool ?? null,
  }))
  const count = Math.max(poolCount(entrants.length), ...seeded.map(({ given }) => given ?? 1))
  const dealt = new Map(
    Array.from({ length: count }, (_, index) => [
      index + 1,
      seeded.filter(({ given }) => given === index + 1).map(({ place }) => place),
    ]),
  )
  let isUp = false
  for (const { place } of seeded.filter(({ given }) => given === null)) {
    const sizes = [...dealt.values()].map(({ length }) => length)
    const least = Math.min(...sizes)
    dealt.get((isUp ? sizes.lastIndexOf(least) : sizes.indexOf(least)) + 1)?.push(place)
    if (
      sizes.filter((size) => size === least).length === 1 &&
      sizes.every((size) => size <= least + 1)
    )
      isUp = !isUp
  }
  return dealt
}

function inRounds(
  games: readonly PoolGame[],
  width: number,
  courts: number,
  had: readonly number[],
): PoolGame[][] {
  let left = [...games]
  const byes = Array.from({ length: width }, (_, place) => had[place] ?? 0)
  const rounds: PoolGame[][] = []
  while (left.length > 0) {
    const order = left.toSorted(
      (one, other) => one.turn - other.turn || byesIn(byes, other) - byesIn(byes, one),
    )
    const busy = new Set<number>()
    const round = order.filter(({ one, other }) => {
      if (busy.size === courts * 2 || busy.has(one) || busy.has(other)) return false
      busy.add(one).add(other)
      return true
    })
    left = left.filter((game) => !round.includes(game))
    for (const place of byes.keys()) if (!busy.has(place)) byes[place] = (byes[place] ?? 0) + 1
    rounds.push(round)
  }
  return rounds
}

const byesIn = (byes: readonly number[], { one, other }: PoolGame): number =>
  (byes[one] ?? 0) + (byes[other] ?? 0)
