import { expect, test } from 'vitest'
import { readCases } from '#test/support/cases.ts'
import { toInstantText, toMoment } from './venue-moment.ts'

test.each([
  ['2026-06-01', '12:00', 'America/New_York', '2026-06-01T16:00:00.000Z'],
  ['2026-12-31', '23:30', 'America/Los_Angeles', '2027-01-01T07:30:00.000Z'],
  ['2026-06-01', '00:05', 'Europe/Madrid', '2026-05-31T22:05:00.000Z'],
])('%s %s in %s is %s, and back', (day, time, zone, instant) => {
  expect(toInstantText({ day, time }, zone)).toBe(instant)
  expect(toMoment(instant, zone)).toEqual({ day, time })
})

test('a time that the clocks skip is the one after', () => {
  expect(toInstantText({ day: '2026-03-08', time: '02:30' }, 'America/New_York')).toBe(
    '2026-03-08T07:30:00.000Z',
  )
})

test.each(readCases('clock-nights.txt'))(
  'in %s on %s at %s is the instant at which the server has it start',
  (timezone = '', day = '', time = '', _minutes, startsAt) => {
    expect(toInstantText({ day, time }, timezone)).toBe(startsAt)
  },
)

test('half a moment is no instant', () => {
  expect(toInstantText({ day: '2026-06-01', time: null }, 'UTC')).toBeNull()
  expect(toInstantText({ day: null, time: '12:00' }, 'UTC')).toBeNull()
  expect(toInstantText(null, 'UTC')).toBeNull()
})
