// The laws of the roster, held against random events and random sequences of requests. fast-check
// prints seed and path.
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { now, player, terms } from '#test/support/roster-builder.ts'
import {
  awaitsDraw,
  partySize,
  placesTaken,
  getPlayerIds,
  type Entry,
  type EventTerms,
} from './entry.ts'
import { toRosterLines, type EntryChange } from './roster-change.ts'
import type { Roster, RosterRequest } from './roster-request.ts'
import { decideBatch, decideRoster, type RosterDecision } from './roster.ts'

const names = Array.from({ length: 11 }, (_, i) => `p${i}`)
const genderOf = (playerId: string) =>
  (['man', 'woman', 'man', 'woman', 'man', 'other', null] as const)[
    Number(playerId.slice(1)) % 7
  ] ?? null
const someone = fc.constantFrom(...names)
const guests = fc.integer({ min: 0, max: 3 })
const asPlayer = someone.map((id) => player(id, { gender: genderOf(id) }))
const size = {
  maxPlayers: fc.integer({ min: 2, max: 9 }),
  maxWaitlist: fc.integer({ min: 0, max: 5 }),
  guestsPerPlayer: fc.integer({ min: 0, max: 3 }),
}
const anEvent = fc
  .record({
    ...size,
    gender: fc.constantFrom('Any' as const, 'Mixed' as const),
    entryBy: fc.constantFrom('player' as const, 'team' as const),
    signupMode: fc.constantFrom(
      'first come' as const,
      'first come' as const,
      'lottery' as const,
      'take turns' as const,
    ),
  })
  .map((changes) =>
    terms({ ...changes, drawAt: changes.signupMode === 'first come' ? null : now + 1 }),
  )

/**
 * Anyone or no one, even players already in: in an event for teams the rules must refuse what
 * makes
 * no team.
 */
const aPartner = fc.option(asPlayer, { freq: 8 })
/** The same wish serves both kinds of event, so most teams come without guests. */
const fewGuests = fc.oneof(
  { weight: 2, arbitrary: fc.constant(0) },
  { weight: 1, arbitrary: guests },
)

/** A resize of a history says what changes; the rest of its terms are the event's at that step. */
type Wish =
  | Exclude<RosterRequest, { kind: 'resize' }>
  | { kind: 'resize'; changes: Partial<EventTerms> }
const wish = <K extends Wish['kind'], T>(kind: K, asked: fc.Arbitrary<T>) =>
  asked.map((values) => ({ kind, ...values }))

const isPair = (asked: {
  player: { playerId: string }
  partner: { playerId: string } | null
}): boolean => asked.player.playerId !== asked.partner?.playerId

const aWish: fc.Arbitrary<Wish> = fc.oneof(
  {
    weight: 6,
    arbitrary: wish(
      'sign-up',
      fc.record({ player: asPlayer, partner: aPartner, guests: fewGuests }).filter(isPair),
    ),
  },
  { weight: 3, arbitrary: wish('withdraw', fc.record({ playerId: someone })) },
  { weight: 4, arbitrary: wish('set-guests', fc.record({ playerId: someone, guests })) },
  {
    weight: 1,
    arbitrary: wish('add', fc.record({ player: asPlayer, partner: aPartner }).filter(isPair)),
  },
  { weight: 1, arbitrary: wish('remove', fc.record({ playerId: someone })) },
  {
    weight: 2,
    arbitrary: wish(
      'move',
      fc.record({ playerId: someone, to: fc.constantFrom('playing' as const, 'waiting' as const) }),
    ),
  },
  { weight: 2, arbitrary: wish('swap', fc.record({ playerId: someone, withPlayerId: someone })) },
  { weight: 2, arbitrary: wish('resize', fc.record({ changes: fc.record(size) })) },
  {
    weight: 1,
    arbitrary: wish(
      'draw',
      fc.record({
        seed: fc.nat(),
        turns: fc.array(fc.tuple(someone, fc.nat(3))).map((pairs) => new Map(pairs)),
      }),
    ),
  },
)
const aHistory = fc.record({
  event: anEvent,
  wishes: fc.array(aWish, { minLength: 5, maxLength: 60, size: 'max' }),
})

