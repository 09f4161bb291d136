import { expect, test } from 'vitest'
import { backoffMs } from './backoff.ts'

const backoff = { firstMs: 100, maxMs: 1000 }

test('waits double from one retry to the next, up to the limit', () => {
  expect([0, 1, 2, 3, 4, 50].map((attempt) => backoffMs(backoff, attempt, 0.5))).toEqual([
    100, 200, 400, 800, 1000, 1000,
  ])
})

test('chance spreads a wait from half to one and a half', () => {
  expect(backoffMs(backoff, 1, 0)).toBe(100)
  expect(backoffMs(backoff, 1, 0.999)).toBeCloseTo(300, 0)
})
