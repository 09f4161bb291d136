import { expect, test } from 'vitest'
import { minute, open, take } from '#test/support/queue-builder.ts'
import { listCompanions } from './going-home.ts'
import { decideQueue } from './queue-step.ts'

test('guests go home with their host and come back with them, unless they had gone before', () => {
  const queue = open(8)
  expect(listCompanions(queue, 'leave', 4, [5, 6])).toEqual([5, 6])
  expect(listCompanions(queue, 'pause', 4, [5, 6])).toEqual([])
  const before = take(queue, { kind: 'leave', number: 5 })
  const gone = [4, 6].reduce((now, number) => {
    const decided = decideQueue(now, { kind: 'leave', number }, 2 * minute)
    return decided.ok ? decided.value : now
  }, before)
  expect(listCompanions(gone, 'resume', 4, [5, 6, 7, 99])).toEqual([6])
  const playing = take(queue, { kind: 'leave', number: 0 }, { kind: 'leave', number: 1 })
  expect(listCompanions(playing, 'resume', 0, [1, 2])).toEqual([1])
})
