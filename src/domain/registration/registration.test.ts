import { describe, expect, test } from 'vitest'
import {
  formatTicket,
  mayRegister,
  parseTicket,
  registrationModes,
  registrationPasses,
} from './registration.ts'

const key = 'abcdefghijklmnopqrstuv'

test.each([
  ['open', ['none', 'invitation', 'club', 'contact']],
  ['approval', ['invitation']],
  ['invitation', ['invitation', 'club', 'contact']],
  ['closed', []],
] as const)('%s lets in %j', (mode, expected) => {
  const passes = [null, ...registrationPasses]
  expect(passes.filter((pass) => mayRegister(mode, pass)).map((pass) => pass ?? 'none')).toEqual(
    expected,
  )
})

test('the modes stand from open to closed', () => {
  expect(registrationModes).toEqual(['open', 'approval', 'invitation', 'closed'])
})

describe('a ticket', () => {
  test.each(registrationPasses)('of the pass %s is read as it was written', (pass) => {
    expect(parseTicket(formatTicket({ pass, key }))).toEqual({ pass, key })
  })

  test.each(['', 'i.', `x.${key}`, `i${key}`, `i.${key}!`, `i.${key} `, `i.${'a'.repeat(101)}`])(
    '%j is none',
    (text) => {
      expect(parseTicket(text)).toBeNull()
    },
  )
})
