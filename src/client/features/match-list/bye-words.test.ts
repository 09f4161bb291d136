import { expect, test } from 'vitest'
import { formatByes } from './bye-words.ts'
import type { WatchedList } from './list-view.ts'

const list = {
  byes: [
    { number: 1, round: 1 },
    { number: 1, round: 3 },
    { number: 1, round: 4 },
    { number: 2, round: 2 },
  ],
} as unknown as WatchedList

test('a first bye is explained, a later one names the last, and without one nothing is said', () => {
  expect(formatByes(list, 1, 1)).toBe('First bye: everyone gets one before anyone gets two')
  expect(formatByes(list, 3, 1)).toBe('Bye 2, the last one was in round 1')
  expect(formatByes(list, 4, 1)).toBe('Bye 3, the last one was in round 3')
  expect(formatByes(list, 2, 1)).toBeNull()
  expect(formatByes(list, 2, 2)).toContain('First bye')
})
