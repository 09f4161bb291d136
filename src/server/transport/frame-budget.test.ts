import { expect, test } from 'vitest'
import { createFrameBudget } from './frame-budget.ts'

test('a burst is granted, then only what comes back with time, never more than the burst', () => {
  let nowMs = 0
  const budget = createFrameBudget({ burst: 3, perSecond: 2, nowMs: () => nowMs })
  const spent = (): number => {
    let count = 0
    while (budget.spend()) count += 1
    return count
  }
  expect(spent()).toBe(3)
  nowMs += 499
  expect(spent()).toBe(0)
  nowMs += 1
  expect(spent()).toBe(1)
  nowMs += 3_600_000
  expect(spent()).toBe(3)
})
