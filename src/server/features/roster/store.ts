// The roster of one event as rows. Read and written only under the event's row lock (event/store.ts
// lockEvent), except by screens. The counts in the event's row always equal the rows here.
import { sql } from 'kysely'
import { placesTaken, getPlayerIds, type Attendance, type Entry } from '#domain/event/entry.ts'
import type { EventLogAction } from '#domain/event/log.ts'
import { rosterAlerts } from '#domain/event/roster-alerts.ts'
import { toRosterLines, movedPlayers, type EntryChange } from '#domain/event/roster-change.ts'
import { findEntry } from '#domain/event/roster-edit.ts'
import type { Roster } from '#domain/event/roster-request.ts'
import { decideRoster } from '#domain/event/roster.ts'
import type { Database } from '../../db/open-database.ts'
import type { UnitOfWork } from '../../db/transaction.ts'
import type { Effects } from '../../effects.ts'
import { topics } from '../../live/topics.ts'
import { addAlerts } from '../alert/store.ts'
import { isVisible } from '../block/store.ts'
import { tellCalendars } from '../calendar-feed/store.ts'
import type { EventCounts } from '../event/fields-store.ts'
import { alertParams, lockEvent, type EventFacts } from '../event/store.ts'
import { followRosterChanges } from '../match-list/presence-store.ts'
import { forgetOwnActs } from '../own-act/store.ts'

/**
 * Everyone in the event, first come first. The two rows of a team have one order, the lead's first,
 * and make one entry.
 */
export async function loadRoster(
  tx: Database,
  event: { eventId: string; nextOrder: number },
): Promise<Roster> {
  const { rows } = await sql<Omit<Entry, 'partner'> & { removed: boolean }>`
    select pe.player_id as "playerId", pe.gender, pe.guests, pe.place, pe.entry_order as "order",
      pe.sent_out as "isSentOut", pe.removed
    from player_events pe
    where pe.event_id = ${event.eventId} and (not pe.removed or pe.sent_out)
    order by pe.entry_order, pe.lead desc`.execute(tx)
  const entries: Entry[] = []
  const sentOut = new Set<string>()
  for (const { removed, ...row } of rows) {
    if (removed) {
      sentOut.add(row.playerId)
      continue
    }
    const last = entries.at(-1)
    if (last?.order === row.order) last.partner = { playerId: row.playerId, gender: row.gender }
    else entries.push({ ...row, partner: null })
  }
  return { entries, nextOrder: event.nextOrder, sentOut }
}

/**
 * The numbers the event's row keeps of its roster: places taken (guests count), parties waiting,
 * the next order.
 */
