// Rosters as rows: entries, attendance, and the counts an event keeps of them.
import { sql } from 'kysely'
import { placesTaken, type Attendance } from '#domain/event/entry.ts'
import {
  groupEntries,
  toRosterLines,
  type EntryChange,
  type EntryLine,
} from '#domain/event/roster-change.ts'
import type { Roster } from '#domain/event/roster-request.ts'
import type { Database } from '../../db/open-database.ts'
import type { EventCounts } from './fields-queries.ts'

/**
 * Players put on the match list by the organizer and missing on the roster, by their numbers.
 */
export async function listWalkIns(db: Database, eventId: string): Promise<string[]> {
  const { rows } = await sql<{ playerId: string }>`
    select k.player_id as "playerId" from match_list_players k
    where k.event_id = ${eventId} and k.player_id is not null
      and not exists (select 1 from player_events i where i.event_id = k.event_id
      and i.player_id = k.player_id and not i.removed)
    order by k.number`.execute(db)
  return rows.map(({ playerId }) => playerId)
}

/**
 * Everyone in the event, first come first. The two rows of a team have one order, the lead's first,
 * and make one entry.
 */
export async function loadRoster(
  tx: Database,
  event: { eventId: string; nextOrder: number },
): Promise<Roster> {
  const { rows } = await sql<EntryLine & { removed: boolean }>`
    select pe.player_id as "playerId", pe.gender, pe.guests, pe.place, pe.entry_order as "order",
      pe.sent_out as "isSentOut", pe.removed
    from player_events pe
    where pe.event_id = ${event.eventId} and (not pe.removed or pe.sent_out)
    order by pe.entry_order, pe.lead desc`.execute(tx)
  const sentOut = new Set(rows.flatMap(({ removed, playerId }) => (removed ? [playerId] : [])))
  const entries = groupEntries(rows.filter(({ removed }) => !removed))
  return { entries, nextOrder: event.nextOrder, sentOut }
}

/**
 * The numbers the event's row keeps of its roster: places taken (guests count), parties waiting,
 * the next order.
 */
export const countRoster = ({ entries, nextOrder }: Roster): EventCounts => ({
  playing: placesTaken(entries),
  waiting: entries.filter(({ place }) => place === 'waiting').length,
  nextOrder,
})

/** Writes the counts into the event's row. */
export async function saveCounts(
  tx: Database,
  eventId: string,
  counts: EventCounts,
): Promise<void> {
  await tx
    .updateTable('events')
    .set({ playing: counts.playing, waiting: counts.waiting, nextOrder: counts.nextOrder })
    .where('eventId', '=', eventId)
    .execute()
}

/** Marks a player here, no-show, or neither; false when the player is not in the event. */
export async function saveAttendance(
  tx: Database,
  eventId: string,
  playerId: string,
  attendance: Attendance | null,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('player_events')
    .set({ attendance, changed: new Date(now) })
    .where('eventId', '=', eventId)
    .where('playerId', '=', playerId)
    .where('removed', '=', false)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/**
 * A row of the roster as screens show it. partnerId is told where both are in it, whether
 * they entered as a team or not.
 */
export async function loadRosterRows(db: Database, eventId: string) {
  const rows = await db
    .selectFrom('player_events as pe')
    .innerJoin('players as p', 'p.playerId', 'pe.playerId')
    .select([
      'p.playerId',
      'p.playerName',
      'p.photoUrl',
      'p.skillSelf',
      'pe.guests',
      'pe.place',
      'pe.entryOrder',
      'pe.sentOut',
      'pe.attendance',
    ])
    .select(
      sql<string | null>`coalesce(
      (select t.p2 from event_teams t where t.event_id = pe.event_id and t.p1 = pe.player_id
      and not t.deleted), (select t.p1 from event_teams t where t.event_id = pe.event_id
      and t.p2 = pe.player_id and not t.deleted))`.as('partnerId'),
    )
    .where('pe.eventId', '=', eventId)
    .where('pe.removed', '=', false)
    .orderBy('pe.entryOrder')
    .orderBy('pe.lead', 'desc')
    .execute()
  const present = new Set(rows.map(({ playerId }) => playerId))
  return rows.map((row) => ({
    playerId: row.playerId,
    playerName: row.playerName,
    photoURL: row.photoUrl,
    skillSelf: row.skillSelf,
    guests: row.guests,
    place: row.place,
    order: row.entryOrder,
    isSentOut: row.sentOut,
    attendance: row.attendance,
    partnerId: row.partnerId !== null && present.has(row.partnerId) ? row.partnerId : null,
  }))
}

/**
 * Writes changed entries in one statement, a row for each player. A former player keeps a row
 * (`late` says how); a returning one starts again: no attendance, no late mark, a new order.
 * Answers the former players.
 */
export async function saveEntries(
  tx: Database,
  event: { eventId: string; startDate: string },
  changes: readonly EntryChange[],
  options: { late: ReadonlySet<string>; sentOut?: ReadonlySet<string> | undefined; now: number },
): Promise<string[]> {
  const rows = toRosterLines(changes).map((line) => ({
    ...line,
    late: line.removed && options.late.has(line.playerId),
    isSentOut: line.removed ? options.sentOut?.has(line.playerId) === true : line.isSentOut,
  }))
  const at = new Date(options.now)
  await sql`
    insert into player_events as old
      (event_id, player_id, partner_id, lead, guests, place, entry_order, sent_out, gender, removed,
      late, start_date, created, changed)
    select ${event.eventId}::uuid, "playerId", "partnerId", lead, guests, place, "order",
      "isSentOut", gender, removed, late, ${event.startDate}::date, ${at}::timestamptz,
        ${at}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r
    ("playerId" text, "partnerId" text, lead boolean, guests int, place text, "order" int,
    "isSentOut" boolean, gender text, removed boolean, late boolean)
    on conflict (event_id, player_id) do update
    set partner_id = excluded.partner_id, lead = excluded.lead, guests = excluded.guests,
      place = excluded.place, entry_order = excluded.entry_order, sent_out = excluded.sent_out,
        gender = case when excluded.removed then null else excluded.gender
          end, removed = excluded.removed, late = excluded.late,
      start_date = excluded.start_date, changed = excluded.changed, created = case
        when old.removed then excluded.created else old.created end,
      attendance = case when old.removed then null else old.attendance end`.execute(tx)
  return rows.flatMap((line) => (line.removed ? [line.playerId] : []))
}

/**
 * Takes one player off; of a team the other stays, with the order as their own. `order`: the next
 * order of the event, which is spent.
 */
export async function removeEntry(
  tx: Database,
  { eventId, playerId, order }: { eventId: string; playerId: string; order: number },
  now: number,
): Promise<void> {
  const at = new Date(now)
  await tx
    .updateTable('player_events')
    .set({
      removed: true,
      gender: null,
      sentOut: false,
      attendance: null,
      partnerId: null,
      lead: true,
      guests: 0,
      entryOrder: order,
      changed: at,
    })
    .where('eventId', '=', eventId)
    .where('playerId', '=', playerId)
    .execute()
  await tx
    .updateTable('player_events')
    .set({ partnerId: null, lead: true, changed: at })
    .where('eventId', '=', eventId)
    .where('partnerId', '=', playerId)
    .where('removed', '=', false)
    .execute()
}
