// Rows of self check-ins, and the events that a code at the courts opens.
import { sql } from 'kysely'
import type { CheckInProof, CheckInState, CheckInWay } from '#domain/check-in/check-in.ts'
import type { Attendance, EntryPlace } from '#domain/event/entry.ts'
import type { EventType } from '#domain/event/event.ts'
import { playOpensMinutes } from '#domain/event/play-time.ts'
import { visibleTo } from '../../core/access/visibility-queries.ts'
import type { Database } from '../../db/open-database.ts'
import { changedRow } from '../../db/rows/row-changes.ts'

export type CheckInRow = {
  checkInId: string
  playerId: string | null
  name: string | null
  state: CheckInState
  proof: CheckInProof
  way: CheckInWay
  created: Date
}

export async function isDenied(tx: Database, eventId: string, playerId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('check_ins')
    .select('denied')
    .where('eventId', '=', eventId)
    .where('playerId', '=', playerId)
    .executeTakeFirst()
  return row?.denied ?? false
}

export async function saveCheckIn(
  tx: Database,
  eventId: string,
  { checkInId, playerId, name, state, proof, way, created }: CheckInRow,
): Promise<void> {
  await tx
    .insertInto('check_ins')
    .values({ checkInId, eventId, playerId, name, state, proof, way, created })
    .onConflict((on) =>
      on.columns(['eventId', 'playerId']).doUpdateSet({ state, proof, way, created }),
    )
    .execute()
}

export async function saveDecided(
  tx: Database,
  eventId: string,
  decided: readonly { playerId: string; isHere: boolean }[],
): Promise<void> {
  if (decided.length === 0) return
  await sql`
    update check_ins c set state = case when d."isHere" then 'here' else 'undone' end,
      denied = not d."isHere"
    from jsonb_to_recordset(${JSON.stringify(decided)}::jsonb) as d
      ("playerId" text, "isHere" boolean)
    where c.event_id = ${eventId} and c.player_id = d."playerId"
    returning ${changedRow('check_ins', 'c')}`.execute(tx)
}

export async function listCheckIns(db: Database, eventId: string): Promise<CheckInRow[]> {
  return db
    .selectFrom('check_ins')
    .select(['checkInId', 'playerId', 'name', 'state', 'proof', 'way', 'created'])
    .where('eventId', '=', eventId)
    .orderBy('created')
    .orderBy('checkInId')
    .execute()
}

export async function countNames(
  tx: Database,
  eventId: string,
  { isBesideCode }: { isBesideCode: boolean },
): Promise<number> {
  const { n } = await tx
    .selectFrom('check_ins')
    .select(sql<number>`count(*)::int`.as('n'))
    .where('eventId', '=', eventId)
    .where((is) => is.or([is('playerId', 'is', null), is('way', '=', 'walk-in')]))
    .where('proof', isBesideCode ? '=' : '<>', 'code')
    .executeTakeFirstOrThrow()
  return n
}

export async function deleteNames(
  tx: Database,
  eventId: string,
  checkInIds: readonly string[],
): Promise<void> {
  await tx
    .deleteFrom('check_ins')
    .where('eventId', '=', eventId)
    .where('checkInId', 'in', checkInIds)
    .where('playerId', 'is', null)
    .execute()
}

export async function forgetNames(db: Database, until: number): Promise<void> {
  await db
    .deleteFrom('check_ins')
    .where('playerId', 'is', null)
    .where('created', '<', new Date(until))
    .execute()
}

export async function findArriving(
  tx: Database,
  eventId: string,
  playerId: string,
): Promise<{ place: EntryPlace; attendance: Attendance | null; guests: number } | null> {
  const row = await tx
    .selectFrom('player_events')
    .select(['place', 'attendance', 'guests'])
    .where('eventId', '=', eventId)
    .where('playerId', '=', playerId)
    .where('removed', '=', false)
    .executeTakeFirst()
  return row ?? null
}

