import { expect, test } from 'vitest'
import { findClockError } from './device-clock.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

const steady = (aheadMs: number) => findClockError(aheadMs, aheadMs)

test('a clock that is minutes, hours or days off is an error in its largest unit', () => {
  expect(steady(5 * minuteMs)).toEqual({ isAhead: true, count: 5, unit: 'minute' })
  expect(steady(-59 * minuteMs)).toEqual({ isAhead: false, count: 59, unit: 'minute' })
  expect(steady(59.5 * minuteMs)).toEqual({ isAhead: true, count: 1, unit: 'hour' })
  expect(steady(-23.4 * hourMs)).toEqual({ isAhead: false, count: 23, unit: 'hour' })
  expect(steady(23.6 * hourMs)).toEqual({ isAhead: true, count: 1, unit: 'day' })
  expect(steady(-25 * hourMs)).toEqual({ isAhead: false, count: 1, unit: 'day' })
  expect(steady(400 * 24 * hourMs)).toEqual({ isAhead: true, count: 400, unit: 'day' })
})

test('seconds, and the way of a message, are no error', () => {
  expect(steady(0)).toBeNull()
  expect(steady(5 * minuteMs - 1)).toBeNull()
  expect(steady(1 - 5 * minuteMs)).toBeNull()
})

test('a device that slept since the server said its time is right', () => {
  expect(findClockError(200, 8 * hourMs)).toBeNull()
})

test('a clock that was set right since is right, and one set nearer counts as it is now', () => {
  expect(findClockError(24 * hourMs, 300)).toBeNull()
  expect(findClockError(-24 * hourMs, -300)).toBeNull()
  expect(findClockError(24 * hourMs, 2 * hourMs)).toEqual({ isAhead: true, count: 2, unit: 'hour' })
})
