import { expect, test } from 'vitest'
import { placeText } from './place-text.ts'

test('a country is named only where nothing nearer is known', () => {
  expect(placeText({ city: 'Austin', region: 'TX', country: 'US' })).toBe('Austin, TX')
  expect(placeText({ city: '', region: 'TX', country: 'US' })).toBe('TX')
  expect(placeText({ city: '', region: '', country: 'US' })).toBe('US')
})
