import { expect, test } from 'vitest'
import { toDay } from '#domain/shared/day.ts'
import { suggestedStart } from './suggested-start.ts'

const today = toDay('2026-11-21')
const tomorrow = toDay('2026-11-22')
const nothing = { startDate: null, startTime: null }
const at = (hour: number, minute = 0) => ({ day: today, minutes: hour * 60 + minute })

test.each([
  ['the next full hour two hours from now', nothing, at(12, 10), today, '15:00'],
  ['a full hour is kept', nothing, at(12), today, '14:00'],
  ['the next morning late in the evening', nothing, at(20, 30), tomorrow, '09:00'],
  ['the morning at night', nothing, at(1), today, '09:00'],
  [
    'the evening of another day',
    { startDate: tomorrow, startTime: null },
    at(12),
    tomorrow,
    '18:00',
  ],
  ['soon, when today is asked for', { startDate: today, startTime: null }, at(12), today, '14:00'],
  ['the time asked for', { startDate: tomorrow, startTime: '07:30' }, at(12), tomorrow, '07:30'],
  [
    'a day that is over is ignored',
    { startDate: toDay('2026-11-20'), startTime: null },
    at(12),
    today,
    '14:00',
  ],
  [
    'a time without a day is tomorrow’s',
    { startDate: null, startTime: '07:30' },
    at(12),
    tomorrow,
    '07:30',
  ],
])('%s', (_title, asked, now, startDate, startTime) => {
  expect(suggestedStart(asked, now)).toEqual({ startDate, startTime })
})