const requestOf = (event: EventTerms, wished: Wish): RosterRequest =>
  wished.kind === 'resize' ? { kind: 'resize', terms: { ...event, ...wished.changes } } : wished

type Step = { event: EventTerms; request: RosterRequest; before: Roster; decision: RosterDecision }

/**
 * Plays a history and shows `look` every accepted step; `event` is the event as it stands after the
 * step.
 */
function play(
  { event: first, wishes }: { event: EventTerms; wishes: Wish[] },
  look: (step: Step) => void,
): void {
  let event = first
  let roster: Roster = { entries: [], nextOrder: 1 }
  for (const wished of wishes) {
    const request = requestOf(event, wished)
    deepFreeze(roster)
    const decided = decideRoster(event, roster, request, now)
    if (!decided.ok) continue
    if (request.kind === 'resize') event = request.terms
    if (request.kind === 'draw') event = { ...event, isDrawn: true }
    look({ event, request, before: roster, decision: decided.value })
    roster = decided.value.roster
  }
}

/** Rules are pure: whatever they would write into their input throws. */
function deepFreeze(roster: Roster): void {
  for (const entry of roster.entries) Object.freeze(entry)
  Object.freeze(roster.entries)
}

const playing = (roster: Roster): Entry[] =>
  roster.entries.filter((entry) => entry.place === 'playing')
const waiting = (roster: Roster): Entry[] =>
  roster.entries.filter((entry) => entry.place === 'waiting')
/** The waiting parties, without those held back before. */
const inLine = (before: Roster, roster: Roster): Entry[] =>
  waiting(roster).filter(
    ({ playerId }) =>
      !before.entries.some((entry) => entry.playerId === playerId && entry.isSentOut),
  )
const ids = (roster: Roster): string[] => roster.entries.flatMap(getPlayerIds)
const half = (event: EventTerms): number =>
  event.gender === 'Mixed' ? Math.ceil(event.maxPlayers / 2) : Infinity
const gendersOf = ({ gender, partner }: Entry): Entry['gender'][] =>
  partner === null ? [gender] : [gender, partner.gender]
const countOf = (roster: Roster, gender: Entry['gender']): number =>
  playing(roster)
    .flatMap(gendersOf)
    .filter((own) => own === gender).length

/** Said again in the plainest way, apart from the code under test. */
function finds(event: EventTerms, roster: Roster, entry: Entry): boolean {
  const isBalanced = (['man', 'woman'] as const).every((gender) => {
    const own = gendersOf(entry).filter((one) => one === gender).length
    return own === 0 || countOf(roster, gender) + own <= half(event)
  })
  return placesTaken(roster.entries) + partySize(entry) <= event.maxPlayers && isBalanced
}

const holds = (look: (step: Step) => void) =>
  fc.assert(
    fc.property(aHistory, (history) => play(history, look)),
    { numRuns: 300 },
  )

test('those who play never take more places than there are', () => {
  holds(({ event, decision }) =>
    expect(placesTaken(decision.roster.entries)).toBeLessThanOrEqual(event.maxPlayers),
  )
})

test('in a Mixed event neither women nor men take more than half, rounded up', () => {
  holds(({ event, decision }) =>
    expect(
      Math.max(countOf(decision.roster, 'man'), countOf(decision.roster, 'woman')),
    ).toBeLessThanOrEqual(half(event)),
  )
})

test('no party waits that would fit, except one an organizer sent out, and before a draw', () => {
  holds(({ event, decision }) => {
    if (awaitsDraw(event)) return
    expect(
      waiting(decision.roster).filter(
        (entry) => !entry.isSentOut && finds(event, decision.roster, entry),
      ),
    ).toEqual([])
  })
})

