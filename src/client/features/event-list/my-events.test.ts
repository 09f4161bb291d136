import { expect, test } from 'vitest'
import { findConflicts, hasEnded, findNextEvent, getMyRole } from './my-events.ts'

type Mine = Parameters<typeof findConflicts>[0][number]

const noon = Date.parse('2026-06-02T12:00:00Z')

const mine = (
  eventId: string,
  startsAt: string,
  duration = 60,
  changes: Partial<Mine> = {},
): Mine => ({
  eventId,
  startsAt: `2026-06-02T${startsAt}:00Z`,
  duration,
  status: 'published',
  myPlace: 'playing',
  isOrganizer: false,
  ...changes,
})

test('events that share time conflict, those that only touch do not', () => {
  expect(
    [...findConflicts([mine('a', '10:00'), mine('b', '11:00'), mine('c', '11:30')])].sort(),
  ).toEqual(['b', 'c'])
})

test('a long event conflicts with every event inside it, whatever the order they are given in', () => {
  expect(
    [...findConflicts([mine('c', '15:00'), mine('a', '10:00', 360), mine('b', '11:00')])].sort(),
  ).toEqual(['a', 'b', 'c'])
})

test('a cancelled event conflicts with nothing', () => {
  expect(
    findConflicts([mine('a', '10:00'), mine('b', '10:00', 60, { status: 'cancelled' })]),
  ).toEqual(new Set())
})

test('next up is the earliest that takes place with me; it may have begun but not ended', () => {
  const events = [
    mine('over', '10:00'),
    mine('waiting', '12:15', 60, { myPlace: 'waiting' }),
    mine('cancelled', '12:20', 60, { status: 'cancelled' }),
    mine('draft', '12:25', 60, { status: 'draft', isOrganizer: true, myPlace: null }),
    mine('later', '14:00'),
    mine('mine to run', '13:00', 60, { myPlace: null, isOrganizer: true }),
  ]
  expect(findNextEvent(events, noon)?.eventId).toBe('mine to run')
  expect(findNextEvent([mine('on now', '11:30'), ...events], noon)?.eventId).toBe('on now')
  expect(findNextEvent([mine('over', '10:00')], noon)).toBeUndefined()
})

test('an event is over at the instant it ends', () => {
  expect(hasEnded(mine('a', '11:00'), noon)).toBe(true)
  expect(hasEnded(mine('a', '11:00', 65), noon)).toBe(false)
})

test('playing comes before waiting, and who is in neither list organizes', () => {
  expect([
    getMyRole({ myPlace: 'playing' }),
    getMyRole({ myPlace: 'waiting' }),
    getMyRole({ myPlace: null }),
  ]).toEqual(['playing', 'waiting', 'organizing'])
})
