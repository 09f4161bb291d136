import * as v from 'valibot'
import { expect, test } from 'vitest'
import { instantSchema } from './instant.ts'

const takes = (text: string): boolean => v.is(instantSchema, text)

test.each([
  '2026-06-03T22:00:00Z',
  '2026-06-03T22:00:00.125+02:00',
  '2026-06-03T22:00:00+14:00',
  '2024-02-29T00:00:00Z',
])('%s is an instant', (text) => {
  expect(takes(text)).toBe(true)
})

test.each([
  '2026-02-31T10:00:00Z',
  '2025-02-29T00:00:00Z',
  '0000-01-01T00:00:00Z',
  '2203-01-01T00:00:00Z',
  '2199-12-31T23:59:59-14:00',
  '1900-01-01T00:00:00+01:00',
  '2026-06-03T00:00:00+23:59',
  '2026-06-03T00:00:00-14:30',
  '2026-06-03',
  'soon',
])('%s is none', (text) => {
  expect(takes(text)).toBe(false)
})
