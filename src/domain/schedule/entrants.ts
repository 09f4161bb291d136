// Entrants of formats with fixed partners: teams of two, or single players. Present players without
// a partner are listed as alone.
import { hasFixedTeams } from '../event/format.ts'
import { createRandom } from '../shared/random.ts'
import { listAttendance, firstOrder } from './evening.ts'
import { readByes, type RoundAttendance } from './history.ts'
import { keptRounds, listPresentNumbers, type KeptRound } from './kept-rounds.ts'
import type { PlanRequest } from './planned-round.ts'

export type Entrants = { entrants: readonly (readonly number[])[]; alone: readonly number[] }

export function listEntrants({
  list,
  format: { format },
  play,
}: Pick<PlanRequest, 'list' | 'format' | 'play'>): Entrants {
  const here = listPresentNumbers(list)
  if (!hasFixedTeams(format, play)) return { entrants: here.map((number) => [number]), alone: [] }
  const teamOf = new Map(list.players.map(({ number, team }) => [number, team]))
  const teams = [
    ...Map.groupBy(
      here.filter((number) => teamOf.get(number) !== null),
      (number) => teamOf.get(number),
    ).values(),
  ].filter((numbers) => numbers.length === 2)
  const paired = new Set(teams.flat())
  return { entrants: teams, alone: here.filter((number) => !paired.has(number)) }
}

export function bySeed(
  { strengths, seed }: PlanRequest,
  entrants: readonly (readonly number[])[],
): (readonly number[])[] {
  const known = entrants.flat().flatMap((number) => strengths.get(number) ?? [])
  const average = known.reduce((sum, each) => sum + each, 0) / Math.max(1, known.length)
  const sums = new Map(
    entrants.map((numbers, place) => [
      place,
      numbers.reduce((sum, number) => sum + (strengths.get(number) ?? average), 0),
    ]),
  )
  return firstOrder([...sums.keys()], sums, createRandom(seed)).flatMap((place) =>
    entrants[place] === undefined ? [] : [entrants[place]],
  )
}

export type EntrantHistory = {
  kept: readonly KeptRound[]
  met: [number, number][]
  attendance: RoundAttendance[]
}

/** History by entrant index: opponents, games, byes. Matches with other partners don't count. */
export function readEntrantHistory(
  { list }: Pick<PlanRequest, 'list'>,
  entrants: readonly (readonly number[])[],
): EntrantHistory {
  const kept = keptRounds(list)
  const placeOf = new Map(
    entrants.flatMap((numbers, place) => numbers.map((number) => [number, place] as const)),
  )
  const wholeSide = (side: readonly number[]): number | null => {
    const place = placeOf.get(side[0] ?? -1)
    return place !== undefined &&
      entrants[place]?.length === side.length &&
      side.every((number) => placeOf.get(number) === place)
      ? place
      : null
  }
  const met = kept
    .flatMap(({ matches }) => matches)
    .flatMap(({ a, b }): [number, number][] => {
      const [one, other] = [wholeSide(a), wholeSide(b)]
      return one === null || other === null ? [] : [[one, other]]
    })
  const attendance = listAttendance(kept).map(({ playing, byes }) => ({
    playing: [...new Set(playing.flatMap((number) => placeOf.get(number) ?? []))],
    byes: entrants.flatMap((numbers, place) =>
      numbers.every((number) => byes.includes(number)) ? [place] : [],
    ),
  }))
  return { kept, met, attendance }
}

export const countByes = ({ attendance }: EntrantHistory, count: number): readonly number[] =>
  readByes(
    Array.from({ length: count }, (_, place) => place),
    attendance,
  ).had
