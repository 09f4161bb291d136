import { expect, test } from 'vitest'
import { countReturnMs, readReturnMs, toReturnReason } from './return-time.ts'

test.each([
  [0, 0],
  [1, 1],
  [5_000, 1_000],
  [1_000_000, 10_000],
])('%i windows come back within %i ms', (windows, ms) => {
  expect(countReturnMs(windows)).toBe(ms)
  expect(readReturnMs(toReturnReason(ms))).toBe(ms)
})

test.each(['', 'bye', 'return within x ms', 'return within 123456 ms', ' return within 5 ms'])(
  '%j asks for nothing',
  (reason) => {
    expect(readReturnMs(reason)).toBeNull()
  },
)

test('nobody is sent away for longer than ten seconds', () => {
  expect(readReturnMs('return within 99999 ms')).toBe(10_000)
})
