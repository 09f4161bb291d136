import { sql } from 'kysely'
import type { Database } from '../../../db/open-database.ts'

export type VenueRegion = {
  id: string
  country: string
  region: string
  venues: number
  shown: number
}

const isImported = sql<boolean>`(l.source <> '' and l.merged_into is null)`
const regionOf = sql<string>`trim(l.country || ' ' || l.region)`

export async function listRegions(db: Database): Promise<VenueRegion[]> {
  const { rows } = await sql<VenueRegion>`select ${regionOf} as id, l.country, l.region,
      count(*)::int as venues, (count(*) filter (where not l.hidden))::int as shown
    from locations l where ${isImported} group by l.country, l.region
    order by venues desc, id`.execute(db)
  return rows
}

export async function hasManyRegions(db: Database): Promise<boolean> {
  const { rows } = await sql<{ isSo: boolean }>`with one as (
      select ${regionOf} as id from locations l where ${isImported} limit 1)
    select exists (select from locations l, one
      where ${isImported} and ${regionOf} <> one.id) as "isSo"`.execute(db)
  return rows[0]?.isSo ?? false
}

/** Leaves alone what people use or edited, and what an operator hid. */
export async function takeRegions(
  tx: Database,
  regions: readonly string[],
): Promise<{ shown: number; hidden: number }> {
  const isTaken = sql<boolean>`(${regionOf} = any(${[...regions]}::text[]))`
  const { rows } = await sql<{ hidden: boolean }>`update locations l set hidden = not ${isTaken}
    where ${isImported} and l.edited is null and not l.kept_hidden and l.hidden = ${isTaken}
      and not exists (select from locations_admin a where a.location_id = l.location_id)
      and not exists (select from player_locations p where p.location_id = l.location_id)
      and not exists (select from clubs c where c.location_id = l.location_id)
      and not exists (select from events e where e.location = l.location_id)
    returning l.hidden`.execute(tx)
  const hidden = rows.filter((row) => row.hidden).length
  return { shown: rows.length - hidden, hidden }
}
