// Venues as rows. Lists ask an index first (a box of lat and lon, trigrams) and hold no
// hidden venue.
import { type ExpressionBuilder, sql, type RawBuilder } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { HttpOutput } from '#contract/contract.ts'
import type { LocationFields } from '#domain/location/location.ts'
import type { Database } from '../../db/open-database.ts'
import type { Tables } from '../../db/tables.ts'
import type { LocationRow } from '../../db/tables/location.ts'
import { isNotApart, isVisible } from '../block/queries.ts'
import { membersOf, roleIn } from './club-queries.ts'

/** Name and city of a venue. */
export async function findLocationName(
  db: Database,
  locationId: string,
): Promise<Pick<LocationRow, 'location_id' | 'name' | 'city'> | undefined> {
  return db
    .selectFrom('locations')
    .select(['location_id', 'name', 'city'])
    .where('location_id', '=', locationId)
    .executeTakeFirst()
}

export const fieldColumns = [
  'name',
  'address',
  'city',
  'region',
  'country',
  'lat',
  'lon',
  'courts',
  'dedicated_courts',
  'indoor',
  'lit',
  'covered',
  'restrooms',
  'water',
  'parking',
  'surface',
  'nets',
  'access',
  'fee',
  'hours',
  'website',
  'phone',
  'local_rules',
  'event_creators',
  'hidden',
] as const

/** The fields an admin edits, from a row. */
export const toLocationFields = (
  row: Pick<LocationRow, (typeof fieldColumns)[number]>,
): LocationFields => ({
  name: row.name,
  address: row.address,
  city: row.city,
  region: row.region,
  country: row.country,
  lat: row.lat,
  lon: row.lon,
  courts: row.courts,
  dedicatedCourts: row.dedicated_courts,
  indoor: row.indoor,
  lit: row.lit,
  covered: row.covered,
  restrooms: row.restrooms,
  water: row.water,
  parking: row.parking,
  surface: row.surface,
  nets: row.nets,
  access: row.access,
  fee: row.fee,
  hours: row.hours,
  website: row.website,
  phone: row.phone,
  localRules: row.local_rules,
  eventCreators: row.event_creators,
  hidden: row.hidden,
})

/** What a venue says; undefined when there is none. */
export async function findFields(
  db: Database,
  locationId: string,
): Promise<LocationFields | undefined> {
  const row = await db
    .selectFrom('locations')
    .select(fieldColumns)
    .where('location_id', '=', locationId)
    .executeTakeFirst()
  return row === undefined ? undefined : toLocationFields(row)
}

type Venues = ExpressionBuilder<Tables, 'locations'>

/** The admins of a venue that the player may see. */
const selectAdmins = (eb: Venues, playerId: string) =>
  jsonArrayFrom(
    eb
      .selectFrom('locations_admin')
      .innerJoin('players', 'players.player_id', 'locations_admin.player_id')
      .select(['players.player_id as playerId', 'players.player_name as playerName'])
      .whereRef('locations_admin.location_id', '=', 'locations.location_id')
      .where(isNotApart(playerId, sql.ref('players.player_id')))
      .orderBy('locations_admin.created')
      .orderBy('players.player_id'),
  )

/** The clubs of a venue, with the part the player has in each. */
const clubsAt = (eb: Venues, playerId: string) =>
  jsonArrayFrom(
    eb
      .selectFrom('clubs as c')
      .innerJoin('players as o', 'o.player_id', 'c.player_id')
      .select(['c.slug as clubId', 'c.club_name as clubName'])
      .select([
        membersOf.as('members'),
        roleIn(playerId).as('mine'),
        sql<string>`case when ${isVisible(playerId, 'o')} then o.player_name else '' end`.as(
          'ownerName',
        ),
      ])
      .whereRef('c.location_id', '=', 'locations.location_id')
      .where(isNotApart(playerId, sql.ref('c.player_id')))
      .orderBy('c.club_name')
      .orderBy('c.slug'),
  )

/**
 * A venue with its people and clubs as a player sees them, in one statement. An admin is named
 * though their profile is hidden: an office is public.
 */
