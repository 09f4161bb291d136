import { expect, test } from 'vitest'
import { foldText, locationSearchText, splitSearch } from './search.ts'

test('accents, case and spacing do not count', () => {
  expect(foldText('  Caldas de São\tJORGE ')).toBe('caldas de sao jorge')
  expect(foldText('Ténis Guimarães')).toBe(foldText('tenis guimaraes'))
  expect(foldText('A Coruña')).toBe('a coruna')
})

test('composed and decomposed accents fold to the same', () => {
  expect(foldText('é'.normalize('NFC'))).toBe(foldText('é'.normalize('NFD')))
})

test('a venue is found by name, city, region and country', () => {
  expect(
    locationSearchText({
      name: 'Jackson Playground',
      city: 'San Francisco',
      region: 'CA',
      country: 'US',
    }),
  ).toBe('jackson playground san francisco ca us california united states estados unidos usa')
  expect(locationSearchText({ name: 'Aciva3', city: 'Lugo', region: '', country: 'ES' })).toBe(
    'aciva3 lugo es spain espana',
  )
})

test('a query is its words, and nothing when it is empty', () => {
  expect(splitSearch(' Málaga  pádel ')).toEqual(['malaga', 'padel'])
  expect(splitSearch('   ')).toEqual([])
})
