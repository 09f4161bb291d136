import { expect, test } from 'vitest'
import { matchItems } from './match-items.ts'

const found = (labels: readonly string[], text: string, max = 9) =>
  matchItems(
    labels.map((label) => ({ label })),
    text,
    max,
  ).map(({ item }) => item.label)

test('accents and case are no matter, in either direction', () => {
  expect(found(['José', 'Josh'], 'jose')).toEqual(['José'])
  expect(found(['San Jose'], 'SAN JOSÉ')).toEqual(['San Jose'])
  expect(found(['Mis próximos'], 'prox')).toEqual(['Mis próximos'])
})

test('what begins with the text comes first, then words that do, then what holds it', () => {
  expect(found(['Recap', 'My Calendar', 'Capitol', 'Other'], 'cap')).toEqual(['Capitol', 'Recap'])
  expect(found(['My Calendar', 'Calendar', 'Local'], 'cal')).toEqual([
    'Calendar',
    'My Calendar',
    'Local',
  ])
})

test('every word counts, in any order', () => {
  const labels = ['Message Ana', 'Message Ben', 'Ana']
  expect(found(labels, 'ana mess')).toEqual(['Message Ana'])
  expect(found(labels, 'mess x')).toEqual([])
})

test('a name with signs is found by each of its parts', () => {
  expect(found(['Wei_Chen', 'Anna-Lena'], 'chen')).toEqual(['Wei_Chen'])
  expect(found(['Wei_Chen', 'Anna-Lena'], 'lena')).toEqual(['Anna-Lena'])
})

test('what stands beside a name finds it after names do', () => {
  const items = [
    { label: 'Ladder', detail: 'Sat, Nov 28' },
    { label: 'Dark', alias: 'night' },
    { label: 'Saturday social' },
  ]
  expect(matchItems(items, 'sat', 9).map(({ item }) => item.label)).toEqual([
    'Saturday social',
    'Ladder',
  ])
  expect(matchItems(items, 'night', 9)).toEqual([{ item: items[1], isNamed: false }])
})

test('no text means all, in their order, as many as have room', () => {
  expect(found(['b', 'a', 'c'], ' ', 2)).toEqual(['b', 'a'])
})