test('who was sent out gets a place by name alone, until others have taken every place they could have had', () => {
  holds(({ event, request, before, decision: { roster } }) => {
    for (const entry of before.entries.filter(({ isSentOut }) => isSentOut)) {
      const after = roster.entries.find(({ playerId }) => playerId === entry.playerId)
      if (
        after === undefined ||
        request.kind === 'draw' ||
        (request.kind === 'move' && getPlayerIds(entry).includes(request.playerId))
      )
        continue
      if (
        request.kind === 'swap' &&
        [request.playerId, request.withPlayerId].some((named) =>
          getPlayerIds(entry).includes(named),
        )
      )
        continue
      expect(after.place).toBe('waiting')
      if (!after.isSentOut) expect(finds(event, roster, { ...after, guests: 0 })).toBe(false)
    }
  })
})

test('only who was sent out by an organizer is held, and only while they wait', () => {
  holds(({ request, before, decision: { roster } }) => {
    expect(playing(roster).filter(({ isSentOut }) => isSentOut)).toEqual([])
    const held = new Set(
      before.entries.flatMap(({ playerId, isSentOut }) => (isSentOut ? [playerId] : [])),
    )
    if (request.kind !== 'move' && request.kind !== 'swap')
      expect(
        roster.entries.filter(({ playerId, isSentOut }) => isSentOut && !held.has(playerId)),
      ).toEqual([])
  })
})

test('first come, first that fits: who is let in passes only parties too large for the places or the balance', () => {
  holds(({ event, request, before, decision }) => {
    if (request.kind === 'move' || request.kind === 'swap' || event.gender === 'Mixed') return
    const letIn = decision.changes.flatMap((change) =>
      change.kind !== 'delete' &&
      change.after.place === 'playing' &&
      (change.kind === 'insert' || change.before.place === 'waiting')
        ? [change.after]
        : [],
    )
    for (const entry of letIn) {
      for (const passed of inLine(before, decision.roster))
        if (passed.order < entry.order) expect(partySize(passed)).toBeGreaterThan(partySize(entry))
    }
  })
})

test('a guest added later never passes anyone who waits', () => {
  holds(({ event, request, before, decision: { roster } }) => {
    if (request.kind !== 'set-guests' || awaitsDraw(event)) return
    const entryIn = ({ entries }: Roster) =>
      entries.find((entry) => getPlayerIds(entry).includes(request.playerId))
    const [was, is] = [entryIn(before), entryIn(roster)]
    if (was === undefined || is === undefined || is.guests <= was.guests) return
    const others = waiting(before).filter(({ order }) => order !== was.order)
    if (was.place === 'playing') expect(others).toEqual([])
    else expect(Math.max(0, ...others.map(({ order }) => order))).toBeLessThan(is.order)
  })
})

test('a smaller event sends the last joined out: who joined later and still plays is a smaller party', () => {
  holds(({ event, request, decision }) => {
    if (request.kind !== 'resize' || event.gender === 'Mixed') return
    for (const out of decision.roster.entries.filter((entry) =>
      decision.demoted.includes(entry.playerId),
    )) {
      for (const entry of playing(decision.roster))
        if (entry.order > out.order) expect(partySize(entry)).toBeLessThan(partySize(out))
    }
  })
})

test('a larger event sends nobody out, and nobody is ever thrown out', () => {
  fc.assert(
    fc.property(aHistory, fc.integer({ min: 0, max: 5 }), (history, more) => {
      let last: { event: EventTerms; roster: Roster } = {
        event: history.event,
        roster: { entries: [], nextOrder: 1 },
      }
      play(history, ({ event, decision }) => (last = { event, roster: decision.roster }))
      const wider = { ...last.event, maxPlayers: last.event.maxPlayers + more }
      const decided = decideRoster(last.event, last.roster, { kind: 'resize', terms: wider }, now)
      expect(decided.ok && decided.value.demoted).toEqual([])
    }),
  )
})

test('a request adds or takes away at most the party it is about', () => {
  holds(({ event, request, before, decision }) => {
    const expected = new Set(ids(before))
    if (request.kind === 'sign-up' || request.kind === 'add') expected.add(request.player.playerId)
    if ((request.kind === 'sign-up' || request.kind === 'add') && event.entryBy === 'team')
      expected.add(request.partner?.playerId ?? 'a partner')
    if (request.kind === 'withdraw' || request.kind === 'remove')
      for (const one of before.entries
        .map(getPlayerIds)
        .find((party) => party.includes(request.playerId)) ?? [])
        expected.delete(one)
    expect(ids(decision.roster).toSorted()).toEqual([...expected].toSorted())
  })
})

