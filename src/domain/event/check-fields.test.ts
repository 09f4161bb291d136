import * as v from 'valibot'
import { expect, test } from 'vitest'
import { now } from '#test/support/roster-builder.ts'
import { toDay } from '../shared/day.ts'
import { checkEventFields, type FieldsContext } from './check-fields.ts'
import { eventFields, freshEventFields, type EventFields } from './event-fields.ts'
import { horizonDays } from './play-time.ts'

const fields = (changes: Partial<EventFields> = {}): EventFields => ({
  ...freshEventFields,
  startDate: toDay('2026-06-03'),
  startTime: '09:00',
  location: 'osm-way-1',
  courts: 2,
  minPlayers: 4,
  maxPlayers: 8,
  maxWaitlist: 4,
  cancelCutoffHours: 0,
  ...changes,
})
const context = (changes: Partial<FieldsContext> = {}): FieldsContext => ({
  startsAt: now + 1,
  isSkipped: false,
  startedAt: null,
  drawAt: null,
  signupOpens: null,
  before: null,
  now,
  clubNames: ['Dinkers'],
  ...changes,
})
const refusal = (changes: Partial<EventFields>, of: Partial<FieldsContext> = {}): string | null => {
  const checked = checkEventFields(fields(changes), context(of))
  return checked.ok ? null : checked.refusal.code
}

test('fields that agree come back as they are', () => {
  expect(checkEventFields(fields(), context())).toEqual({ ok: true, value: fields() })
})

test.each<[string | null, Partial<EventFields>]>([
  ['event-min-over-max', { minPlayers: 9, maxPlayers: 8 }],
  [null, { minPlayers: 8, maxPlayers: 8 }],
  ['event-skill-range', { skillMin: 4, skillMax: 3.75 }],
  ['event-age-range', { ageMin: 50, ageMax: 49 }],
  [null, { skillMin: 4, skillMax: 4 }],
  [null, { skillMin: 4 }],
  [null, { skillMax: 2 }],
  [null, { entryBy: 'team' }],
  [null, { play: 'singles' }],
  ['event-not-doubles', { entryBy: 'team', play: 'singles' }],
  [null, { invite: true, invited: 'Friends' }],
  [null, { invite: true, invited: 'Favorites' }],
  [null, { invite: true, invited: 'Dinkers' }],
  ['invited-unknown', { invite: true, invited: 'Strangers' }],
  ['invited-unknown', { invite: true, invited: 'friends' }],
  ['invited-unknown', { invite: true, invited: '' }],
  ['invited-unknown', { invite: false, invited: 'Friends' }],
])('%s is the answer to %j', (code, changes) => {
  expect(refusal(changes)).toBe(code)
})

test('an event starts in the future; one that began keeps its start through an edit', () => {
  expect(refusal({}, { startsAt: now })).toBe('event-start-past')
  const latest = now + horizonDays * 86_400_000
  expect([
    refusal({}, { startsAt: latest }),
    refusal({}, { startsAt: latest + 1 }),
    refusal({}, { startsAt: latest + 1, startedAt: latest + 1 }),
  ]).toEqual([null, 'event-too-far', null])
  expect(refusal({}, { startsAt: now + 1 })).toBeNull()
  expect([
    refusal({}, { startsAt: now + 1, isSkipped: true }),
    refusal({}, { startsAt: now - 5, startedAt: now - 5, isSkipped: true }),
  ]).toEqual(['event-time-skipped', null])
  expect(refusal({}, { startsAt: now - 5, startedAt: now - 5 })).toBeNull()
  expect(refusal({}, { startsAt: now - 5, startedAt: now - 4 })).toBe('event-start-past')
})

test('the schema admits these fields, and looks at each alone', () => {
  const isEvent = (changes: object) => v.is(eventFields, { ...fields(), ...changes })
  expect(
    [
      {},
      { startTime: '23:55' },
      { title: 'x'.repeat(60) },
      { note: 'x'.repeat(300) },
      { duration: 15 },
      { duration: 720 },
      { maxPlayers: 500 },
      { signupOpens: '2026-06-01T10:00:00.000Z' },
    ].map(isEvent),
  ).not.toContain(false)
  const bad = [
    { startTime: '24:00' },
    { startTime: '09:01' },
    { startTime: '9:00' },
    { startDate: '2026-02-30' },
    { title: 'x'.repeat(61) },
    { note: 'x'.repeat(301) },
    { duration: 14 },
    { duration: 721 },
    { duration: 30.5 },
    { minPlayers: 1 },
    { maxPlayers: 501 },
    { guestsPerPlayer: 5 },
    { maxWaitlist: 201 },
    { courts: 0 },
    { courts: 51 },
    { skillMin: 3.1 },
    { gender: 'men' },
    { signupOpens: 'soon' },
    { cohosts: ['a', 'b', 'c', 'd', 'e', 'f'] },
    { deleted: true },
  ]
  expect(bad.map(isEvent)).not.toContain(true)
})

test('fields of a client that does not know teams are for players', () => {
  const { entryBy: _, ...older } = fields()
  expect(v.parse(eventFields, older).entryBy).toBe('player')
})
