// Two sheets that want to open at the same moment.
import { expect, test } from 'vitest'
import { createSheetGate } from './use-free-screen.ts'

test('of sheets that look at the same moment one opens, the next once nothing lies over the page', () => {
  let [now, isFree] = [0, true]
  const takeTurn = createSheetGate(
    () => isFree,
    () => now,
  )
  expect([takeTurn(), takeTurn()]).toEqual([true, false])
  now = 600
  expect(takeTurn()).toBe(false)
  now = 1500
  isFree = false
  expect(takeTurn()).toBe(false)
  isFree = true
  expect([takeTurn(), takeTurn()]).toEqual([true, false])
})