test('before a draw nobody gets a place but from the organizer’s hand, and everyone who asks is in it', () => {
  holds(({ event, request, decision }) => {
    if (!awaitsDraw(event)) return
    if (request.kind !== 'move' && request.kind !== 'swap') expect(decision.promoted).toEqual([])
    if (request.kind === 'sign-up')
      expect(decision.answer).toEqual({ place: 'waiting', position: null })
  })
})

test('a draw loses nobody, takes no place back, and lets in by rank all that fit', () => {
  holds(({ event, request, before, decision: { roster, demoted } }) => {
    if (request.kind !== 'draw') return
    expect([ids(roster).toSorted(), demoted]).toEqual([ids(before).toSorted(), []])
    const drawn = roster.entries.filter((entry) =>
      waiting(before).some(({ playerId }) => playerId === entry.playerId),
    )
    expect(drawn.map(({ order }) => order)).toEqual(
      drawn.map((_, index) => before.nextOrder + index),
    )
    for (const entry of waiting(roster))
      expect(
        finds(
          event,
          { ...roster, entries: roster.entries.filter(({ order }) => order <= entry.order) },
          entry,
        ),
      ).toBe(false)
  })
})

test('only a resize or the organizer sends anyone to the waitlist', () => {
  holds(({ request, decision }) => {
    if (!['resize', 'move', 'swap'].includes(request.kind)) expect(decision.demoted).toEqual([])
  })
})

test('nobody new waits beyond the limit of the waitlist', () => {
  holds(({ event, request, decision }) => {
    if (
      !awaitsDraw(event) &&
      (request.kind === 'sign-up' || request.kind === 'add') &&
      decision.answer.place === 'waiting'
    )
      expect(waiting(decision.roster).length).toBeLessThanOrEqual(event.maxWaitlist)
  })
})

test('orders grow, stay sorted and never come back for someone else', () => {
  fc.assert(
    fc.property(aHistory, (history) => {
      const owners = new Map<number, string>()
      play(history, ({ before, decision: { roster } }) => {
        expect(roster.nextOrder).toBeGreaterThanOrEqual(before.nextOrder)
        const orders = roster.entries.map((entry) => entry.order)
        expect(orders).toEqual([...new Set(orders)].toSorted((a, b) => a - b))
        expect(Math.max(0, ...orders)).toBeLessThan(roster.nextOrder)
        for (const entry of roster.entries) {
          expect(owners.get(entry.order) ?? entry.playerId).toBe(entry.playerId)
          if (!before.entries.some((old) => old.order === entry.order))
            expect(entry.order).toBeGreaterThanOrEqual(before.nextOrder)
          owners.set(entry.order, entry.playerId)
        }
      })
    }),
    { numRuns: 300 },
  )
})

test('nobody is in twice, teams are two players without guests, and elsewhere nobody is a team', () => {
  holds(({ event, decision: { roster } }) => {
    expect(ids(roster)).toEqual([...new Set(ids(roster))])
    for (const entry of roster.entries)
      expect([entry.partner !== null, event.entryBy === 'team' && entry.guests > 0]).toEqual([
        event.entryBy === 'team',
        false,
      ])
  })
})

test('teams wait and play in turn: none that plays came in past one that fits as well', () => {
  holds(({ event, request, before, decision }) => {
    if (
      event.entryBy !== 'team' ||
      event.gender === 'Mixed' ||
      request.kind === 'move' ||
      request.kind === 'swap'
    )
      return
    const letIn = decision.changes.flatMap((change) =>
      change.kind !== 'delete' &&
      change.after.place === 'playing' &&
      (change.kind === 'insert' || change.before.place === 'waiting')
        ? [change.after.order]
        : [],
    )
    for (const { order } of inLine(before, decision.roster))
      for (const passing of letIn) expect(passing).toBeLessThan(order)
  })
})

