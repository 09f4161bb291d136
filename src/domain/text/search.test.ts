import { expect, test } from 'vitest'
import { readCases } from '#test/support/cases.ts'
import { holdsWords } from './holds-words.ts'
import { foldLetters, foldText, splitSearch } from './search.ts'

test.each(readCases('search.txt'))('%j is found by %j', (called = '', typed = '') => {
  expect(holdsWords(called, typed)).toBe(true)
})

test.each([
  ['Ana Núñez', 'nunes'],
  ['Ana Núñez', 'ana ruiz'],
  ['O’Neil', 'neal'],
])('%j is not found by %j', (called, typed) => {
  expect(holdsWords(called, typed)).toBe(false)
})

test('accents, case and spacing do not count, composed or not', () => {
  expect(foldText('  Caldas de São\tJORGE ')).toBe('caldas de sao jorge')
  expect(foldText('é'.normalize('NFC'))).toBe(foldText('é'.normalize('NFD')))
  expect(splitSearch(' Málaga  pádel ')).toEqual(['malaga', 'padel'])
})

test('folding once is enough', () => {
  for (const [called = '', typed = ''] of readCases('search.txt'))
    for (const text of [called, typed]) expect(foldText(foldText(text))).toBe(foldText(text))
})

test('numbers are words without their signs', () => {
  expect(splitSearch('+1 (555) 010-0141')).toEqual(['1', '555', '010', '0141'])
  expect(splitSearch('555.010.0141')).toEqual(['5550100141'])
  expect(splitSearch('ana.lee@x.org')).toEqual(['ana.lee@x.org'])
  expect(splitSearch(' . + ’ ')).toEqual([])
})

test('letters alone keep their apostrophes', () => {
  expect(foldLetters('  Qué’s  ÓN ')).toBe('que’s on')
})
