import { type SelectQueryBuilder, sql } from 'kysely'
import { type Position, earthRadiusM, boxAround, nearbyRadiusM } from '#domain/location/distance.ts'
import { splitSearch } from '#domain/text/search.ts'
import type { Database } from '../../db/open-database.ts'
import type { Tables } from '../../db/tables.ts'
import type { LocationRow } from '../../db/tables/location.ts'

type Rows<O> = SelectQueryBuilder<Tables, 'locations', O>

const cardColumns = [
  'locationId',
  'name',
  'city',
  'region',
  'country',
  'lat',
  'lon',
  'courts',
  'indoor',
  'lit',
  'access',
  'photoUrl',
] as const

/** Meters from `position`: domain's distanceM (haversine) in SQL, for sorting. */
export const metresFrom = ({
  lat,
  lon,
}: Position) => sql<number>`(2 * ${earthRadiusM}::float8 * asin(least(1, sqrt(
  sin(radians(locations.lat - ${lat}::float8) / 2) ^ 2 + cos(radians(${lat}::float8)) *
  cos(radians(locations.lat)) * sin(radians(locations.lon - ${lon}::float8) / 2) ^ 2))))`

/** The box uses the index, the distance is exact. */
export function within<O>(query: Rows<O>, position: Position, radiusM: number): Rows<O> {
  const box = boxAround(position, radiusM)
  const lons = sql.join(
    box.lons.map(({ west, east }) => sql`locations.lon between ${west} and ${east}`),
    sql` or `,
  )
  return query.where(
    sql<boolean>`locations.lat between ${box.south} and ${box.north} and (${lons})
      and ${metresFrom(position)} <= ${radiusM}`,
  )
}

const cards = (db: Database, near: Position | null) =>
  db
    .selectFrom('locations')
    .select(cardColumns)
    .select((near === null ? sql<number | null>`null::float8` : metresFrom(near)).as('distanceM'))
    .where('hidden', '=', false)

export type LocationCardRow = Pick<LocationRow, (typeof cardColumns)[number]> & {
  distanceM: number | null
}

export async function listNear(
  db: Database,
  position: Position,
  { offset, limit }: { offset: number; limit: number },
): Promise<LocationCardRow[]> {
  return within(cards(db, position), position, nearbyRadiusM)
    .orderBy('distanceM')
    .orderBy('locationId')
    .offset(offset)
    .limit(limit)
    .execute()
}

const likePattern = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`

export async function searchLocations(
  db: Database,
  text: string,
  near: Position | null,
  limit: number,
): Promise<LocationCardRow[]> {
  let query = cards(db, near)
  for (const word of splitSearch(text)) query = query.where('search', 'like', likePattern(word))
  return (near === null ? query.orderBy('search') : query.orderBy('distanceM'))
    .orderBy('locationId')
    .limit(limit)
    .execute()
}
