import { expect, test } from 'vitest'
import { socialTrouble } from './social-trouble.ts'

test('an error of a provider is told apart where someone can do something about it', () => {
  expect(socialTrouble('access_denied')).toBe('cancelled')
  expect(socialTrouble('account_not_linked')).toBe('not-linked')
  expect(socialTrouble('something_else')).toBe('social-failed')
  expect(socialTrouble(undefined)).toBeUndefined()
})

test('an address cannot reach what every object has', () => {
  expect(socialTrouble('toString')).toBe('social-failed')
  expect(socialTrouble('__proto__')).toBe('social-failed')
})
