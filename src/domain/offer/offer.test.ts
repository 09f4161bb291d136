import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { clockBehind as clock } from '#test/support/roster-builder.ts'
import { offerDeadline } from './offer.ts'

const minute = 60_000

const at = (moment: string) => clock.toInstant(moment)

function deadline(
  made: string,
  { starts, closes = null }: { starts: string; closes?: string | null },
): string | null {
  const times = { startsAt: at(starts), signupCloses: closes === null ? null : at(closes) }
  const until = offerDeadline(times, at(made), clock)
  return until === null ? null : clock.toWall(until)
}

test('three days ahead there are 24 hours, six hours ahead two, and later half an hour', () => {
  const starts = '2026-06-10T18:00'
  expect(deadline('2026-06-07T18:00', { starts })).toBe('2026-06-08T18:00')
  expect(deadline('2026-06-07T18:05', { starts })).toBe('2026-06-07T20:05')
  expect(deadline('2026-06-10T12:00', { starts })).toBe('2026-06-10T14:00')
  expect(deadline('2026-06-10T12:05', { starts })).toBe('2026-06-10T12:35')
})

test('the time is rounded up to five minutes', () => {
  expect(deadline('2026-06-10T12:01', { starts: '2026-06-10T19:00' })).toBe('2026-06-10T14:05')
})

test('nobody has to answer at night: the deadline moves to 8 in the morning', () => {
  const starts = '2026-06-10T18:00'
  expect(deadline('2026-06-09T18:55', { starts })).toBe('2026-06-09T20:55')
  expect(deadline('2026-06-09T19:00', { starts })).toBe('2026-06-10T08:00')
  expect(deadline('2026-06-10T03:00', { starts })).toBe('2026-06-10T08:00')
  expect(deadline('2026-06-06T23:00', { starts })).toBe('2026-06-08T08:00')
})

test('the start and the close of sign-up come before the morning', () => {
  expect(deadline('2026-06-09T20:00', { starts: '2026-06-10T07:00' })).toBe('2026-06-10T07:00')
  expect(
    deadline('2026-06-09T20:00', { starts: '2026-06-10T18:00', closes: '2026-06-09T22:00' }),
  ).toBe('2026-06-09T22:00')
})

test('with less than ten minutes left nobody is asked', () => {
  expect(deadline('2026-06-10T17:50', { starts: '2026-06-10T18:00' })).toBe('2026-06-10T18:00')
  expect(deadline('2026-06-10T17:51', { starts: '2026-06-10T18:00' })).toBe(null)
  expect(
    deadline('2026-06-10T12:00', { starts: '2026-06-10T18:00', closes: '2026-06-10T11:00' }),
  ).toBe(null)
})

test('a deadline is ahead, never after the start or the close, and at night only where they are', () => {
  const first = at('2026-06-01T00:00')
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 30 * 24 * 60 }),
      fc.integer({ min: -60, max: 10 * 24 * 60 }),
      fc.option(fc.integer({ min: -60, max: 10 * 24 * 60 })),
      (made, lead, close) => {
        const now = first + made * minute
        const startsAt = now + lead * minute
        const signupCloses = close === null ? null : now + close * minute
        const last = Math.min(startsAt, signupCloses ?? Infinity)
        const until = offerDeadline({ startsAt, signupCloses }, now, clock)
        if (until === null) {
          expect(last - now).toBeLessThan(10 * minute)
          return
        }
        expect(until).toBeGreaterThan(now)
        expect(until).toBeLessThanOrEqual(last)
        const time = clock.toWall(until).slice(11)
        if (until !== last) expect(time >= '08:00' && time < '21:00').toBe(true)
      },
    ),
    { numRuns: 1000 },
  )
})
