// Rows of rosters: entries, attendance, and the counts kept on the event.
import { sql, type CompiledQuery } from 'kysely'
import { placesTaken, type Attendance } from '#domain/event/entry.ts'
import {
  groupEntries,
  toRosterLines,
  type EntryChange,
  type EntryLine,
} from '#domain/event/roster-change.ts'
import { waitingParties } from '#domain/event/roster-edit.ts'
import type { Roster } from '#domain/event/roster-request.ts'
import type { Database } from '../../db/open-database.ts'
import { buildOnce } from '../../db/statements/kept-text.ts'
import type { EventCounts } from '../event/fields-queries.ts'

export async function listWalkIns(db: Database, eventId: string): Promise<string[]> {
  const { rows } = await sql<{ playerId: string }>`
    select k.player_id from match_list_players k
    where k.event_id = ${eventId} and k.player_id is not null
      and not exists (select 1 from player_events i where i.event_id = k.event_id
      and i.player_id = k.player_id and not i.removed)
    order by k.number`.execute(db)
  return rows.map(({ playerId }) => playerId)
}

type RosterLine = [
  playerId: string,
  gender: EntryLine['gender'],
  guests: number,
  place: EntryLine['place'],
  order: number,
  isSentOut: boolean,
  removed: boolean,
  /** Text, because the columns are read as JSON. */
  offeredUntil: string | null,
  isLast: boolean,
  cutoffHours: number | null,
]
type RosterColumns = ColumnsOf<RosterLine>
type ColumnsOf<Line extends unknown[]> = { [Index in keyof Line]: Line[Index][] | null }
type RosterRow = { eventId: string; columns: RosterColumns }

const inOrder = sql`order by pe.entry_order, pe.lead desc`

/**
 * Selects the rosters of events, including players sent out by an organizer. A team's two rows
 * share an order, lead first. One row per event with arrays: a row per player costs ten times as
 * much. The lateral join looks up each event by itself, and the subselect keeps one plan for any
 * number of events.
 */
export const selectRosters = (
  db: Database,
  eventIds: readonly string[],
): CompiledQuery<RosterRow> =>
  sql<RosterRow>`
    select asked.event_id, r.columns
    from unnest((select ${[...eventIds]}::uuid[])) as asked (event_id)
    cross join lateral (
      select json_build_array(array_agg(pe.player_id ${inOrder}), array_agg(pe.gender ${inOrder}),
        array_agg(pe.guests ${inOrder}), array_agg(pe.place ${inOrder}),
        array_agg(pe.entry_order ${inOrder}), array_agg(pe.sent_out ${inOrder}),
        array_agg(pe.removed ${inOrder}), array_agg(pe.offered_until ${inOrder}),
        array_agg(pe.last_in_line ${inOrder}), array_agg(pe.cancel_cutoff_hours ${inOrder}))
        as columns
      from player_events pe
      where pe.event_id = asked.event_id and (not pe.removed or pe.sent_out)) r`.compile(db)

const toLines = (columns: RosterColumns): RosterLine[] =>
  (columns[0] ?? []).map(
    (_, index) => columns.map((column) => column?.[index]) as unknown as RosterLine,
  )

export function toRoster(columns: RosterColumns | undefined, nextOrder: number): Roster {
  const lines: EntryLine[] = []
  const sentOut = new Set<string>()
  for (const line of columns === undefined ? [] : toLines(columns)) {
    const [playerId, gender, guests, place, order, isSentOut, removed, until, isLast, cutoffHours] =
      line
    const offeredUntil = until === null ? null : Date.parse(until)
    if (removed) sentOut.add(playerId)
    else
      lines.push({
        playerId,
        gender,
        guests,
        place,
        order,
        isSentOut,
        ...(isLast && { isLast }),
        ...(cutoffHours !== null && { cutoffHours }),
        offeredUntil,
      })
  }
  return { entries: groupEntries(lines), nextOrder, sentOut }
}

export async function loadRoster(
  tx: Database,
  event: { eventId: string; nextOrder: number },
): Promise<Roster> {
  const { rows } = await tx.executeQuery(selectRosters(tx, [event.eventId]))
  return toRoster(rows[0]?.columns, event.nextOrder)
}

/**
 * The counts kept on the event: places taken or offered (guests count), parties waiting without an
 * offer, the next order.
 */
export const countRoster = ({ entries, nextOrder }: Roster): EventCounts => ({
  playing: placesTaken(entries),
  waiting: waitingParties(entries),
  nextOrder,
})

/**
 * Writes the counts of several events. The subselects make PostgreSQL keep one plan for any number
 * of events.
 */
export const writeCounts = (
  db: Database,
  counts: readonly (EventCounts & { eventId: string })[],
): CompiledQuery =>
  sql`
    update events e set playing = r.playing, waiting = r.waiting, next_order = r.next_order
    from unnest((select ${counts.map(({ eventId }) => eventId)}::uuid[]),
      (select ${counts.map(({ playing }) => playing)}::int[]),
      (select ${counts.map(({ waiting }) => waiting)}::int[]),
      (select ${counts.map(({ nextOrder }) => nextOrder)}::int[]))
      as r (event_id, playing, waiting, next_order)
    where e.event_id = r.event_id`.compile(db)

