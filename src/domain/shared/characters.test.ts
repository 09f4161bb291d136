import { expect, test } from 'vitest'
import { countCharacters, firstCharacters } from './characters.ts'

test.each([
  ['', 0],
  ['Ñandú', 5],
  ['N\u0303andu\u0301', 5],
  ['👩‍👩‍👧‍👦', 1],
  ['🇪🇸🇺🇸', 2],
  ['a\u0301\u0302\u0303', 1],
])('%j has the characters people see: %i', (text, count) => {
  expect(countCharacters(text)).toBe(count)
})

test('the first characters of a text are whole', () => {
  expect([
    firstCharacters('abc', 5),
    firstCharacters('abc', 2),
    firstCharacters('👍🏽👩‍👩‍👧‍👦🇪🇸', 2),
    firstCharacters('é', 0),
  ]).toEqual(['abc', 'ab', '👍🏽👩‍👩‍👧‍👦', ''])
})
