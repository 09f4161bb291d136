// What tests of events share: fields for the create form, waiting for alerts, and the invariant
// that every test may ask.
import { expect } from 'vitest'
import type { CallInput, CallOutput } from '#contract/contract.ts'
import { freshEventFields } from '#domain/event/event-fields.ts'
import type { Database } from '#server/db/open-database.ts'
import { eventInstants, toWallTime } from '#server/time/zone-time.ts'
import type { TestApp, TestPlayer } from '../support/test-app.ts'

const halfHourMs = 30 * 60_000
const stepMs = 5 * 60_000

export type Fields = CallInput<'events-create'>['fields']

/** A public open play at 18:00 of the day after the test clock's start, for eight. */
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

/** Signs a player up and answers where they stand. */
export const signUp = (player: TestPlayer, eventId: string, guests = 0): Promise<Placement> =>
  player.must('events-signUp', { eventId, guests })

/** The roster as words in order: 'ann', 'ben+2' with guests, 'dan&eve' a team, 'cleo?' waiting. */
export async function rosterInWords(db: Database, eventId: string): Promise<string> {
  const rows = await db
    .selectFrom('player_events')
    .select(['player_id', 'partner_id', 'guests', 'place'])
    .where('event_id', '=', eventId)
    .where('removed', '=', false)
    .where('lead', '=', true)
    .orderBy('entry_order')
    .execute()
  return rows
    .map(
      (row) =>
        `${row.player_id}${row.partner_id === null ? '' : `&${row.partner_id}`}${row.guests > 0 ? `+${row.guests}` : ''}${row.place === 'waiting' ? '?' : ''}`,
    )
    .join(' ')
}

/** The alerts a player has, oldest first, as kinds. */
export async function alertKindsOf(db: Database, playerId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('alerts')
    .select('kind')
    .where('player_id', '=', playerId)
    .orderBy('created')
    .orderBy('alert_id')
    .execute()
  return rows.map(({ kind }) => kind)
}

/** The event's log as 'actor action player detail'. */
export async function logOf(db: Database, eventId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('event_log')
    .select(['actor_id', 'action', 'player_id', 'detail'])
    .where('event_id', '=', eventId)
    .orderBy('event_log_id')
    .execute()
  return rows.map((row) =>
    [row.actor_id, row.action, row.player_id, row.detail].filter(Boolean).join(' '),
  )
}

/**
 * The counts in every event's row equal its roster, no one plays beyond the maximum, no order was
 * given twice, and both of a team stand where the other does.
 */
export async function expectCountsRight(db: Database): Promise<void> {
  const events = await db
    .selectFrom('events')
    .select(['event_id', 'playing', 'waiting', 'next_order', 'max_players'])
    .execute()
  const entries = await db
    .selectFrom('player_events')
    .select([
      'event_id',
      'player_id',
      'partner_id',
      'lead',
      'guests',
      'place',
      'entry_order',
      'removed',
    ])
    .execute()
  for (const event of events) {
    const all = entries.filter(({ event_id }) => event_id === event.event_id)
    const present = all.filter(({ removed }) => !removed)
    const playing = present.reduce(
      (sum, entry) => sum + (entry.place === 'playing' ? 1 + entry.guests : 0),
      0,
    )
    expect({ playing: event.playing, waiting: event.waiting }).toEqual({
      playing,
      waiting: present.filter(({ place, lead }) => place === 'waiting' && lead).length,
    })
    expect(event.playing).toBeLessThanOrEqual(event.max_players)
    for (const { player_id, partner_id, lead, place, entry_order } of present.filter(
      (entry) => entry.partner_id !== null,
    )) {
      expect(present).toContainEqual(
        expect.objectContaining({
          player_id: partner_id,
          partner_id: player_id,
          lead: !lead,
          place,
          entry_order,
        }),
      )
    }
    for (const { entry_order } of all) expect(entry_order).toBeLessThan(event.next_order)
  }
}

/**
 * Half an hour before an event: the clock moves there, unless that is over; where it cannot be
 * moved the event comes nearer. Players can still sign up, and be checked in.
 */
export async function openDoors(
  { db, clock, deps }: Pick<TestApp, 'db' | 'clock' | 'deps'>,
  eventId: string,
): Promise<void> {
  const { starts_at, timezone, duration } = await db
    .selectFrom('events')
    .select(['starts_at', 'timezone', 'duration'])
    .where('event_id', '=', eventId)
    .executeTakeFirstOrThrow()
  const opens = starts_at.getTime() - halfHourMs
  if (deps.clock.now() >= opens) return
  if (deps.clock === clock) return clock.set(opens)
  const [startDate = '', startTime = ''] = toWallTime(
    Math.ceil((deps.clock.now() + halfHourMs) / stepMs) * stepMs,
    timezone,
  ).split('T')
  await db
    .updateTable('events')
    .set({
      start_date: startDate,
      start_time: startTime,
      ...eventInstants({ startDate, startTime, duration, timezone }),
    })
    .where('event_id', '=', eventId)
    .execute()
  await db
    .updateTable('player_events')
    .set({ start_date: startDate })
    .where('event_id', '=', eventId)
    .execute()
}

/**
 * The next step of five minutes that is at least 20 minutes away, as a day and a time in New York:
 * doors are open, and everyone can still sign up.
 */
export function soonInNewYork(): { startDate: string; startTime: string } {
  const [startDate = '', startTime = ''] = toWallTime(
    Math.ceil((Date.now() + 4 * stepMs) / stepMs) * stepMs,
    'America/New_York',
  ).split('T')
  return { startDate, startTime }
}
