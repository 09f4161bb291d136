import { expect, test } from 'vitest'
import { locationSearchText } from './search.ts'

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
