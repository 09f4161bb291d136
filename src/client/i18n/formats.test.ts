import { expect, test } from 'vitest'
import { readCases } from '#test/support/cases.ts'
import {
  distanceSteps,
  formatEndTime,
  formatCount,
  formatDay,
  formatDistance,
  formatInstant,
  formatNumber,
  formatRelative,
  formatTime,
  formatTimeRange,
} from './formats.ts'

/** Intl uses narrow and no-break spaces that tests should not spell. */
const plain = (text: string): string => text.replaceAll(/[\u202F\u00A0\u2009]/g, ' ')

test('a calendar day keeps its date in every time zone', () => {
  expect(formatDay('2026-11-20', 'short', 'en-US')).toBe('Fri, Nov 20')
  expect(formatDay('2026-11-20', 'long', 'es-ES')).toBe('Viernes, 20 de noviembre')
  expect(formatDay('2026-11-01', 'month', 'es-MX')).toBe('Noviembre de 2026')
})

test('the region decides about 12 or 24 hours', () => {
  expect(plain(formatTime('18:30', 'en-US'))).toBe('6:30 PM')
  expect(plain(formatTime('18:30', 'es-ES'))).toBe('18:30')
  expect(plain(formatTime('18:30', 'es-MX'))).toBe('6:30 p.m.')
})

test('a range names the half of the day once, and only clock times past midnight', () => {
  expect(plain(formatTimeRange('18:30', '20:00', 'en-US'))).toBe('6:30 – 8:00 PM')
  expect(plain(formatTimeRange('23:00', '01:00', 'es-ES'))).toBe('23:00 – 1:00')
})

test.each(readCases('clock-nights.txt'))(
  'in %s on %s what starts at %s for %s minutes ends when the calendar file says',
  (timezone = '', _day, _time, minutes, startsAt = '', _end, wallEnd) => {
    expect(formatEndTime({ startsAt, timezone, duration: Number(minutes) })).toBe(wallEnd)
  },
)

test('an instant shows in the zone of its place', () => {
  expect(plain(formatInstant('2026-11-21T02:30:00Z', 'America/Los_Angeles', 'en-US'))).toBe(
    'Fri, Nov 20, 6:30 PM',
  )
})

test('relative times use the largest whole unit', () => {
  const now = Date.parse('2026-11-20T12:00:00Z')
  expect(formatRelative('2026-11-20T14:10:00Z', now, 'en-US')).toBe('in 2 hours')
  expect(formatRelative('2026-11-17T12:00:00Z', now, 'en-US')).toBe('3 days ago')
  expect(formatRelative('2026-11-20T11:59:40Z', now, 'es-ES')).toBe('ahora')
})

test('distances are miles where roads are, kilometres elsewhere', () => {
  expect(formatDistance(1931, 'en-US')).toBe('1.2 mi')
  expect(formatDistance(1931, 'es-US')).toBe('1.2 mi')
  expect(plain(formatDistance(1931, 'es-ES'))).toBe('1,9 km')
  expect(plain(formatDistance(250_000, 'en-CA'))).toBe('250 km')
})

test('numbers take the separators of the region', () => {
  expect(formatNumber(1234.5, 1, 'en-US')).toBe('1,234.5')
  expect(formatNumber(61.54, 1, 'es-ES')).toBe('61,5')
})

test('distances to choose from are round in the unit the region drives by', () => {
  expect(distanceSteps('en-US').map((metres) => formatDistance(metres, 'en-US'))).toEqual([
    '5 mi',
    '10 mi',
    '25 mi',
    '50 mi',
  ])
  expect(distanceSteps('es-ES').map((metres) => formatDistance(metres, 'es-ES'))).toEqual([
    '5 km',
    '10 km',
    '25 km',
    '50 km',
  ])
})

test('days, hours and minutes are counted in short words', () => {
  expect([
    formatCount(2, 'day', 'en-US'),
    formatCount(1, 'hour', 'en-US'),
    formatCount(20, 'minute', 'es-ES'),
  ]).toEqual(['2 days', '1 hr', '20 min'])
})
