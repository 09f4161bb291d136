import { expect, test } from 'vitest'
import { groupByDay } from './day-groups.ts'

const on = (startDate: string, eventId: string) => ({ startDate, eventId })

test('events of one day stand together in their order, days in the order they come', () => {
  const groups = groupByDay([on('2026-06-02', 'a'), on('2026-06-02', 'b'), on('2026-06-04', 'c')])
  expect(groups.map(({ day, events }) => [day, events.map(({ eventId }) => eventId)])).toEqual([
    ['2026-06-02', ['a', 'b']],
    ['2026-06-04', ['c']],
  ])
})

test('newest first stays newest first', () => {
  expect(groupByDay([on('2026-06-04', 'c'), on('2026-06-02', 'a')]).map(({ day }) => day)).toEqual([
    '2026-06-04',
    '2026-06-02',
  ])
})

test('no events are no days', () => {
  expect(groupByDay([])).toEqual([])
})
