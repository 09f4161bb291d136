import { expect, test } from 'vitest'
import { fourOff, seatedOn, take } from '#test/support/queue-builder.ts'
import { countMissing, findLaneGroup, listLaneGroups } from './lane-groups.ts'
import { openQueue, withMember, type LiveQueue } from './queue.ts'

const laned = (...counts: number[]): LiveQueue =>
  counts.reduce(
    (queue, count, lane) =>
      take(queue, {
        kind: 'arrive',
        numbers: Array.from({ length: count }, (_, index) => lane * 20 + index),
        lane,
      }),
    openQueue(
      fourOff,
      counts.slice(1).map((_, index) => 3 + index / 2),
      [],
    ),
  )

test.each([
  ['four in each lane play apart', [4, 4], [[0], [1]]],
  ['a small lane plays with the lower one', [6, 3], [[0, 1]]],
  ['the lowest plays with the higher one', [3, 6], [[0, 1]]],
  ['one in the middle goes down', [5, 2, 5], [[0, 1], [2]]],
  ['two small ones join first', [5, 2, 3, 5], [[0], [1, 2], [3]]],
  ['all join where all are small', [1, 1, 1], [[0, 1, 2]]],
  ['a lane without anybody is passed over', [6, 0, 2], [[0, 2], [1]]],
  ['nobody waits for a lane of nobody', [2, 0], [[0], [1]]],
] as const)('%s', (_title, counts, groups) => {
  expect(listLaneGroups(laned(...counts))).toEqual(groups)
})

test('an organizer keeps lanes apart', () => {
  expect(listLaneGroups({ ...laned(6, 3), keepsLanes: true })).toEqual([[0], [1]])
})

test('who pauses, or stops after the game, does not make a lane large enough', () => {
  const queue = laned(4, 4)
  expect(listLaneGroups(withMember(queue, 20, { state: 'paused' }))).toEqual([[0, 1]])
  expect(listLaneGroups(withMember(queue, 20, { state: 'playing', next: 'leave' }))).toEqual([
    [0, 1],
  ])
  expect(listLaneGroups(withMember(queue, 20, { state: 'playing' }))).toEqual([[0], [1]])
})

test('a lane that comes to four is one of its own again', () => {
  const small = laned(6, 3)
  expect(findLaneGroup(small, 1)).toEqual([0, 1])
  const grown = take(small, { kind: 'arrive', numbers: [40], lane: 1 })
  expect(findLaneGroup(grown, 1)).toEqual([1])
})

test('what is missing until a line plays is up to four', () => {
  expect(countMissing(laned(3), [0])).toBe(1)
  expect(countMissing(laned(0), [0])).toBe(4)
  expect(countMissing(laned(3, 2), [0, 1])).toBe(0)
})

test('a court of a small lane takes its line', () => {
  const queue = take(laned(3, 6), { kind: 'courts', courts: [{ court: 1, lane: 0 }] })
  expect(seatedOn(queue)).toEqual([0, 1, 2, 20])
})
