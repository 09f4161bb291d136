// Days and local times of venues: gaps, repeated hours, unknown zones.
import { expect, test } from 'vitest'
import { readCases } from '#test/support/cases.ts'
import {
  eventInstants,
  isKnownZone,
  shiftByDays,
  toInstant,
  toLocalDay,
  toWallTime,
} from './zone-time.ts'

const iso = (instantMs: number): string => new Date(instantMs).toISOString()

test.each([
  ['2026-06-02', '18:00', 'America/New_York', '2026-06-02T22:00:00.000Z'],
  ['2026-12-02', '18:00', 'America/New_York', '2026-12-02T23:00:00.000Z'],
  ['2026-12-02', '18:00', 'Asia/Kathmandu', '2026-12-02T12:15:00.000Z'],
  // Skipped in spring, so it moves by the length of the gap.
  ['2026-03-08', '02:30', 'America/New_York', '2026-03-08T07:30:00.000Z'],
  // Repeated in autumn: the second.
  ['2026-11-01', '01:30', 'America/New_York', '2026-11-01T06:30:00.000Z'],
  ['2026-12-02', '18:00', 'Nowhere/At_All', '2026-12-02T18:00:00.000Z'],
])('%s %s in %s is %s', (day, time, timezone, instant) => {
  expect(iso(toInstant(day, time, timezone))).toBe(instant)
})

test.each(readCases('clock-nights.txt'))(
  'in %s on %s what starts at %s for %s minutes takes as long as it says',
  (timezone = '', startDate = '', startTime = '', minutes, start, end, wallEnd) => {
    const { startsAt, endsAt } = eventInstants({
      startDate,
      startTime,
      duration: Number(minutes),
      timezone,
    })
    expect([
      startsAt.toISOString(),
      endsAt.toISOString(),
      toWallTime(endsAt.getTime(), timezone).slice(11),
    ]).toEqual([start, end, wallEnd])
  },
)

test('an instant is read off the clocks of a zone, and falls on its calendar day', () => {
  const instant = Date.parse('2026-06-02T03:30:00Z')
  expect([
    toWallTime(instant, 'America/New_York'),
    toLocalDay(instant, 'America/New_York'),
  ]).toEqual(['2026-06-01T23:30', '2026-06-01'])
  expect(toWallTime(instant, 'Europe/Madrid')).toBe('2026-06-02T05:30')
})

test('the same wall time days later follows the clocks over a change', () => {
  expect(shiftByDays('2026-03-06T23:00:00.000Z', 7, 'America/New_York')).toBe(
    '2026-03-13T22:00:00.000Z',
  )
})

test('the length of an event is real time, also in the night when clocks change', () => {
  const { startsAt, endsAt } = eventInstants({
    startDate: '2026-03-07',
    startTime: '23:00',
    duration: 300,
    timezone: 'America/New_York',
  })
  expect([startsAt, endsAt].map((at) => at.toISOString())).toEqual([
    '2026-03-08T04:00:00.000Z',
    '2026-03-08T09:00:00.000Z',
  ])
})

test('a zone is known by its IANA name', () => {
  expect([isKnownZone('America/Edmonton'), isKnownZone('Nowhere/At_All'), isKnownZone('')]).toEqual(
    [true, false, false],
  )
})