export async function saveSelfCheckIn(
  tx: Database,
  eventIds: readonly string[],
  { isOn, organizerId }: { isOn: boolean; organizerId: string },
): Promise<void> {
  await tx
    .updateTable('events')
    .set({ selfCheckIn: isOn })
    .where('eventId', 'in', eventIds)
    .where('playerId', '=', organizerId)
    .where('selfCheckIn', '<>', isOn)
    .execute()
}

export async function findVenuePosition(
  tx: Database,
  locationId: string,
): Promise<{ lat: number; lon: number }> {
  return tx
    .selectFrom('locations')
    .select(['lat', 'lon'])
    .where('locationId', '=', locationId)
    .executeTakeFirstOrThrow()
}

/**
 * A venue as this actor may see it; isAdmin: they administer it. Null when it is hidden from them
 * or doesn't exist.
 */
export async function findVenueFor(
  db: Database,
  locationId: string,
  viewerId: string | null,
): Promise<{ name: string; isAdmin: boolean } | null> {
  const { rows } = await sql<{ name: string; isAdmin: boolean }>`
    select l.name, exists (select 1 from locations_admin a where a.location_id = l.location_id
      and a.player_id = ${viewerId}::text) as "isAdmin"
    from locations l where l.location_id = ${locationId}
      and (not l.hidden or exists (select 1 from locations_admin a
        where a.location_id = l.location_id and a.player_id = ${viewerId}::text))`.execute(db)
  return rows[0] ?? null
}

export type NowRow = {
  eventId: string
  locationName: string
  title: string
  type: EventType
  startsAt: Date
  timezone: string
  hasQueue: boolean
  place: EntryPlace | null
  attendance: Attendance | null
  isWaiting: boolean | null
}

const eventsShown = 20

export async function listEventsNow(
  db: Database,
  of: { eventId: string; isShown: boolean } | { locationId: string },
  viewerId: string | null,
  now: number,
): Promise<NowRow[]> {
  const isThere =
    'eventId' in of ? sql`e.event_id = ${of.eventId}` : sql`e.location = ${of.locationId}`
  const isShown = 'eventId' in of && of.isShown
  const isSeen = viewerId === null ? sql`(${isShown} or not e.invite)` : visibleTo(viewerId)
  const { rows } = await sql<NowRow>`
    select e.event_id, l.name as "locationName", e.title, e.type,
      e.starts_at, e.timezone,
      coalesce(q.state = 'open', false) as "hasQueue", mine.place, mine.attendance,
      (select c.state = 'waiting' from check_ins c where c.event_id = e.event_id
        and c.player_id = ${viewerId}::text) as "isWaiting"
    from events e join locations l on l.location_id = e.location
      left join queues q on q.event_id = e.event_id
      left join player_events mine on mine.event_id = e.event_id and not mine.removed
      and mine.player_id = ${viewerId}::text
    where ${isThere} and e.status = 'published' and not e.deleted and e.self_check_in
      and e.starts_at <= ${new Date(now + playOpensMinutes * 60_000)}
      and e.ends_at > ${new Date(now)} and ${isSeen}
    order by (mine.place is null), e.starts_at, e.event_id limit ${eventsShown}`.execute(db)
  return rows
}

export type NamedEntry = { eventId: string; playerId: string; name: string }

export async function listUnclaimed(
  db: Database,
  eventIds: readonly string[],
): Promise<NamedEntry[]> {
  if (eventIds.length === 0) return []
  const { rows } = await sql<NamedEntry>`
    select r.event_id, r.player_id, p.player_name as name
    from player_events r join players p on p.player_id = r.player_id
    where r.event_id = any(${[...eventIds]}::uuid[]) and p.contact and not r.removed
      and r.place = 'playing' and r.attendance is null
    order by p.player_name, r.player_id`.execute(db)
  return rows
}

export async function endCheckIns(tx: Database, playerId: string): Promise<void> {
  await tx
    .deleteFrom('check_ins')
    .where('playerId', '=', playerId)
    .where('state', '=', 'waiting')
    .where('denied', '=', false)
    .execute()
}
