import { beforeAll, expect, test, vi } from 'vitest'
import { countdown } from './countdown.ts'

// The texts follow the reader's region, which differs from this machine's.
beforeAll(() => {
  vi.stubGlobal('navigator', { languages: ['en-US'] })
})

const now = Date.parse('2026-06-02T12:00:00Z')

test.each([
  ['2026-06-04T15:40:00Z', '2 days 3 hr'],
  ['2026-06-03T12:00:00Z', '1 day'],
  ['2026-06-02T13:20:00Z', '1 hr 20 min'],
  ['2026-06-02T14:00:00Z', '2 hr'],
  ['2026-06-02T12:00:01Z', '1 min'],
])('an event at %s begins in %s', (startsAt, words) => {
  expect(countdown(startsAt, now)).toBe(words)
})

test('an event that has begun counts down no more', () => {
  expect(countdown('2026-06-02T12:00:00Z', now)).toBeNull()
  expect(countdown('2026-06-02T11:00:00Z', now)).toBeNull()
})
