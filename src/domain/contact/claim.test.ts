import { expect, test } from 'vitest'
import {
  formerAddressesMax,
  isContactPlaceBetter,
  joinAddresses,
  moveAddress,
  getClaimRequirement,
} from './claim.ts'

const facts = {
  isKeeper: false,
  email: 'ann@example.org',
  formerEmails: ['old@example.org'],
  ownAddress: 'ann@example.org',
  isProved: true,
}

test('the account of the contact’s own proved address needs no more', () => {
  expect(getClaimRequirement({ ...facts, ownAddress: 'Ann@Example.org' })).toBe('done')
})

test('the same address unproved is proved by the code that goes there', () => {
  expect(getClaimRequirement({ ...facts, isProved: false })).toBe('prove')
})

test('any other account needs the code that goes to the contact’s address', () => {
  for (const ownAddress of ['ben@example.org', 'ann+x@example.org', ''])
    for (const isProved of [true, false])
      expect(getClaimRequirement({ ...facts, ownAddress, isProved })).toBe('code')
})

test('the keeper is asked where no address ever stood, else the last that did', () => {
  const without = { ...facts, email: null }
  expect(getClaimRequirement({ ...without, formerEmails: [] })).toBe('keeper')
  expect(getClaimRequirement(without)).toBe('code')
  expect(getClaimRequirement({ ...without, ownAddress: 'old@example.org' })).toBe('done')
})

test('an address that changes stood before, once, and not if it stands again', () => {
  const move = (email: string | null, formerEmails: string[], next: string | null) =>
    moveAddress({ email, formerEmails }, next)
  expect(move('a', [], 'b')).toEqual(['a'])
  expect(move('b', ['a'], null)).toEqual(['a', 'b'])
  expect(move('b', ['a'], 'a')).toEqual(['b'])
  expect(move('b', ['a'], 'b')).toEqual(['a'])
  expect(move('a', ['a'], 'b')).toEqual(['a'])
  expect(move(null, ['a', 'b'], 'a')).toEqual(['b'])
  const full = Array.from({ length: formerAddressesMax }, (_, n) => `${n}`)
  expect(move('b', full, 'c')).toBeNull()
  expect(move('b', full, '0')).toHaveLength(formerAddressesMax)
})

test('entries that become one keep all addresses that stood before the one that stays', () => {
  const at = (email: string | null, ...formerEmails: string[]) => ({ email, formerEmails })
  expect(joinAddresses([at(null), at('a', 'b')])).toEqual(['b'])
  expect(joinAddresses([at(null, 'a'), at(null)])).toEqual(['a'])
  expect(joinAddresses([at('c', 'b'), at('c'), at('a', 'b', 'd')])).toEqual(['b', 'd', 'a'])
  const full = Array.from({ length: formerAddressesMax }, (_, n) => `${n}`)
  expect(joinAddresses([at('a', ...full), at('a', ...full)])).toEqual(full)
  expect(joinAddresses([at('a', ...full), at(null, 'b')])).toBeNull()
})

test('a keeper takes no one over, by whatever address', () => {
  expect(getClaimRequirement({ ...facts, isKeeper: true })).toBe('own')
  expect(getClaimRequirement({ ...facts, isKeeper: true, email: null })).toBe('own')
})

const held = { place: 'playing' as const, offeredUntil: null, order: 5, guests: 0, partner: null }
const waiting = { ...held, place: 'waiting' as const }

test.each([
  [held, { ...waiting, order: 1 }, true],
  [{ ...waiting, guests: 2 }, { ...held, order: 9 }, false],
  [{ ...waiting, offeredUntil: 1 }, { ...waiting, order: 1 }, true],
  [held, { ...waiting, offeredUntil: 1 }, true],
  [{ ...held, guests: 1 }, { ...held, order: 1 }, true],
  [{ ...held, order: 1 }, { ...held, guests: 1 }, false],
  [{ ...held, partner: { playerId: 'x', gender: null } }, { ...held, order: 1 }, true],
  [{ ...held, order: 4 }, held, true],
  [{ ...held, order: 6 }, held, false],
  [{ ...waiting, guests: 2, order: 6 }, waiting, false],
  [{ ...waiting, offeredUntil: 1, guests: 2, order: 6 }, { ...waiting, offeredUntil: 1 }, true],
])('of two places the better one stays, with its guests (%#)', (contact, own, isBetter) => {
  expect(isContactPlaceBetter(contact, own)).toBe(isBetter)
})
