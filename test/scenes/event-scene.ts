// Shared setup of event tests: create-form fields, waiting for alerts, and the roster invariant.
import { expect } from 'vitest'
import type { CallInput, CallOutput } from '#contract/contract.ts'
import { freshEventFields } from '#domain/event/event-fields.ts'
import type { Database } from '#server/db/open-database.ts'
import { topics } from '#server/live/topics.ts'
import { eventInstants, toWallTime } from '#server/time/zone-time.ts'
import type { TestApp, TestPlayer } from '../support/test-app.ts'

const halfHourMs = 30 * 60_000
const stepMs = 5 * 60_000

export type Fields = CallInput<'events-create'>['fields']

/** Public open play for eight, at 18:00 on the day after the test clock's start. */
export const eventFieldsAt = (location: string, changes: Partial<Fields> = {}): Fields => ({
  ...freshEventFields,
  title: 'Evening games',
  startDate: '2026-06-02',
  startTime: '18:00',
  location,
  courts: 2,
  minPlayers: 4,
  maxPlayers: 8,
  maxWaitlist: 4,
  cancelCutoffHours: 0,
  ...changes,
})

type Placement = CallOutput<'events-signUp'>

export const signUp = (player: TestPlayer, eventId: string, guests = 0): Promise<Placement> =>
  player.must('events-signUp', { eventId, guests })

/** The roster in order: 'ann', 'ben+2' with guests, 'dan&eve' a team, 'cleo?' waiting. */
export async function rosterInWords(db: Database, eventId: string): Promise<string> {
  const rows = await db
    .selectFrom('player_events')
    .select(['playerId', 'partnerId', 'guests', 'place'])
    .where('eventId', '=', eventId)
    .where('removed', '=', false)
    .where('lead', '=', true)
    .orderBy('entryOrder')
    .execute()
  return rows
    .map(
      (row) =>
        `${row.playerId}${row.partnerId === null ? '' : `&${row.partnerId}`}${row.guests > 0 ? `+${row.guests}` : ''}${row.place === 'waiting' ? '?' : ''}`,
    )
    .join(' ')
}

export async function alertKindsOf(db: Database, playerId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('alerts')
    .select('kind')
    .where('playerId', '=', playerId)
    .orderBy('created')
    .orderBy('alertId')
    .execute()
  return rows.map(({ kind }) => kind)
}

/** The event's log as 'actor action player detail'. */
export async function logOf(db: Database, eventId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('event_log')
    .select(['actorId', 'action', 'playerId', 'detail'])
    .where('eventId', '=', eventId)
    .orderBy('eventLogId')
    .execute()
  return rows.map((row) =>
    [row.actorId, row.action, row.playerId, row.detail].filter(Boolean).join(' '),
  )
}

/**
 * Checks every event: counts equal the roster, places don't exceed the maximum, order numbers are
 * unique, and team members stand together.
 */
export async function expectCountsRight(db: Database): Promise<void> {
  const events = await db
    .selectFrom('events')
    .select(['eventId', 'playing', 'waiting', 'nextOrder', 'maxPlayers'])
    .execute()
  const holdsPlace = (entry: { place: string; offeredUntil: Date | null }) =>
    entry.place === 'playing' || entry.offeredUntil !== null
  const entries = await db
    .selectFrom('player_events')
    .select([
      'eventId',
      'playerId',
      'partnerId',
      'lead',
      'guests',
      'place',
      'offeredUntil',
      'entryOrder',
      'removed',
    ])
    .execute()
  for (const event of events) {
    const all = entries.filter(({ eventId }) => eventId === event.eventId)
    const present = all.filter(({ removed }) => !removed)
    const playing = present.reduce(
      (sum, entry) => sum + (holdsPlace(entry) ? 1 + entry.guests : 0),
      0,
    )
    expect({ playing: event.playing, waiting: event.waiting }).toEqual({
      playing,
      waiting: present.filter((entry) => !holdsPlace(entry) && entry.lead).length,
    })
    expect(event.playing).toBeLessThanOrEqual(event.maxPlayers)
    for (const { playerId, partnerId, lead, place, entryOrder } of present.filter(
      (entry) => entry.partnerId !== null,
    )) {
      expect(present).toContainEqual(
        expect.objectContaining({
          playerId: partnerId,
          partnerId: playerId,
          lead: !lead,
          place,
          entryOrder,
        }),
      )
    }
    for (const { entryOrder } of all) expect(entryOrder).toBeLessThan(event.nextOrder)
  }
}

/**
 * Moves the clock to half an hour before the event unless that is past, or moves the event when the
 * clock is real. Sign-up and check-in are open then.
 */
export async function openDoors(
  { db, clock, deps }: Pick<TestApp, 'db' | 'clock' | 'deps'>,
  eventId: string,
): Promise<void> {
  const { startsAt, timezone, duration, location } = await db
    .selectFrom('events')
    .select(['startsAt', 'timezone', 'duration', 'location'])
    .where('eventId', '=', eventId)
    .executeTakeFirstOrThrow()
  const opens = startsAt.getTime() - halfHourMs
  if (deps.clock.now() >= opens) return
  if (deps.clock === clock) return clock.set(opens)
  const [startDate = '', startTime = ''] = toWallTime(
    Math.ceil((deps.clock.now() + halfHourMs) / stepMs) * stepMs,
    timezone,
  ).split('T')
  await db
    .updateTable('events')
    .set({
      startDate,
      startTime,
      ...eventInstants({ startDate, startTime, duration, timezone }),
    })
    .where('eventId', '=', eventId)
    .execute()
  await db.updateTable('player_events').set({ startDate }).where('eventId', '=', eventId).execute()
  deps.bus.publish([topics.event(eventId), topics.eventsAt(location), topics.calendar(location)])
}

/**
 * The next multiple of five minutes at least 20 minutes ahead, in New York: check-in is open, and
 * sign-up still possible.
 */
export function soonInNewYork(): { startDate: string; startTime: string } {
  const [startDate = '', startTime = ''] = toWallTime(
    Math.ceil((Date.now() + 4 * stepMs) / stepMs) * stepMs,
    'America/New_York',
  ).split('T')
  return { startDate, startTime }
}
