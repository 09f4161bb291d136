import { expect, test } from 'vitest'
import { everything } from './bus.ts'
import { createWakeTimes } from './wake-times.ts'

test('of several topics the one that was invalidated last counts, also when it was before', () => {
  const times = createWakeTimes()
  times.note(['relations:ann', 'events-of:ann'])
  const between = times.now()
  expect(times.lastOf(['relations:ann', 'relations:ben'])).toBeLessThanOrEqual(between)
  times.note(['relations:ann'])
  expect(times.lastOf(['events-of:ann', 'relations:ann'])).toBeGreaterThan(between)
  expect(times.lastOf(['events-of:ann'])).toBeLessThanOrEqual(between)
})

test('after everything was invalidated no topic has rested longer', () => {
  const times = createWakeTimes()
  const before = times.now()
  times.note(everything)
  expect(times.lastOf(['relations:ann'])).toBeGreaterThan(before)
  expect(times.lastOf([])).toBe(0)
})

test('a topic that is no longer remembered counts as invalidated when one like it was', () => {
  const times = createWakeTimes()
  times.note(['relations:ann'])
  const after = times.now()
  for (let n = 0; n < 20_001; n += 1) times.note([`event:${n}`])
  expect(times.lastOf(['relations:ann'])).toBeGreaterThanOrEqual(after)
  expect(times.lastOf(['relations:ann'])).toBeLessThan(times.now())
})
