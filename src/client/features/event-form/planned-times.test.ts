import { expect, test } from 'vitest'
import { readCases } from '#test/support/cases.ts'
import { formatTimeRange } from '../../i18n/formats.ts'
import { plannedTimes } from './planned-times.ts'

test.each(readCases('clock-nights.txt'))(
  'in %s on %s what starts at %s for %s minutes is planned to end when it ends',
  (timeZone = '', startDate = '', startTime = '', minutes, _start, _end, wallEnd = '') => {
    expect(plannedTimes({ startDate, startTime, duration: Number(minutes) }, timeZone)).toBe(
      formatTimeRange(startTime, wallEnd),
    )
  },
)

test('while the venue is not known no clocks change', () => {
  const plan = { startDate: '2026-10-31', startTime: '23:30', duration: 180 }
  expect(plannedTimes(plan, undefined)).toBe(formatTimeRange('23:30', '02:30'))
})
