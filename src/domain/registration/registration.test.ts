import { describe, expect, test } from 'vitest'
import {
  defaultRegistrationMode,
  formatTicket,
  mayRegister,
  networkRequestsMax,
  parseTicket,
  refuseRequest,
  registrationModes,
  registrationPasses,
  requestsMax,
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

test.each([
  [0, 0, null],
  [requestsMax - 1, networkRequestsMax - 1, null],
  [networkRequestsMax, networkRequestsMax, 'registration-busy'],
  [requestsMax, 0, 'registration-closed'],
  [requestsMax, networkRequestsMax, 'registration-closed'],
] as const)('with %i open requests, %i of them from the network: %s', (inAll, ofNetwork, code) => {
  expect(refuseRequest({ inAll, ofNetwork })).toBe(code)
})

test('a new server is open', () => {
  expect(defaultRegistrationMode).toBe('open')
})

describe('a ticket', () => {
  test.each(registrationPasses)('of the pass %s is read as it was written', (pass) => {
    expect(parseTicket(formatTicket({ pass, key }))).toEqual({ pass, key })
  })

  test.each([
    '',
    'i.',
    `x.${key}`,
    `i${key}`,
    `i.${key}!`,
    `i.${key} `,
    `xi.${key}`,
    `i.${'a'.repeat(101)}`,
  ])('%j is none', (text) => {
    expect(parseTicket(text)).toBeNull()
  })
})