test('written a player at a time, partners have one order and one place, and every row is the roster’s', () => {
  fc.assert(
    fc.property(aHistory, fc.nat(40), ({ event, wishes }, cut) => {
      const requests = wishes.map((wished) => requestOf(event, wished))
      const rows = new Map<string, string>()
      let roster: Roster = { entries: [], nextOrder: 1 }
      for (const part of [requests.slice(0, cut), requests.slice(cut)]) {
        const batch = decideBatch(event, roster, part, now)
        const lines = toRosterLines(batch.changes)
        expect(new Set(lines.map(({ playerId }) => playerId)).size).toBe(lines.length)
        for (const { playerId, partnerId, place, order, removed } of lines) {
          if (removed) rows.delete(playerId)
          else rows.set(playerId, `${partnerId} ${place} ${order}`)
        }
        roster = batch.roster
      }
      const expected = roster.entries.flatMap((entry) =>
        getPlayerIds(entry).map(
          (playerId) =>
            [
              playerId,
              `${getPlayerIds(entry).find((other) => other !== playerId) ?? null} ${entry.place} ${entry.order}`,
            ] as const,
        ),
      )
      expect(rows).toEqual(new Map(expected))
    }),
    { numRuns: 200 },
  )
})

/**
 * Writes changes as a table of parties would: by the entering player, refusing what is not there or
 * already
 * there.
 */
function replay(entries: readonly Entry[], changes: readonly EntryChange[]): Entry[] {
  const rows = new Map(entries.map((entry) => [entry.playerId, entry]))
  for (const change of changes) {
    const playerId = change.kind === 'delete' ? change.before.playerId : change.after.playerId
    expect(rows.get(playerId)).toEqual(change.kind === 'insert' ? undefined : change.before)
    if (change.kind === 'delete') rows.delete(playerId)
    else rows.set(playerId, change.after)
  }
  return [...rows.values()].toSorted((a, b) => a.order - b.order)
}

test('the changes, replayed on the old roster, give the new one', () => {
  holds(({ before, decision }) =>
    expect(replay(before.entries, decision.changes)).toEqual(decision.roster.entries),
  )
})

test('the answer is where the party stands', () => {
  holds(({ event, request, decision: { roster, answer } }) => {
    if (request.kind === 'resize' || request.kind === 'draw') return
    const playerId = 'player' in request ? request.player.playerId : request.playerId
    const index = waiting(roster).findIndex((entry) => getPlayerIds(entry).includes(playerId))
    const place =
      roster.entries.find((entry) => getPlayerIds(entry).includes(playerId))?.place ?? 'out'
    expect(answer).toEqual({ place, position: index < 0 || awaitsDraw(event) ? null : index + 1 })
  })
})

test('a batch equals its requests one by one, and its net changes give its last roster', () => {
  fc.assert(
    fc.property(aHistory, fc.nat(40), ({ event: given, wishes }, cut) => {
      const requests = wishes.map((wished) => requestOf(given, wished))
      const first = decideBatch(given, { entries: [], nextOrder: 1 }, requests.slice(0, cut), now)
      const start = first.roster
      const isDrawn = requests
        .slice(0, cut)
        .some(({ kind }, index) => kind === 'draw' && (first.results[index]?.ok ?? false))
      const event = { ...given, isDrawn }
      const batch = decideBatch(event, start, requests.slice(cut), now)
      let one = { event, roster: start }
      const results = requests.slice(cut).map((request) => {
        const decided = decideRoster(one.event, one.roster, request, now)
        if (decided.ok)
          one = {
            event:
              request.kind === 'resize'
                ? request.terms
                : request.kind === 'draw'
                  ? { ...one.event, isDrawn: true }
                  : one.event,
            roster: decided.value.roster,
          }
        return decided
      })
      expect(batch.results).toEqual(results)
      expect(batch.roster).toEqual(one.roster)
      expect(replay(start.entries, batch.changes)).toEqual(batch.roster.entries)
    }),
    { numRuns: 200 },
  )
})
