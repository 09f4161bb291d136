// Which events are reminded of now, and that each reminder of a start is sent once.
import { sql } from 'kysely'
import { cancelCutoffMaxHours } from '#domain/event/event.ts'
import { dayReminderHours, type Reminded, type ReminderKind } from '#domain/event/reminder.ts'
import type { Database } from '../../db/open-database.ts'

/**
 * Published events that may be due at `now`: those that start within a day, and those further off
 * for which too few signed up.
 */
export async function listNear(db: Database, now: number): Promise<string[]> {
  const at = new Date(now)
  const { rows } = await sql<{ eventId: string }>`
    select e.event_id as "eventId" from events e
    where e.status = 'published' and not e.deleted and e.starts_at > ${at}
    and e.starts_at <= ${at}::timestamptz + ${cancelCutoffMaxHours} * interval '1 hour'
      and (e.starts_at <= ${at}::timestamptz + ${dayReminderHours} * interval '1 hour'
      or (e.playing < e.min_players
      and e.starts_at <= ${at}::timestamptz + e.cancel_cutoff_hours * interval '1 hour'))
      and (select count(*) from event_reminders r where r.event_id = e.event_id
      and r.starts_at = e.starts_at) < 3
    order by e.starts_at`.execute(db)
  return rows.map(({ eventId }) => eventId)
}

/**
 * What decides about reminders of an event that is locked, and which of its start were sent; null
 * when it is off.
 */
export async function findReminded(
  tx: Database,
  eventId: string,
): Promise<{ reminded: Reminded; sent: ReminderKind[] } | null> {
  const row = await tx
    .selectFrom('events as e')
    .select([
      'e.starts_at',
      'e.created',
      'e.playing',
      'e.min_players',
      'e.cancel_cutoff_hours',
      'e.signup_mode',
      'e.drawn',
    ])
    .select(
      sql<ReminderKind[]>`array(select r.kind from event_reminders r where r.event_id = e.event_id
        and r.starts_at = e.starts_at)`.as('sent'),
    )
    .where('e.event_id', '=', eventId)
    .where('e.deleted', '=', false)
    .where('e.status', '=', 'published')
    .executeTakeFirst()
  return row === undefined
    ? null
    : {
        reminded: {
          startsAt: row.starts_at.getTime(),
          created: row.created.getTime(),
          playing: row.playing,
          minPlayers: row.min_players,
          cancelCutoffHours: row.cancel_cutoff_hours,
          awaitsDraw: row.signup_mode !== 'first come' && row.drawn === null,
        },
        sent: row.sent,
      }
}

/** Marks reminders of a start sent; answers those that were not before. */
export async function markSent(
  tx: Database,
  {
    eventId,
    startsAt,
    kinds,
    now,
  }: { eventId: string; startsAt: number; kinds: readonly ReminderKind[]; now: number },
): Promise<ReminderKind[]> {
  const rows = await tx
    .insertInto('event_reminders')
    .values(
      kinds.map((kind) => ({
        event_id: eventId,
        kind,
        starts_at: new Date(startsAt),
        sent: new Date(now),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('kind')
    .execute()
  return rows.map(({ kind }) => kind)
}

/** The players of an event signed up before an instant. */
export async function listPlaying(
  tx: Database,
  eventId: string,
  before: number,
): Promise<string[]> {
  const rows = await tx
    .selectFrom('player_events')
    .select('player_id')
    .where('event_id', '=', eventId)
    .where('place', '=', 'playing')
    .where('removed', '=', false)
    .where('created', '<=', new Date(before))
    .orderBy('entry_order')
    .orderBy('lead', 'desc')
    .execute()
  return rows.map(({ player_id }) => player_id)
}
