import { expect, test } from 'vitest'
import { formatAge } from './alert-time.ts'

const now = Date.parse('2026-06-02T18:00:00Z')
const ago = (minutes: number) => new Date(now - minutes * 60_000).toISOString()

test('minutes within the hour, whole hours after it', () => {
  expect(formatAge(ago(0), now, 'en-US')).toBe('0m')
  expect(formatAge(ago(59), now, 'en-US')).toBe('59m')
  expect(formatAge(ago(61), now, 'en-US')).toBe('1h')
  expect(formatAge(ago(200), now, 'es-US')).toMatch(/^3\s?h$/)
})

test('a device whose clock is behind sees no time to come', () => {
  expect(formatAge(ago(-3), now, 'en-US')).toBe('0m')
})
