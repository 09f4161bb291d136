import { expect, test } from 'vitest'
import { pickFields } from './pick-fields.ts'

test('what is not named is left out', () => {
  const row = { name: 'Pier', lat: null, secret: 'x' }
  expect(pickFields(row, ['name', 'lat'])).toEqual({ name: 'Pier', lat: null })
})