export async function saveCounts(
  tx: Database,
  eventId: string,
  counts: EventCounts,
): Promise<void> {
  await tx.executeQuery(writeCounts(tx, [{ eventId, ...counts }]))
}

/** Null clears the mark; false when the player isn't in the event. */
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

export async function listArrivals(
  tx: Database,
  {
    eventId,
    tournamentId,
    startDate,
  }: { eventId: string; tournamentId: string; startDate: string },
  playerIds: readonly string[],
): Promise<{ eventId: string; playerId: string }[]> {
  const { rows } = await sql<{ eventId: string; playerId: string }>`
    select pe.event_id, pe.player_id from events e
      join player_events pe on pe.event_id = e.event_id
    where e.tournament_id = ${tournamentId} and e.event_id <> ${eventId}
      and e.start_date = ${startDate}::date and e.status = 'published' and not e.deleted
      and pe.player_id = any(${[...playerIds]}) and pe.place = 'playing' and not pe.removed
      and pe.attendance is null
    order by pe.event_id, pe.player_id`.execute(tx)
  return rows
}

const rosterRowsQuery = (db: Database, eventId: string) =>
  db
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
      'pe.offeredUntil',
      'pe.attendance',
      'pe.cancelCutoffHours',
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

type ShownRow = Awaited<ReturnType<ReturnType<typeof rosterRowsQuery>['execute']>>[number]

export const selectRosterRows = buildOnce(rosterRowsQuery)

/** partnerId is set when both are in the roster, whether they entered as a team or not. */
export function toRosterRows(rows: readonly ShownRow[]) {
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
    offeredUntil: row.offeredUntil?.toISOString() ?? null,
    attendance: row.attendance,
    partnerId: row.partnerId !== null && present.has(row.partnerId) ? row.partnerId : null,
    cutoffHours: row.cancelCutoffHours,
  }))
}

export type ChangedEntries = {
  event: { eventId: string; startDate: string }
  changes: readonly EntryChange[]
  late: ReadonlySet<string>
  sentOut: ReadonlySet<string> | undefined
}

export const listGone = (changes: readonly EntryChange[]): string[] =>
  toRosterLines(changes).flatMap(({ removed, playerId }) => (removed ? [playerId] : []))

const takeNewEntry = sql`partner_id = excluded.partner_id, lead = excluded.lead, guests = excluded.guests,
      place = excluded.place, entry_order = excluded.entry_order, sent_out = excluded.sent_out,
        last_in_line = excluded.last_in_line,
        offered_until = excluded.offered_until,
        gender = case when excluded.removed then null else excluded.gender
          end, removed = excluded.removed, late = excluded.late,
      start_date = excluded.start_date, cancel_cutoff_hours =
      case
        when old.removed then excluded.cancel_cutoff_hours else old.cancel_cutoff_hours end,
      changed = excluded.changed, created =
      case
        when old.removed then excluded.created else old.created end,
      attendance = case when old.removed then null else old.attendance end`

/**
 * Writes changed entries in one statement. A former player keeps a row (`late` marks a late
 * cancel); a returning one starts over: no attendance, no late mark, a new order.
 */
export function writeEntries(
  db: Database,
  changed: readonly ChangedEntries[],
  now: number,
): CompiledQuery {
  const rows = changed.flatMap(({ event: { eventId, startDate }, changes, late, sentOut }) =>
    toRosterLines(changes).map((line) => ({
      ...line,
      eventId,
      startDate,
      late: line.removed && late.has(line.playerId),
      offeredUntil: line.offeredUntil === null ? null : new Date(line.offeredUntil),
      isSentOut: line.removed ? sentOut?.has(line.playerId) === true : line.isSentOut,
    })),
  )
  const at = new Date(now)
  return sql`
    insert into player_events as old
      (event_id, player_id, partner_id, lead, guests, place, entry_order, sent_out, last_in_line,
      offered_until, gender, removed, late, start_date, cancel_cutoff_hours, created, changed)
    select "eventId", "playerId", "partnerId", lead, guests, place, "order",
      "isSentOut", "isLast", "offeredUntil", gender, removed, late, "startDate",
      (select e.cancel_cutoff_hours from events e where e.event_id = r."eventId"),
      ${at}::timestamptz, ${at}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r
    ("eventId" uuid, "startDate" date, "playerId" text, "partnerId" text, lead boolean, guests int,
    place text, "order" int, "isSentOut" boolean, "isLast" boolean, "offeredUntil" timestamptz, gender text, removed boolean, late boolean)
    on conflict (event_id, player_id) do update
    set ${takeNewEntry}`.compile(db)
}

/**
 * Removes one player; a team's partner stays with the order. `order`: the event's next order, which
 * is used up.
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
      lastInLine: false,
      offeredUntil: null,
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
