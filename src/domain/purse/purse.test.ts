import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  decideEntries,
  purseBalanceMax,
  purseRefusal,
  toPurseUnit,
  type PurseUser,
} from './purse.ts'

const open = { isOver: false, isOff: false }
const aUser = (changes: Partial<PurseUser> = {}): PurseUser => ({
  places: 1,
  taken: 0,
  balance: 10,
  isForfeit: false,
  owes: true,
  ...changes,
})
const step = fc.oneof(
  fc.record({ do: fc.constant('sell' as const), n: fc.integer({ min: 1, max: 5 }) }),
  fc.record({ do: fc.constant('roster' as const), places: fc.nat(4), isForfeit: fc.boolean() }),
  fc.record({ do: fc.constant('event' as const), isOver: fc.boolean(), isOff: fc.boolean() }),
)

test('after any history nothing is overdrawn, nothing is lost, and settling twice moves nothing', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let user = aUser({ places: 0, balance: 0 })
      let event = open
      let sold = 0
      for (const each of steps) {
        if (each.do === 'sell') {
          sold += each.n
          user = { ...user, balance: user.balance + each.n }
        } else if (each.do === 'roster')
          user = { ...user, places: each.places, isForfeit: each.isForfeit }
        else event = { isOver: each.isOver, isOff: each.isOff }
        const moved = decideEntries(user, event)
        user = { ...user, taken: user.taken + moved, balance: user.balance - moved }
        expect(user.balance).toBeGreaterThanOrEqual(0)
        expect(user.taken).toBeGreaterThanOrEqual(0)
        expect(user.balance + user.taken).toBe(sold)
        expect(decideEntries(user, event)).toBe(0)
        if (event.isOff) expect(user.taken).toBe(0)
      }
    }),
  )
})

test('an event takes an entry a place, as far as there are some', () => {
  expect(decideEntries(aUser({ places: 3 }), open)).toBe(3)
  expect(decideEntries(aUser({ places: 3, balance: 2 }), open)).toBe(2)
  expect(decideEntries(aUser({ owes: false }), open)).toBe(0)
  expect(decideEntries(aUser(), { isOver: true, isOff: false })).toBe(0)
})

test('it gives back what was taken from those that leave in time, and from everyone when it is off', () => {
  const left = aUser({ places: 0, taken: 1 })
  expect(decideEntries(left, open)).toBe(-1)
  expect(decideEntries({ ...left, isForfeit: true }, open)).toBe(0)
  expect(decideEntries({ ...left, isForfeit: true }, { isOver: false, isOff: true })).toBe(-1)
})

test('a purse holds no less than nothing, and no more than its limit', () => {
  expect(purseRefusal(3, -3)).toBeNull()
  expect(purseRefusal(3, -4)).toBe('purse-too-empty')
  expect(purseRefusal(purseBalanceMax - 1, 1)).toBeNull()
  expect(purseRefusal(purseBalanceMax, 1)).toBe('purse-too-full')
})

test('entries of one purse count in a unit of their own', () => {
  expect(toPurseUnit('8f14')).toBe('purse:8f14')
})
