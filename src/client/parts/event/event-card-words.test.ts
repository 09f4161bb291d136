import { beforeAll, expect, test, vi } from 'vitest'
import { toDay } from '#domain/shared/day.ts'
import { formatNearDay, formatLevel, viewerTime } from './event-card-words.ts'

// The texts follow the reader's region, which differs from this machine's.
beforeAll(() => {
  vi.stubGlobal('navigator', { languages: ['en-US'] })
})

test.each([
  [3, 3.75, '3.0–3.75'],
  [null, 3.5, 'Up to 3.5'],
  [4, null, '4.0 and up'],
  [null, null, 'All levels'],
])('levels from %s to %s are %s', (min, max, words) => {
  expect(formatLevel(min, max)).toBe(words)
})

test.each([
  ['2026-06-01', 'Yesterday · Mon, Jun 1'],
  ['2026-06-02', 'Today · Tue, Jun 2'],
  ['2026-06-03', 'Tomorrow · Wed, Jun 3'],
  ['2026-06-04', 'Thu, Jun 4'],
])('%s is called %s on June 2', (day, words) => {
  expect(formatNearDay(day, toDay('2026-06-02'))).toBe(words)
})

test('the viewer’s clock is told where it differs, with its day only where that differs too', () => {
  const startsAt = '2026-06-02T16:00:00Z'
  expect(viewerTime(startsAt, 'America/Los_Angeles', 'America/Los_Angeles')).toBeNull()
  expect(viewerTime(startsAt, 'America/Los_Angeles', 'America/Tijuana')).toBeNull()
  expect(viewerTime(startsAt, 'America/Los_Angeles', 'America/New_York')).toBe('12:00 PM')
  expect(viewerTime(startsAt, 'America/Los_Angeles', 'Asia/Tokyo')).toBe('Wed, Jun 3, 1:00 AM')
})
