import { expect, test } from 'vitest'
import { isContactPlaceBetter, whatClaimNeeds } from './claim.ts'

const facts = {
  isKeeper: false,
  email: 'ann@example.org',
  ownAddress: 'ann@example.org',
  isProved: true,
}

test('the account of the contact’s own proved address needs no more', () => {
  expect(whatClaimNeeds({ ...facts, ownAddress: 'Ann@Example.org' })).toBe('done')
})

test('the same address unproved is proved by the code that goes there', () => {
  expect(whatClaimNeeds({ ...facts, isProved: false })).toBe('prove')
})

test('any other account needs the code that goes to the contact’s address', () => {
  for (const ownAddress of ['ben@example.org', 'ann+x@example.org', ''])
    for (const isProved of [true, false])
      expect(whatClaimNeeds({ ...facts, ownAddress, isProved })).toBe('code')
})

test('without an address the keeper is asked', () => {
  expect(whatClaimNeeds({ ...facts, email: null })).toBe('keeper')
})

test('a keeper takes no one over, by whatever address', () => {
  expect(whatClaimNeeds({ ...facts, isKeeper: true })).toBe('own')
  expect(whatClaimNeeds({ ...facts, isKeeper: true, email: null })).toBe('own')
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
