import { expect, test } from 'vitest'
import { findWayToCourts } from './way-to-courts.ts'

const startsAt = 1_795_215_600_000
const before = { status: 'published', matchListState: null, startsAt } as const
const open = { ...before, matchListState: 'open' } as const
const stranger = { roles: [], isIn: false, isOnDay: true, now: startsAt - 60_000 }
const player = { ...stranger, isIn: true }
const organizer = { ...stranger, roles: ['organizer'] as const }

test('an organizer comes to the courts before the day, and on the day that leads', () => {
  const morning = { ...organizer, now: startsAt - 8 * 3_600_000 }
  expect(findWayToCourts(before, 'sign-up', { ...morning, isOnDay: false })).toEqual({
    kind: 'matches',
    leads: false,
  })
  expect(findWayToCourts(before, 'sign-up', morning)).toEqual({ kind: 'matches', leads: true })
  expect(findWayToCourts(before, 'join-waitlist', organizer)).toEqual({
    kind: 'check-in',
    leads: true,
  })
})

test('an open match list leads those in it and its organizers, and stands beside for others', () => {
  expect(findWayToCourts(open, 'cancel', player)).toEqual({ kind: 'live', leads: true })
  expect(findWayToCourts(open, 'sign-up', organizer)).toEqual({ kind: 'live', leads: true })
  expect(findWayToCourts(open, 'sign-up', stranger)).toEqual({ kind: 'live', leads: false })
})

test('players have no way there before the list is open, nor anyone where the main button is it', () => {
  expect(findWayToCourts(before, 'cancel', player)).toBeNull()
  expect(findWayToCourts(open, 'in-progress', player)).toBeNull()
  expect(findWayToCourts({ ...before, status: 'draft' }, 'draft', organizer)).toBeNull()
  expect(findWayToCourts({ ...open, matchListState: 'closed' }, 'results', organizer)).toBeNull()
})
