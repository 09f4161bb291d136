import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { now, player, rosterOf, terms } from '#test/support/roster-builder.ts'
import { decideRoster } from '../event/roster.ts'
import { seekRefusal } from './partner.ts'

const teams = (changes: Parameters<typeof terms>[0] = {}) => terms({ entryBy: 'team', ...changes })
const ask = (changes: Parameters<typeof terms>[0] = {}, parties: string[] = []) =>
  seekRefusal(teams(changes), rosterOf(...parties), player('me', { gender: 'man' }), now)

test('a player that could enter with a partner may look for one, also before sign-up opens', () => {
  expect([ask(), ask({ signupOpens: now + 1 }), ask({ gender: 'Mixed' })]).toEqual([
    null,
    null,
    null,
  ])
  expect(ask({ maxPlayers: 2, maxWaitlist: 0 }, ['ann&ben'])).toBeNull()
})

test('what keeps a player out with any partner keeps them off the list', () => {
  expect(ask({ gender: 'Women' })).toBe('gender-not-allowed')
  expect(ask({ skillMin: 4 })).toBe('skill-too-low')
  expect(ask({ ageMin: 50 })).toBe('birth-year-needed')
  expect(ask({ signupOpens: now + 1, gender: 'Women' })).toBe('gender-not-allowed')
  expect(ask({ signupCloses: now })).toBe('event-closed')
  expect(ask({ status: 'cancelled' })).toBe('event-cancelled')
  expect(ask({}, ['ann&me'])).toBe('already-signed-up')
  expect(seekRefusal(terms(), rosterOf(), player('me'), now)).toBe('partner-not-needed')
})

test('nobody on the list is kept out alone: with a partner like them the rules let them in', () => {
  const gender = fc.constantFrom('man' as const, 'woman' as const, 'other' as const, null)
  const skill = fc.option(fc.constantFrom(2.5, 3, 3.5, 4))
  const born = fc.option(fc.integer({ min: 1950, max: 2015 }))
  const asked = {
    gender: fc.constantFrom('Any' as const, 'Men' as const, 'Women' as const),
    skillMin: fc.option(fc.constantFrom(3, 3.5)),
    ageMin: fc.option(fc.constantFrom(35, 50)),
  }
  fc.assert(
    fc.property(fc.record(asked), gender, skill, born, (changes, g, skillSelf, birthYear) => {
      const me = player('me', { gender: g, skillSelf, birthYear })
      const entered = decideRoster(
        teams(changes),
        rosterOf(),
        { kind: 'sign-up', player: me, partner: { ...me, playerId: 'twin' }, guests: 0 },
        now,
      )
      expect(seekRefusal(teams(changes), rosterOf(), me, now) === null).toBe(entered.ok)
    }),
  )
})
