import { type RawBuilder, sql } from 'kysely'
import type { VenueFilter } from '#domain/operator/console.ts'
import type { Database } from '../../../db/open-database.ts'
import { plannedForValues } from '../../../db/statements/statement-names.ts'
import { toPatterns } from '../../../naming/search-patterns.ts'

export type ListedVenue = {
  locationId: string
  name: string
  city: string
  region: string
  timezone: string
  hidden: boolean
  admins: { playerId: string; playerName: string }[]
}

const conditions: Readonly<Record<VenueFilter, RawBuilder<boolean>>> = {
  all: sql`true`,
  hidden: sql`l.hidden`,
  unadministered: sql`not l.hidden and not exists (
    select 1 from locations_admin a where a.location_id = l.location_id)`,
}
const indexedLetters = 3

export async function listManagedVenues(
  db: Database,
  { text, filter }: { text: string; filter: VenueFilter },
  limit: number,
): Promise<ListedVenue[]> {
  const patterns = toPatterns(text)
  // Sorted, or the planner reads the whole order for what comes late in it.
  const isIndexed = patterns.some((pattern) => pattern.length >= indexedLetters + 2)
  const found = await db
    .selectFrom('locations as l')
    .select(['l.locationId', 'l.name', 'l.city', 'l.region', 'l.timezone', 'l.hidden'])
    .where('l.mergedInto', 'is', null)
    .where(conditions[filter])
    .where((eb) => eb.and(patterns.map((pattern) => eb('l.search', 'like', pattern))))
    .orderBy(isIndexed ? sql`left(l.search, 120) || ''` : sql`left(l.search, 120)`)
    .orderBy('l.locationId')
    .limit(limit)
    .modifyEnd(plannedForValues)
    .execute()
  const admins = await db
    .selectFrom('locations_admin as a')
    .innerJoin('players as p', 'p.playerId', 'a.playerId')
    .select(['a.locationId', 'p.playerId', 'p.playerName'])
    .where(sql<boolean>`a.location_id = any(${found.map(({ locationId: id }) => id)}::text[])`)
    .orderBy('p.playerId')
    .execute()
  return found.map((venue) => ({
    ...venue,
    admins: admins.flatMap(({ locationId, ...admin }) =>
      locationId === venue.locationId ? [admin] : [],
    ),
  }))
}

export async function countMoved(db: Database, from: string) {
  const { rows } = await sql<
    Record<'events' | 'clubs' | 'leagues' | 'tournaments' | 'players' | 'admins', number>
  >`select
    (select count(*) from events where location = ${from} and not deleted)::int as events,
    (select count(*) from clubs where location_id = ${from})::int as clubs,
    (select count(*) from leagues where location = ${from} and not deleted)::int as leagues,
    (select count(*) from tournaments where location = ${from} and not deleted)::int
      as tournaments,
    (select count(*) from player_locations where location_id = ${from} and not removed)::int
      as players,
    (select count(*) from locations_admin where location_id = ${from})::int as admins
    from locations where location_id = ${from} and merged_into is null`.execute(db)
  return rows[0] ?? null
}
