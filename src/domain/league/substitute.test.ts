import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { now, player, rosterOf, terms } from '#test/support/roster-builder.ts'
import { placesTaken } from '../event/entry.ts'
import type { RosterRequest } from '../event/roster-request.ts'
import { decideBatch } from '../event/roster.ts'
import { decideSubstitute, shouldAskSubstitutes, type SubstituteDay } from './substitute.ts'

const hourMs = 3_600_000
const aDay = (changes: Partial<SubstituteDay> = {}): SubstituteDay => ({
  state: 'running',
  hoursBefore: 24,
  fields: { entryBy: 'player', kind: 'round robin' },
  day: terms({ startsAt: now + 20 * hourMs }),
  seats: 4,
  taken: 3,
  ...changes,
})

test('they are asked once the time has come and a member cannot come', () => {
  expect(shouldAskSubstitutes(aDay(), now)).toBe(true)
  expect(shouldAskSubstitutes(aDay({ taken: 4 }), now)).toBe(false)
  expect(shouldAskSubstitutes(aDay({ hoursBefore: 12 }), now)).toBe(false)
  expect(shouldAskSubstitutes(aDay(), now + 20 * hourMs)).toBe(false)
})

test.each([
  ['the league asks none', { hoursBefore: null }],
  ['the league is over', { state: 'concluded' }],
  ['it has set teams', { fields: { entryBy: 'team', kind: 'round robin' } }],
  ['its captains set line-ups', { fields: { entryBy: 'player', kind: 'teams' } }],
  ['the day is cancelled', { day: terms({ status: 'cancelled' }) }],
] as const)('nobody is asked where %s', (_why, changes) => {
  expect(shouldAskSubstitutes(aDay(changes), now)).toBe(false)
})

test('players put themselves forward where a league asks substitutes, and answer anywhere until it is over', () => {
  const decide = (
    changes: Partial<SubstituteDay>,
    about: Parameters<typeof decideSubstitute>[1],
  ) => {
    const decided = decideSubstitute(aDay(changes), about)
    return decided.ok ? decided.value : decided.refusal.code
  }
  expect(decide({}, { known: null, isIn: true, count: 0 })).toBe('in')
  expect(decide({ hoursBefore: null }, { known: 'out', isIn: true, count: 0 })).toBe(
    'no-substitutes',
  )
  expect(decide({ hoursBefore: null }, { known: 'named', isIn: true, count: 0 })).toBe('in')
  expect(decide({}, { known: null, isIn: true, count: 50 })).toBe('too-many-substitutes')
  expect(decide({ state: 'concluded' }, { known: 'named', isIn: true, count: 1 })).toBe(
    'league-state',
  )
  expect(decide({ state: 'concluded' }, { known: 'in', isIn: false, count: 1 })).toBe('out')
})

test('however substitutes and members come and go in one batch, substitutes never fill more than the places of members', () => {
  const anAct = fc.record({
    who: fc.constantFrom('ann', 'ben', 'cleo', 'sam', 'sue', 'sid'),
    comes: fc.boolean(),
  })
  fc.assert(
    fc.property(
      fc.array(anAct, { maxLength: 20 }),
      fc.integer({ min: 0, max: 4 }),
      (acts, seats) => {
        const requests = acts.map(({ who, comes }): RosterRequest =>
          comes
            ? {
                kind: 'sign-up',
                player: player(who),
                guests: 0,
                ...(who.startsWith('s') && { seats }),
              }
            : { kind: 'withdraw', playerId: who },
        )
        let roster = rosterOf('ann', 'ben', 'cleo')
        for (const request of requests) {
          const before = placesTaken(roster.entries)
          const decided = decideBatch(
            terms({ maxPlayers: 8, maxWaitlist: 0 }),
            roster,
            [request],
            now,
          )
          roster = decided.roster
          const isSubstitute = 'seats' in request
          if (isSubstitute && placesTaken(roster.entries) > before)
            expect(placesTaken(roster.entries)).toBeLessThanOrEqual(seats)
        }
        expect(
          decideBatch(
            terms({ maxPlayers: 8, maxWaitlist: 0 }),
            rosterOf('ann', 'ben', 'cleo'),
            requests,
            now,
          ).roster.entries,
        ).toEqual(roster.entries)
      },
    ),
  )
})
