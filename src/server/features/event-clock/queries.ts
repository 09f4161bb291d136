// Rows of upcoming events' instants, and the edition of the time-zone rules they follow.
import { sql } from 'kysely'
import type { Database } from '../../db/open-database.ts'
import { type eventInstants, toWallTime } from '../../time/zone-time.ts'

export type ComingEvent = Parameters<typeof eventInstants>[0] & {
  eventId: string
  startsAt: Date
  endsAt: Date
  signupOpens: Date | null
  signupCloses: Date | null
  drawAt: Date | null
}

const comingQuery = (db: Database) =>
  db
    .selectFrom('events')
    .where('deleted', '=', false)
    .select(['eventId', 'startDate', 'startTime', 'duration', 'timezone', 'startsAt', 'endsAt'])
    .select(['signupOpens', 'signupCloses', 'drawAt'])

/**
 * Unfinished events, one page by id. A day of tolerance covers events whose old end is too early.
 */
export function listComing(
  db: Database,
  now: number,
  after: string | null,
  limit: number,
): Promise<ComingEvent[]> {
  return comingQuery(db)
    .where('endsAt', '>', new Date(now - 86_400_000))
    .$if(after !== null, (query) => query.where('eventId', '>', after ?? ''))
    .orderBy('eventId')
    .limit(limit)
    .execute()
}

export async function findComing(db: Database, eventId: string): Promise<ComingEvent | null> {
  return (await comingQuery(db).where('eventId', '=', eventId).executeTakeFirst()) ?? null
}

export async function listComingAt(
  db: Database,
  locationId: string,
  now: number,
): Promise<string[]> {
  const rows = await comingQuery(db)
    .where('location', '=', locationId)
    .where('endsAt', '>', new Date(now))
    .orderBy('eventId')
    .execute()
  return rows.map(({ eventId }) => eventId)
}

export async function saveInstants(
  tx: Database,
  eventId: string,
  instants: ReturnType<typeof eventInstants> &
    Pick<ComingEvent, 'timezone' | 'signupOpens' | 'signupCloses' | 'drawAt'>,
): Promise<void> {
  await tx.updateTable('events').set(instants).where('eventId', '=', eventId).execute()
}

export async function saveZone(tx: Database, locationId: string, timezone: string): Promise<void> {
  await tx.updateTable('locations').set({ timezone }).where('locationId', '=', locationId).execute()
}

export const zoneDetail = 'timezone'

export type VenueZone = {
  locationId: string
  name: string
  lat: number
  lon: number
  timezone: string
  chosen: boolean
}

export async function listZones(db: Database): Promise<VenueZone[]> {
  const { rows } = await sql<VenueZone>`
    select l.location_id, l.name, l.lat, l.lon, l.timezone,
      exists (select from operator_log o where o.location_id = l.location_id
        and o.command = 'venues zone')
      or exists (select from location_log a where a.location_id = l.location_id
        and a.action = 'location-edited' and a.detail = ${zoneDetail}) as chosen
    from locations l where l.merged_into is null order by l.name, l.location_id`.execute(db)
  return rows
}

export async function findZoneRules(db: Database): Promise<string | null> {
  return (
    (
      await db
        .selectFrom('zone_rules')
        .select('edition')
        .where('id', '=', 'events')
        .executeTakeFirst()
    )?.edition ?? null
  )
}

export async function saveZoneRules(db: Database, edition: string): Promise<void> {
  await db
    .insertInto('zone_rules')
    .values({ id: 'events', edition })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ edition }))
    .execute()
}

/**
 * Venue zones that PostgreSQL doesn't know, or whose offset differs from Node's on the first of any
 * of the next 12 months.
 */
export async function listForeignZones(db: Database, now: number): Promise<string[]> {
  const { rows } = await sql<{ timezone: string; at: Date; wall: string | null }>`
    select zone.timezone, moment.at,
      case when known.name is not null then
      to_char(moment.at at time zone known.name, 'YYYY-MM-DD"T"HH24:MI') end as wall
    from (select distinct timezone from locations) zone
      left join pg_timezone_names known on known.name = zone.timezone
      cross join (select ${new Date(now)}::timestamptz + n * interval '30 days' as at
      from generate_series(0, 12) n) moment
    `.execute(db)
  return [
    ...new Set(
      rows
        .filter(({ timezone, at, wall }) => wall !== toWallTime(at.getTime(), timezone))
        .map(({ timezone }) => timezone),
    ),
  ].toSorted()
}
