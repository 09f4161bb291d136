// Laws of roster changes: orders, pairs, and the rows that are written.
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  aHistory,
  holds,
  ids,
  inLine,
  play,
  requestOf,
  waiting,
} from '#test/scenes/roster-histories.ts'
import { now } from '#test/support/roster-builder.ts'
import { awaitsDraw, getPlayerIds, type Entry } from './entry.ts'
import { toRosterLines, type EntryChange } from './roster-change.ts'
import type { Roster } from './roster-request.ts'
import { decideBatch, decideRoster } from './roster.ts'

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
    if (!('player' in request) && !('playerId' in request)) return
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
