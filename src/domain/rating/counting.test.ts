import { expect, test } from 'vitest'
import { ratedResult, type ConfirmedResult } from './counting.ts'

const seat = (side: 'a' | 'b', playerId: string | null) => ({ side, playerId })
const doubles: ConfirmedResult = {
  order: 7,
  play: 'doubles',
  type: 'tournament',
  ranked: null,
  deleted: false,
  pointsA: [11, 9],
  pointsB: [4, 11],
  seats: [seat('a', 'zoe'), seat('a', 'ann'), seat('b', 'dan'), seat('b', 'cleo')],
}
const singles: ConfirmedResult = {
  ...doubles,
  play: 'singles',
  seats: [seat('a', 'zoe'), seat('b', 'dan')],
}

test('a result counts with the points of all its games, and each side by the ids of its players', () => {
  expect(ratedResult(doubles)).toEqual({
    order: 7,
    discipline: 'doubles',
    a: ['ann', 'zoe'],
    b: ['cleo', 'dan'],
    pointsA: 20,
    pointsB: 15,
  })
  expect(ratedResult(singles)).toMatchObject({ discipline: 'singles', a: ['zoe'], b: ['dan'] })
})

test.each([
  { type: 'tournament', ranked: null, counts: true },
  { type: 'tournament', ranked: false, counts: false },
  { type: 'open play', ranked: null, counts: false },
  { type: 'open play', ranked: true, counts: true },
] as const)(
  'a result of an event of type $type, ranked $ranked, counts: $counts',
  ({ type, ranked, counts }) => {
    expect(ratedResult({ ...doubles, type, ranked }) !== null).toBe(counts)
  },
)

test('a result of a deleted event does not count, ranked or not', () => {
  expect(ratedResult({ ...doubles, deleted: true })).toBeNull()
  expect(ratedResult({ ...doubles, deleted: true, ranked: true })).toBeNull()
})

test('a result without a point does not count, and one point is enough, whoever made it', () => {
  const played = (pointsA: number[], pointsB: number[]) =>
    ratedResult({ ...doubles, pointsA, pointsB }) !== null
  expect([played([], []), played([0], [0])]).toEqual([false, false])
  expect([played([1], [0]), played([0], [1]), played([5], [5])]).toEqual([true, true, true])
})

test('a guest in any place keeps the result from counting', () => {
  for (const place of doubles.seats.keys()) {
    const seats = doubles.seats.map((each, at) => (at === place ? seat(each.side, null) : each))
    expect(ratedResult({ ...doubles, seats })).toBeNull()
  }
})

test('a side with too few or too many players keeps the result from counting', () => {
  const [one = seat('a', 'zoe'), two = seat('a', 'ann'), three = seat('b', 'dan')] = doubles.seats
  for (const seats of [
    [one, two, three],
    [one, three],
    [one, two, three, seat('a', 'eve')],
    [...doubles.seats, seat('b', null)],
    [...doubles.seats, seat('a', 'eve'), seat('b', 'fay')],
  ])
    expect(ratedResult({ ...doubles, seats })).toBeNull()
  expect(ratedResult({ ...singles, seats: doubles.seats })).toBeNull()
})