export const countsOf = ({ entries, nextOrder }: Roster): EventCounts => ({
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
    .set({ playing: counts.playing, waiting: counts.waiting, next_order: counts.nextOrder })
    .where('event_id', '=', eventId)
    .execute()
}

/**
 * Writes changed entries in one statement, a row for each player. A former player keeps a row
 * (`late` says how); a returning one starts anew: no attendance, no late mark, a new order. An
 * open match list follows.
 */
export async function saveChanges(
  tx: Database,
  event: { eventId: string; startDate: string },
  changes: readonly EntryChange[],
  options: { late: ReadonlySet<string>; sentOut?: ReadonlySet<string> | undefined; now: number },
): Promise<void> {
  if (changes.length === 0) return
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
  const gone = rows.flatMap((line) => (line.removed ? [line.playerId] : []))
  await forgetOwnActs(tx, { eventId: event.eventId, playerIds: gone, now: options.now })
  await followRosterChanges(tx, event.eventId, changes)
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
    .where('event_id', '=', eventId)
    .where('player_id', '=', playerId)
    .where('removed', '=', false)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** One line of an event's log: actor, action, player. */
export type LogLine = {
  actorId: string
  action: EventLogAction
  playerId: string | null
  detail: string
}

/** Adds lines to the event's log. */
export async function addLog(
  tx: Database,
  eventId: string,
  lines: readonly LogLine[],
  now: number,
): Promise<void> {
  if (lines.length === 0) return
  await tx
    .insertInto('event_log')
    .values(
      lines.map((line) => ({
        event_id: eventId,
        actor_id: line.actorId,
        action: line.action,
        player_id: line.playerId,
        detail: line.detail,
        created: new Date(now),
      })),
    )
    .execute()
}

/**
 * A row of the roster as screens show it. partnerId is told where both are in it, whether
 * they entered as a team or not.
 */
export async function loadRosterRows(db: Database, eventId: string) {
  const rows = await db
    .selectFrom('player_events as pe')
    .innerJoin('players as p', 'p.player_id', 'pe.player_id')
    .select([
      'p.player_id',
      'p.player_name',
      'p.photo_url',
      'p.skill_self',
      'pe.guests',
      'pe.place',
      'pe.entry_order',
      'pe.sent_out',
      'pe.attendance',
    ])
    .select(
      sql<string | null>`coalesce(
      (select t.p2 from event_teams t where t.event_id = pe.event_id and t.p1 = pe.player_id
      and not t.deleted), (select t.p1 from event_teams t where t.event_id = pe.event_id
      and t.p2 = pe.player_id and not t.deleted))`.as('partner_id'),
    )
    .where('pe.event_id', '=', eventId)
    .where('pe.removed', '=', false)
    .orderBy('pe.entry_order')
    .orderBy('pe.lead', 'desc')
    .execute()
  const present = new Set(rows.map(({ player_id }) => player_id))
  return rows.map((row) => ({
    playerId: row.player_id,
    playerName: row.player_name,
    photoURL: row.photo_url,
    skillSelf: row.skill_self,
    guests: row.guests,
    place: row.place,
    order: row.entry_order,
    isSentOut: row.sent_out,
    attendance: row.attendance,
    partnerId: row.partner_id !== null && present.has(row.partner_id) ? row.partner_id : null,
  }))
}

export type FoundPlayer = { playerId: string; playerName: string; skillSelf: number | null }

/**
 * Visible players with `slug` in their id that are not in the event yet: first
 * the exact name, then those of its venue.
 */
export async function findAddablePlayers(
  db: Database,
  viewerId: string,
  event: { eventId: string; location: string },
  slug: string,
  limit: number,
): Promise<FoundPlayer[]> {
  const pattern = `%${slug.replaceAll(/[\\%_]/g, '\\$&')}%`
  const { rows } = await sql<FoundPlayer>`
    select p.player_id as "playerId", p.player_name as "playerName", p.skill_self as "skillSelf"
      from players p
    where p.player_id like ${pattern} and
    not exists (select 1 from player_events i where i.event_id = ${event.eventId}
    and i.player_id = p.player_id and not i.removed)
      and ${isVisible(viewerId, 'p')}
    order by p.player_id <> ${slug},
    exists (select 1 from player_locations m where m.location_id = ${event.location}
    and m.player_id = p.player_id and not m.removed) desc, p.player_id limit ${limit}`.execute(db)
  return rows
}

/**
 * Wakes every screen on which a changed roster shows: the event, its match list, lists of its
 * venue, My Events of all its players, former ones too.
 */
export function wakeRoster(
  effects: Effects,
  event: EventFacts,
  before: Roster,
  after: Roster,
): void {
  effects.wake(
    topics.event(event.eventId),
    topics.matchList(event.eventId),
    topics.eventsAt(event.location),
  )
  if (event.watchKey !== null) effects.wake(topics.watch(event.watchKey))
  effects.wake(
    ...new Set(
      [
        event.organizerId,
        ...event.cohosts,
        ...before.entries.flatMap(getPlayerIds),
        ...after.entries.flatMap(getPlayerIds),
      ].map(topics.eventsOf),
    ),
  )
  // In a private event the roster decides its viewers.
  if (event.invite) effects.wake(topics.eventAccess(event.eventId))
}

/**
 * Takes one player off after the start, when nobody moves up: of a team the other stays. Nothing
 * happens when they are not on the roster.
 */
export async function dropPlayer(
  unit: UnitOfWork,
  event: EventFacts,
  playerId: string,
): Promise<void> {
  const { tx } = unit
  const before = await loadRoster(tx, event)
  const entry = findEntry(before.entries, playerId)
  if (entry === undefined) return
  const at = new Date(unit.now)
  // The order they had is the partner's alone now.
  await tx
    .updateTable('player_events')
    .set({
      removed: true,
      gender: null,
      sent_out: false,
      attendance: null,
      partner_id: null,
      lead: true,
      guests: 0,
      entry_order: before.nextOrder,
      changed: at,
    })
    .where('event_id', '=', event.eventId)
    .where('player_id', '=', playerId)
    .execute()
  await tx
    .updateTable('player_events')
    .set({ partner_id: null, lead: true, changed: at })
    .where('event_id', '=', event.eventId)
    .where('partner_id', '=', playerId)
    .where('removed', '=', false)
    .execute()
  const after = await loadRoster(tx, { eventId: event.eventId, nextOrder: before.nextOrder + 1 })
  await saveCounts(tx, event.eventId, countsOf(after))
  await tellCalendars(unit, event, [{ playerId, stands: 'out' }])
  wakeRoster(unit.effects, event, before, after)
}

/**
 * Takes a player out of one event as if they withdrew: the first waiting party that fits moves up
 * and is alerted. A partner leaves too.
 */
export async function withdrawPlayer(
  unit: UnitOfWork,
  { eventId, playerId }: { eventId: string; playerId: string },
): Promise<void> {
  const { tx } = unit
  const event = await lockEvent(tx, eventId)
  if (event === null) return
  const before = await loadRoster(tx, event)
  const request = { kind: 'withdraw', playerId } as const
  const decided = decideRoster(event.terms, before, request, unit.now)
  if (!decided.ok) return
  const { roster, changes } = decided.value
  await saveCounts(tx, eventId, countsOf(roster))
  await saveChanges(tx, event, changes, {
    late: new Set(),
    sentOut: roster.sentOut,
    now: unit.now,
  })
  await tellCalendars(unit, event, movedPlayers(changes))
  wakeRoster(unit.effects, event, before, roster)
  const alerts = rosterAlerts(playerId, request, decided.value)
  await addAlerts(
    unit,
    alerts.map((alert) => ({ ...alert, eventId, params: alertParams(event) })),
  )
}
