import { expect, test } from 'vitest'
import { newPasswordTrouble, readEmail, rememberedEmail } from './auth-fields.ts'

test('an address is read without the white space around it, and remembered for the next screen', () => {
  expect(readEmail('  ann@example.org ')).toBe('ann@example.org')
  expect(rememberedEmail()).toBe('ann@example.org')
})

test.each(['', 'ann', 'ann@', 'a b@example.org', `${'a'.repeat(250)}@example.org`])(
  '%j is no address, and is not remembered',
  (text) => {
    readEmail('ben@example.org')
    expect(readEmail(text)).toBeNull()
    expect(rememberedEmail()).toBe('ben@example.org')
  },
)

test('a new password has 8 to 128 characters', () => {
  expect(['1234567', '12345678', 'x'.repeat(128), 'x'.repeat(129)].map(newPasswordTrouble)).toEqual(
    ['password-length', undefined, undefined, 'password-length'],
  )
})
