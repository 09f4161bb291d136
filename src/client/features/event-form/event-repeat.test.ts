import { expect, test } from 'vitest'
import { daysChosen, freshRepeat, toRepeat } from './event-repeat.ts'

const first = '2026-06-02'

test('a repeat begins with eight weeks on the weekday of the first date', () => {
  const made = toRepeat(freshRepeat(first), first)
  expect(made?.repeat).toEqual({ everyWeeks: 1, weekdays: [2], until: null, count: 8 })
  expect([made?.days.length, made?.days.at(-1)]).toEqual([8, '2026-07-21'])
})

test('the weekday of the first date is always chosen, once', () => {
  expect(daysChosen({ ...freshRepeat(first), weekdays: [2, 4] }, first)).toEqual([2, 4])
  expect(daysChosen({ ...freshRepeat(first), weekdays: [4] }, null)).toEqual([4])
})

test('an end on a day is sent without a count, and what leaves one date is no series', () => {
  const draft = { ...freshRepeat(first), end: 'until' as const, until: '2026-06-20' }
  expect(toRepeat(draft, first)?.repeat).toMatchObject({ until: '2026-06-20', count: null })
  expect([
    toRepeat({ ...draft, until: '2026-06-08' }, first),
    toRepeat({ ...draft, until: null }, first),
    toRepeat(draft, null),
  ]).toEqual([null, null, null])
})
