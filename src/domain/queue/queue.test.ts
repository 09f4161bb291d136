import { expect, test } from 'vitest'
import { fourOff, open } from '#test/support/queue-builder.ts'
import { listLine, openQueue, toEndOfLine, toLevelLane, withMember } from './queue.ts'

test('a queue begins with open courts and nobody', () => {
  expect(openQueue(fourOff, [3.5], [{ court: 2, lane: 1 }])).toEqual({
    rule: fourOff,
    levels: [3.5],
    keepsLanes: false,
    courts: [{ court: 2, lane: 1, isOpen: true, game: null, last: null }],
    members: [],
    apart: [],
    asks: [],
    turn: 1,
    nextGame: 1,
    lengths: [],
    waits: null,
  })
})

test.each([
  [null, 0],
  [2.9, 0],
  [3, 1],
  [3.9, 1],
  [4, 2],
  [7, 2],
])('with lanes from 3 and 4 on, level %s plays in lane %d', (skill, lane) => {
  expect(toLevelLane({ levels: [3, 4] }, skill)).toBe(lane)
})

test('the line goes by place, and by number where places are equal', () => {
  const queue = withMember(withMember(open(7), 6, { place: 0.5 }), 5, { place: 0.5 })
  expect(listLine(queue).map(({ number }) => number)).toEqual([5, 6, 4])
})

test('who goes to the end of the line begins anew there, one behind the other', () => {
  const queue = withMember(open(6), 0, { row: 2, next: 'pause' })
  const after = toEndOfLine(queue, [1, 0], 99)
  expect(after.turn).toBe(queue.turn + 2)
  expect([1, 0].map((number) => after.members[number])).toMatchObject([
    { state: 'waiting', place: queue.turn, since: 99, row: 0, next: null },
    { state: 'waiting', place: queue.turn + 1, since: 99, row: 0, next: null },
  ])
})
