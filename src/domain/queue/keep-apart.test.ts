import { expect, test } from 'vitest'
import { memberOf, open, take } from '#test/support/queue-builder.ts'

const apart = (number: number, other: number, isApart: boolean) =>
  ({ kind: 'apart', number, with: other, isApart }) as const
const pair = { kind: 'pair', number: 4, with: 5 } as const

test('letting two meet again leaves everyone else apart', () => {
  const queue = take(open(8), apart(3, 5, true), apart(4, 5, true), apart(4, 6, true))
  expect(take(queue, apart(5, 4, false)).apart).toEqual([
    [3, 5],
    [4, 6],
  ])
})

test('a pair stays one where only one of it is kept apart from someone else', () => {
  expect(memberOf(take(open(8), pair, apart(4, 6, true)), 4).partner).toBe(5)
})

test('two that were kept apart and play together stay a pair when they may meet again', () => {
  const queue = take(open(8), apart(4, 5, true), pair, apart(4, 5, false))
  expect([4, 5].map((number) => memberOf(queue, number).partner)).toEqual([5, 4])
  expect(queue.apart).toEqual([])
})
