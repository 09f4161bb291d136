// Laws of offered places over random histories in which time passes.
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { anEvent, aWish, requestOf, type Wish } from '#test/scenes/roster-histories.ts'
import { hourMs, now as first } from '#test/support/roster-builder.ts'
import {
  awaitsDraw,
  getPlayerIds,
  holdsPlace,
  partySize,
  placesTaken,
  type Entry,
  type EventTerms,
} from '../event/entry.ts'
import { fits } from '../event/places.ts'
import type { Roster, RosterRequest } from '../event/roster-request.ts'
import { decideRoster, type RosterDecision } from '../event/roster.ts'

type Moment = Wish | { kind: 'wait'; minutes: number }
type Step = {
  event: EventTerms
  request: RosterRequest
  before: Roster
  decision: RosterDecision
  now: number
}

const someone = fc.integer({ min: 0, max: 10 }).map((n) => `p${n}`)

const aMoment: fc.Arbitrary<Moment> = fc.oneof(
  { weight: 6, arbitrary: aWish },
  {
    weight: 2,
    arbitrary: fc
      .record({ playerId: someone, isTaken: fc.boolean() })
      .map((asked) => ({ kind: 'answer-offer' as const, ...asked })),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'expire-offers' as const }) },
  {
    weight: 2,
    arbitrary: fc
      .integer({ min: 1, max: 180 })
      .map((minutes) => ({ kind: 'wait' as const, minutes })),
  },
)

const offers = (event: EventTerms): EventTerms => ({
  ...event,
  offersUntil: (now) => Math.min(now + 2 * hourMs, event.startsAt),
})

const holds = (look: (step: Step) => void) =>
  fc.assert(
    fc.property(
      anEvent,
      fc.array(aMoment, { minLength: 10, maxLength: 80, size: 'max' }),
      (event, moments) => {
        let current = { event: offers(event), roster: { entries: [], nextOrder: 1 } as Roster }
        let now = first
        for (const moment of moments) {
          if (moment.kind === 'wait') {
            now += moment.minutes * 60_000
            continue
          }
          const request = requestOf(current.event, moment)
          const decided = decideRoster(current.event, current.roster, request, now)
          if (!decided.ok) continue
          const { event: before } = current
          const after =
            request.kind === 'resize'
              ? offers(request.terms)
              : request.kind === 'draw'
                ? { ...before, isDrawn: true }
                : before
          look({ event: after, request, before: current.roster, decision: decided.value, now })
          current = { event: after, roster: decided.value.roster }
        }
      },
    ),
    { numRuns: 400 },
  )

const offered = (roster: Roster): Entry[] =>
  roster.entries.filter(({ offeredUntil }) => offeredUntil !== null)
const findAgain = (roster: Roster, { playerId }: Entry): Entry | undefined =>
  roster.entries.find((entry) => entry.playerId === playerId)

test('an offered place is taken: with the offers there are never more than places', () => {
  holds(({ event, decision: { roster } }) =>
    expect(placesTaken(roster.entries)).toBeLessThanOrEqual(event.maxPlayers),
  )
})

test('only who waits has an offer, and nobody before a draw', () => {
  holds(({ event, decision: { roster } }) => {
    expect(
      offered(roster).filter(({ place, isSentOut }) => place === 'playing' || isSentOut),
    ).toEqual([])
    if (awaitsDraw(event)) expect(offered(roster)).toEqual([])
  })
})

test('an offer can be answered, and not after the start', () => {
  holds(({ event, decision, now }) => {
    for (const { until } of decision.offered) {
      expect(until).toBeGreaterThan(now)
      expect(until).toBeLessThanOrEqual(event.startsAt)
    }
  })
})

test('no place stays free while a party waits that fits, but for those an organizer sent out', () => {
  holds(({ event, decision: { roster }, now }) => {
    if (awaitsDraw(event) || now >= event.startsAt) return
    const passedOver = roster.entries.filter(
      (entry) => !holdsPlace(entry) && !entry.isSentOut && fits(event, roster.entries, entry),
    )
    expect(passedOver).toEqual([])
  })
})

test('nobody is skipped: a new offer passes only parties too large for it', () => {
  holds(({ event, request, before, decision: { roster, offered: asked } }) => {
    if (event.gender === 'Mixed' || request.kind === 'draw') return
    const ids = new Set(asked.map(({ playerId }) => playerId))
    const held = new Set(
      before.entries.flatMap((entry) => (entry.isSentOut ? [entry.playerId] : [])),
    )
    for (const entry of roster.entries.filter(({ playerId }) => ids.has(playerId)))
      for (const passed of roster.entries)
        if (!holdsPlace(passed) && passed.order < entry.order && !held.has(passed.playerId))
          expect(partySize(passed)).toBeGreaterThan(partySize(entry))
  })
})

test('nobody loses an offer silently: it was taken, answered, ended, or taken back, and is told so', () => {
  holds(({ request, before, decision }) => {
    for (const entry of offered(before)) {
      const after = findAgain(decision.roster, entry)
      if (after?.offeredUntil === entry.offeredUntil) continue
      const [playerId] = getPlayerIds(entry)
      const told = [
        decision.promoted,
        decision.demoted,
        decision.expired,
        decision.party,
        decision.offered.map((one) => one.playerId),
      ].filter((list) => list.some((id) => id === playerId))
      expect([told.length > 0, request.kind]).toEqual([true, request.kind])
    }
  })
})

test('an offer that nobody answered ends once, and only after its time', () => {
  holds(({ request, event, before, decision, now }) => {
    if (request.kind !== 'expire-offers') {
      expect(decision.expired).toEqual([])
      return
    }
    const over = offered(before).filter(({ offeredUntil }) => (offeredUntil ?? 0) <= now)
    expect(decision.expired).toEqual(over.flatMap(getPlayerIds))
    const again = decideRoster(event, decision.roster, request, now)
    expect(again).toMatchObject({ ok: true, value: { changes: [], expired: [], offered: [] } })
    expect(
      offered(decision.roster).filter(({ offeredUntil }) => (offeredUntil ?? 0) <= now),
    ).toEqual([])
  })
})

test('yes plays and no leaves, whatever else happens', () => {
  holds(({ request, before, decision }) => {
    if (request.kind !== 'answer-offer') return
    const was = before.entries.find((entry) => getPlayerIds(entry).includes(request.playerId))
    const is = decision.roster.entries.find((entry) =>
      getPlayerIds(entry).includes(request.playerId),
    )
    expect(was).toBeDefined()
    expect(is?.place).toBe(request.isTaken ? 'playing' : undefined)
  })
})

test('those that play keep their place whoever is asked, and orders are never given twice', () => {
  holds(({ request, before, decision: { roster } }) => {
    const orders = roster.entries.map(({ order }) => order)
    expect(orders).toEqual([...new Set(orders)].toSorted((a, b) => a - b))
    if (request.kind !== 'answer-offer' && request.kind !== 'expire-offers') return
    for (const entry of before.entries.filter(({ place }) => place === 'playing'))
      expect(findAgain(roster, entry)).toEqual(entry)
  })
})
