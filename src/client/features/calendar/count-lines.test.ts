import { expect, test } from 'vitest'
import { breakWords } from './count-lines.ts'

const byLetters = (part: string): number => part.length

test('words stand in a line as long as they fit', () => {
  expect(breakWords('9a Open play', 12, byLetters)).toBe(1)
  expect(breakWords('9a Open play', 11, byLetters)).toBe(2)
  expect(breakWords('Thursday night advanced mixed', 10, byLetters)).toBe(4)
})

test('a word that is longer than a line breaks', () => {
  expect(breakWords('championships', 5, byLetters)).toBe(3)
})
