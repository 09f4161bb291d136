import { expect, test } from 'vitest'
import {
  finish,
  fourOff,
  minute,
  numbers,
  open,
  seatedOn,
  take,
  winnersStay,
} from '#test/support/queue-builder.ts'
import { getGameLength, getQueueFairness, listPositions } from './queue-wait.ts'
import { openQueue, withMember, type LiveQueue } from './queue.ts'

const waits = (queue: LiveQueue, now: number) =>
  listPositions(queue, now).map(({ waitMs }) => (waitMs === null ? null : waitMs / minute))

test('a game takes as long as the middle of the last ones, and 13 minutes before there is one', () => {
  expect(getGameLength({ lengths: [] })).toBe(13 * minute)
  expect(getGameLength({ lengths: [30, 10, 20] })).toBe(20)
  expect(getGameLength({ lengths: [40, 30, 10, 20] })).toBe(30)
})

test('where fewer than four are there nobody can say how long it takes', () => {
  expect(waits(open(3), minute)).toEqual([null, null, null])
  const stopping = take(open(5), { kind: 'pause', number: 0 })
  expect(waits(stopping, 2 * minute)).toEqual([12])
  expect(waits(take(stopping, { kind: 'pause', number: 1 }), 2 * minute)).toEqual([null])
})

test('a lane that is too small waits with its neighbour, in one line', () => {
  const lanes = openQueue(fourOff, [3.5], [{ court: 1, lane: null }])
  const queue = take(
    lanes,
    { kind: 'arrive', numbers: [0, 1, 2, 3], lane: 0 },
    { kind: 'arrive', numbers: [4], lane: 1 },
    { kind: 'arrive', numbers: [5, 6], lane: 0 },
  )
  expect(listPositions(queue, minute).map(({ number, position }) => [number, position])).toEqual([
    [4, 1],
    [5, 2],
    [6, 3],
  ])
  expect(waits(queue, minute)).toEqual([13, 13, 13])
  expect(seatedOn(take(queue, finish(queue)))).toContain(4)
  const kept = { ...queue, keepsLanes: true }
  expect(waits(kept, minute)).toEqual([13, 13, null])
})

test('a court frees four after a game, and four more after each further one', () => {
  expect(waits(open(10), 3 * minute)).toEqual([11, 11, 11, 11, 24, 24])
})

test('a game that lasts longer than usual ends about now', () => {
  expect(waits(open(5), 13 * minute)).toEqual([1])
  expect(waits(open(5), 12 * minute)).toEqual([2])
  expect(waits(open(5), 60 * minute)).toEqual([1])
})

test('where winners stay a court frees two, in a challenge only its own court', () => {
  expect(waits(open(8, 1, winnersStay(2)), minute)).toEqual([13, 13, 26, 26])
  const challenge = { kind: 'challenge', stay: 2, court: 2 } as const
  expect(waits(open(15, 2, challenge), minute)).toEqual([13, 13, 13, 13, 13, 13, 26])
})

test('each lane waits for its own courts, and for open ones only', () => {
  const queue = take(
    openQueue(
      fourOff,
      [3.5],
      [
        { court: 1, lane: 0 },
        { court: 2, lane: null },
      ],
    ),
    { kind: 'arrive', numbers: [0, 1, 2, 3], lane: 0 },
    { kind: 'arrive', numbers: [4, 5, 6, 7], lane: 0 },
    { kind: 'arrive', numbers: [8, 9, 10, 11], lane: 1 },
  )
  expect(listPositions(queue, 2 * minute)).toEqual(
    [8, 9, 10, 11].map((number, index) => ({
      number,
      position: index + 1,
      waitMs: 13 * minute,
    })),
  )
  const closed = take(queue, { kind: 'courts', courts: [{ court: 1, lane: 0 }] })
  expect(waits(closed, 2 * minute)).toEqual([null, null, null, null])
  const arrived = take(closed, { kind: 'arrive', numbers: [12], lane: 0 })
  expect(listPositions(arrived, 2 * minute)[0]).toEqual({
    number: 12,
    position: 1,
    waitMs: 12 * minute,
  })
})

test('an empty queue has neither waits nor games', () => {
  expect(getQueueFairness(openQueue(fourOff, [], []), minute)).toEqual({
    waits: null,
    games: null,
  })
})

test('fairness is of those present, and a game is no wait', () => {
  const queue = take(open(5), { kind: 'pause', number: 4 })
  expect(getQueueFairness(queue, 50 * minute).waits).toEqual({ shortest: 0, longest: 0 })
  const played = numbers(5).reduce(
    (members, number) => withMember(members, number, { games: number + 1 }),
    queue,
  )
  expect(getQueueFairness(played, minute).games).toEqual({ fewest: 1, most: 4 })
})
