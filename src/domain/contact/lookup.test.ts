// An import's daily lookup limit holds however the import is split.
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  limitLookups,
  limitMatches,
  lookupsADay,
  wholeLimitPlayers,
  type Lookups,
} from './lookup.ts'

test('a day never tells more than its limit, and the first part learns all there is', () => {
  expect(limitLookups({ addresses: 0, matches: 0 }, 200, wholeLimitPlayers)).toEqual({
    addresses: 200,
    matches: 300,
  })
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 400 }), { maxLength: 80 }), (parts) => {
      const done: Lookups = { addresses: 0, matches: 0 }
      for (const addresses of parts) {
        const left = limitLookups(done, addresses, wholeLimitPlayers)
        done.addresses += left.addresses
        done.matches += Math.min(left.matches, left.addresses)
      }
      expect(done.addresses).toBeLessThanOrEqual(lookupsADay.addresses)
      expect(done.matches).toBeLessThanOrEqual(lookupsADay.matches)
    }),
  )
})

test('what is left is what was not learned, and never less than nothing', () => {
  expect(limitLookups({ addresses: 9_990, matches: 299 }, 20, wholeLimitPlayers)).toEqual({
    addresses: 10,
    matches: 1,
  })
  expect(limitLookups({ addresses: 9_990, matches: 300 }, 5, wholeLimitPlayers)).toEqual({
    addresses: 5,
    matches: 0,
  })
  expect(limitLookups({ addresses: 10_001, matches: 301 }, 5, wholeLimitPlayers)).toEqual({
    addresses: 0,
    matches: 0,
  })
})

test('a small installation tells a few of its players a day, a large one the whole limit', () => {
  expect([0, 1, 100, 1_000, wholeLimitPlayers, 1_000_000].map(limitMatches)).toEqual([
    3, 3, 5, 50, 300, 300,
  ])
})
