import { expect, test } from 'vitest'
import { ruleLine } from './rule-line.ts'

test('a rule says how many games only where there can be several', () => {
  expect(ruleLine({ points: 11, winBy: 2, scoring: 'side-out', bestOf: 1 })).toBe(
    'To 11, win by 2 · side-out scoring',
  )
  expect(ruleLine({ points: 15, winBy: 1, scoring: 'rally', bestOf: 3 })).toBe(
    'To 15, win by 1 · best of 3 · rally scoring',
  )
})
