// Laws of parties last in line over random roster histories: others go first while there is room,
// and later no one waits for a free place.
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { now, player, terms } from '#test/support/roster-builder.ts'
import { placesTaken } from '../event/entry.ts'
import { fits } from '../event/places.ts'
import { isFull } from '../event/roster-edit.ts'
import type { Roster, RosterRequest } from '../event/roster-request.ts'
import { decideRoster } from '../event/roster.ts'
import type { HouseAnswer } from './house-rule.ts'

const allowed: HouseAnswer = { refused: null, isLast: false, mayWait: true, missed: 0 }
const someHouse = fc.constantFrom<HouseAnswer | null>(
  null,
  allowed,
  { ...allowed, isLast: true, missed: 2 },
  { ...allowed, mayWait: false },
  { ...allowed, refused: { code: 'house-day', params: { n: 1 } } },
)
const someone = fc.integer({ min: 0, max: 9 }).map((n) => `p${n}`)
const someRequest: fc.Arbitrary<RosterRequest> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .record({ id: someone, guests: fc.nat(2), house: someHouse })
      .map(({ id, guests, house }) => ({
        kind: 'sign-up' as const,
        player: player(id),
        guests,
        house,
      })),
  },
  {
    weight: 3,
    arbitrary: someone.map((playerId) => ({ kind: 'withdraw' as const, playerId })),
  },
  {
    weight: 1,
    arbitrary: someone.map((playerId) => ({
      kind: 'move' as const,
      playerId,
      to: 'waiting' as const,
    })),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'free-last' as const }) },
)
const event = terms({ maxPlayers: 4, maxWaitlist: 3, guestsPerPlayer: 2 })

function holds(
  look: (step: { before: Roster; request: RosterRequest; after: Roster; code: string }) => void,
): void {
  fc.assert(
    fc.property(fc.array(someRequest, { maxLength: 25 }), (requests) => {
      let before: Roster = { entries: [], nextOrder: 1 }
      for (const request of requests) {
        const decided = decideRoster(event, before, request, now)
        const after = decided.ok ? decided.value.roster : before
        look({ before, request, after, code: decided.ok ? '' : decided.refusal.code })
        before = after
      }
    }),
  )
}

test('nobody plays beyond the places, and only those that wait are last in line', () => {
  holds(({ after }) => {
    expect(placesTaken(after.entries)).toBeLessThanOrEqual(event.maxPlayers)
    for (const entry of after.entries)
      if (entry.isLast === true) expect(entry).toMatchObject({ place: 'waiting', isSentOut: true })
  })
})

test('somebody that fits and is not last plays at once, whoever waits last in line', () => {
  holds(({ before, request, after, code }) => {
    if (request.kind !== 'sign-up' || code !== '' || request.house?.isLast === true) return
    const party = { playerId: '', gender: null, partner: null, guests: request.guests }
    if (fits(event, before.entries, party))
      expect(after.entries.at(-1)).toMatchObject({ place: 'playing' })
  })
})

test('who is last waits for others while there is room, and like everyone once there is none', () => {
  holds(({ after }) => {
    for (const entry of after.entries)
      if (entry.isLast === true)
        expect(fits(event, after.entries, { ...entry, guests: 0 })).toBe(true)
  })
})

test('once their time has come nobody is last, and nobody waits that would fit', () => {
  holds(({ request, after }) => {
    if (request.kind !== 'free-last') return
    expect(after.entries.some(({ isLast }) => isLast === true)).toBe(false)
    const waiting = after.entries.filter(
      ({ place, isSentOut }) => place === 'waiting' && !isSentOut,
    )
    expect(waiting.filter((entry) => fits(event, after.entries, entry))).toEqual([])
  })
})

test('leaving from the end of the line keeps nobody out', () => {
  holds(({ before, request, after }) => {
    if (request.kind !== 'withdraw') return
    const left = before.entries.find(({ playerId }) => playerId === request.playerId)
    if (left?.isLast === true) expect(after.sentOut?.has(request.playerId) ?? false).toBe(false)
  })
})

test('a refusal of the house comes after those of the event, and changes nothing', () => {
  holds(({ before, request, after, code }) => {
    if (request.kind !== 'sign-up' || !code.startsWith('house-')) return
    expect(after).toBe(before)
    const plain = decideRoster(event, before, { ...request, house: null }, now)
    expect(plain.ok).toBe(true)
  })
})

test('no sign-up enters a full roster, so there the house need not be asked', () => {
  holds(({ before, request, code }) => {
    if (request.kind === 'sign-up' && isFull(event, before)) expect(code).not.toBe('')
  })
})
