// Laws of the roster over random events and request sequences. fast-check prints seed and path.
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { aHistory, holds, ids, inLine, play, waiting } from '#test/scenes/roster-histories.ts'
import { now } from '#test/support/roster-builder.ts'
import {
  awaitsDraw,
  partySize,
  placesTaken,
  getPlayerIds,
  type Entry,
  type EventTerms,
} from './entry.ts'
import type { Roster } from './roster-request.ts'
import { decideRoster } from './roster.ts'

const playing = (roster: Roster): Entry[] =>
  roster.entries.filter((entry) => entry.place === 'playing')

const half = (event: EventTerms): number =>
  event.gender === 'Mixed' ? Math.ceil(event.maxPlayers / 2) : Infinity

const gendersOf = ({ gender, partner }: Entry): Entry['gender'][] =>
  partner === null ? [gender] : [gender, partner.gender]

const countOf = (roster: Roster, gender: Entry['gender']): number =>
  playing(roster)
    .flatMap(gendersOf)
    .filter((own) => own === gender).length

function finds(event: EventTerms, roster: Roster, entry: Entry): boolean {
  const isBalanced = (['man', 'woman'] as const).every((gender) => {
    const own = gendersOf(entry).filter((one) => one === gender).length
    return own === 0 || countOf(roster, gender) + own <= half(event)
  })
  return placesTaken(roster.entries) + partySize(entry) <= event.maxPlayers && isBalanced
}

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
