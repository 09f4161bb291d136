// Events due for reminders, and marks that make each reminder of a start happen once.
import { sql } from 'kysely'
import { cancelCutoffMaxHours } from '#domain/event/event.ts'
import { dayReminderHours, type Reminded, type ReminderKind } from '#domain/event/reminder.ts'
import type { Database } from '../../db/open-database.ts'

export async function listDueReminders(db: Database, now: number): Promise<string[]> {
  const at = new Date(now)
  const { rows } = await sql<{ eventId: string }>`
    select e.event_id from events e
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

export async function findReminded(
  tx: Database,
  eventId: string,
): Promise<{ reminded: Reminded; sent: ReminderKind[] } | null> {
  const row = await tx
    .selectFrom('events as e')
    .select([
      'e.startsAt',
      'e.created',
      'e.playing',
      'e.minPlayers',
      'e.cancelCutoffHours',
      'e.signupMode',
      'e.drawn',
    ])
    .select(
      sql<ReminderKind[]>`array(select r.kind from event_reminders r where r.event_id = e.event_id
        and r.starts_at = e.starts_at)`.as('sent'),
    )
    .where('e.eventId', '=', eventId)
    .where('e.deleted', '=', false)
    .where('e.status', '=', 'published')
    .executeTakeFirst()
  return row === undefined
    ? null
    : {
        reminded: {
          startsAt: row.startsAt.getTime(),
          created: row.created.getTime(),
          playing: row.playing,
          minPlayers: row.minPlayers,
          cancelCutoffHours: row.cancelCutoffHours,
          awaitsDraw: row.signupMode !== 'first come' && row.drawn === null,
        },
        sent: row.sent,
      }
}

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
        eventId,
        kind,
        startsAt: new Date(startsAt),
        sent: new Date(now),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('kind')
    .execute()
  return rows.map(({ kind }) => kind)
}

export async function listPlaying(
  tx: Database,
  eventId: string,
  before: number,
): Promise<string[]> {
  const rows = await tx
    .selectFrom('player_events')
    .select('playerId')
    .where('eventId', '=', eventId)
    .where('place', '=', 'playing')
    .where('removed', '=', false)
    .where('created', '<=', new Date(before))
    .orderBy('entryOrder')
    .orderBy('lead', 'desc')
    .execute()
  return rows.map(({ playerId }) => playerId)
}