export async function findLocation(db: Database, locationId: string, playerId: string) {
  return db
    .selectFrom('locations')
    .select([
      ...fieldColumns,
      'location_id',
      'timezone',
      'photo_url',
      'attribution',
      'source',
      'edited',
      'embed',
    ])
    .select((eb) => {
      const members = eb
        .selectFrom('player_locations')
        .innerJoin('players', 'players.player_id', 'player_locations.player_id')
        .whereRef('player_locations.location_id', '=', 'locations.location_id')
        .where('removed', '=', false)
      return [
        selectAdmins(eb, playerId).as('admins'),
        clubsAt(eb, playerId).as('clubs'),
        jsonArrayFrom(
          members
            .select('skill_self as skill')
            .select((eb) => eb.fn.countAll<number>().as('players'))
            .where('skill_self', 'is not', null)
            .groupBy('skill_self')
            .orderBy('skill_self'),
        ).as('skill_counts'),
        members.select((eb) => eb.fn.countAll<number>().as('n')).as('player_count'),
        eb
          .exists(members.select('players.player_id').where('players.player_id', '=', playerId))
          .as('is_active'),
        eb
          .exists(
            eb
              .selectFrom('players')
              .select('player_id')
              .where('player_id', '=', playerId)
              .whereRef('home_location', '=', 'locations.location_id'),
          )
          .as('is_home'),
      ]
    })
    .where('location_id', '=', locationId)
    .executeTakeFirst()
}

/** What planning events needs of these venues; unknown ids are missing. */
export async function listByIds(
  db: Database,
  locationIds: readonly string[],
): Promise<{ locationId: string; name: string; timezone: string; courts: number }[]> {
  return db
    .selectFrom('locations')
    .select(['location_id as locationId', 'name', 'timezone', 'courts'])
    .where('location_id', 'in', locationIds)
    .execute()
}

type Record = HttpOutput<'getLocationsByIdList'>['locations'][number]

const shown = (db: Database) =>
  db
    .selectFrom('locations')
    .select([
      'location_id',
      'name',
      'photo_url',
      'edited',
      'lat',
      'lon',
      'city',
      'region',
      'country',
      'timezone',
      'courts',
    ])
    .where('hidden', '=', false)

const toRecord = ({
  location_id: id,
  photo_url: photoURL,
  edited,
  ...row
}: Awaited<ReturnType<ReturnType<typeof shown>['execute']>>[number]): Record => ({
  id,
  photoURL,
  edited: edited?.toISOString() ?? null,
  hidden: false,
  ...row,
})

/** Of these venues those that are on the lists, in the order of the ids. */
export async function listShownByIds(
  db: Database,
  locationIds: readonly string[],
): Promise<Record[]> {
  const rows = await shown(db)
    .where(sql<boolean>`location_id = any(${locationIds}::text[])`)
    .orderBy(sql`array_position(${locationIds}::text[], location_id)`)
    .execute()
  return rows.map(toRecord)
}

/** The venues on the lists by id, from the one after `after`; null begins. */
export async function listShown(
  db: Database,
  after: string | null,
  limit: number,
): Promise<Record[]> {
  const rows = await shown(db)
    .where('location_id', '>', after ?? '')
    .orderBy('location_id')
    .limit(limit)
    .execute()
  return rows.map(toRecord)
}

/** The id of the venue that an id leads to: its own, unless that venue was merged into another. */
export const leadsTo = (locationId: string): RawBuilder<string> =>
  sql<string>`(select coalesce(merged_into, location_id) from locations
    where location_id = ${locationId})`

/** The venues that turned out to be another one, and which. */
export async function listMerged(db: Database): Promise<{ locationId: string; into: string }[]> {
  const rows = await db
    .selectFrom('locations')
    .select(['location_id', 'merged_into'])
    .where('merged_into', 'is not', null)
    .execute()
  return rows.flatMap(({ location_id: locationId, merged_into: into }) =>
    into === null ? [] : [{ locationId, into }],
  )
}
