// Rows of venues. Lists start from an index (a box of lat and lon, trigrams) and leave out hidden
// venues.
import { sql, type RawBuilder } from 'kysely'
import type { HttpOutput } from '#contract/contract.ts'
import type { ClubRole } from '#domain/club/club.ts'
import type { LocationFields } from '#domain/location/location.ts'
import { pickFields } from '#domain/shared/pick-fields.ts'
import { selectVenueDays } from '../../core/event/day-queries.ts'
import { isNotBlocked, isVisible, viewerRows } from '../../core/player/block-queries.ts'
import type { Database } from '../../db/open-database.ts'
import type { LocationRow } from '../../db/tables/location.ts'
import { membersOf, roleIn } from './club-queries.ts'

export async function findLocationName(
  db: Database,
  locationId: string,
): Promise<Pick<LocationRow, 'locationId' | 'name' | 'city'> | undefined> {
  return db
    .selectFrom('locations')
    .select(['locationId', 'name', 'city'])
    .where('locationId', '=', locationId)
    .executeTakeFirst()
}

export async function findHomePosition(
  db: Database,
  playerId: string,
): Promise<Pick<LocationRow, 'lat' | 'lon'> | undefined> {
  return db
    .selectFrom('players')
    .innerJoin('locations', 'locations.locationId', 'players.homeLocation')
    .select(['locations.lat', 'locations.lon'])
    .where('players.playerId', '=', playerId)
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
  'dedicatedCourts',
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
  'localRules',
  'eventCreators',
  'hidden',
] as const

export const toLocationFields = (
  row: Pick<LocationRow, (typeof fieldColumns)[number]>,
): LocationFields => pickFields(row, fieldColumns)

export async function findFields(
  db: Database,
  locationId: string,
): Promise<LocationFields | undefined> {
  const row = await db
    .selectFrom('locations')
    .select(fieldColumns)
    .where('locationId', '=', locationId)
    .executeTakeFirst()
  return row === undefined ? undefined : toLocationFields(row)
}

type Admin = { playerId: string; playerName: string }
const admins = sql<Admin[]>`coalesce((
  select json_agg(json_build_object('playerId', p.player_id, 'playerName', p.player_name)
    order by a.created, p.player_id)
  from locations_admin a join players p on p.player_id = a.player_id
  where a.location_id = locations.location_id), '[]')`

type ClubAt = {
  clubId: string
  clubName: string
  members: number
  ownerName: string
  key: string | null
}
const clubs = sql<ClubAt[]>`coalesce((
  select json_agg(json_build_object('clubId', c.slug, 'clubName', c.club_name,
    'members', ${membersOf},
    'key', case when c.visibility = 'listed' then c.public_key end,
    'ownerName', o.player_name)
    order by c.club_name, c.slug)
  from clubs c join players o on o.player_id = c.player_id
  where c.location_id = locations.location_id), '[]')`

type SkillCount = { skill: number; players: number }
const skillCounts = sql<SkillCount[]>`coalesce((
  select json_agg(json_build_object('skill', level.skill_self, 'players', level.players)
    order by level.skill_self)
  from (select p.skill_self, count(*)::int as players
    from player_locations m join players p on p.player_id = m.player_id
    where m.location_id = locations.location_id and not m.removed and p.skill_self is not null
    group by p.skill_self) level), '[]')`

/** All of its people, whom no viewer may be sent without `loadVenueStandings`. */
export async function findLocation(db: Database, locationId: string, daysFrom: string) {
  return db
    .selectFrom('locations')
    .select([
      ...fieldColumns,
      'locationId',
      'timezone',
      'photoUrl',
      'attribution',
      'source',
      'edited',
      'embed',
    ])
    .select((eb) => {
      const members = eb
        .selectFrom('player_locations')
        .innerJoin('players', 'players.playerId', 'player_locations.playerId')
        .whereRef('player_locations.locationId', '=', 'locations.locationId')
        .where('removed', '=', false)
      return [
        admins.as('admins'),
        selectVenueDays(sql.ref('locations.location_id'), daysFrom).as('days'),
        clubs.as('clubs'),
        skillCounts.as('skillCounts'),
        members.select((eb) => eb.fn.countAll<number>().as('n')).as('playerCount'),
      ]
    })
    .where('locationId', '=', locationId)
    .executeTakeFirst()
}

export type VenueStanding = {
  active: boolean
  isHome: boolean
  admins: readonly string[]
  clubs: { readonly [clubId: string]: { mine: ClubRole | null; isOwnerNamed: boolean } }
}

/** Admins are named even when their profile is hidden, because the role is public. */
export async function loadVenueStandings(
  db: Database,
  playerIds: readonly string[],
  locationId: string,
): Promise<VenueStanding[]> {
  const viewer = sql.ref<string>('viewer.player_id')
  const { rows } = await sql<VenueStanding>`
    select exists (select 1 from player_locations m where m.location_id = ${locationId}
        and m.player_id = ${viewer} and not m.removed) as active,
      exists (select 1 from players p where p.player_id = ${viewer}
        and p.home_location = ${locationId}) as "isHome",
      array(select a.player_id from locations_admin a where a.location_id = ${locationId}
        and ${isNotBlocked(viewer, sql.ref('a.player_id'))}) as admins,
      coalesce((select json_object_agg(c.slug, json_build_object('mine', ${roleIn(viewer)},
          'isOwnerNamed', ${isVisible(viewer, 'o')}))
        from clubs c join players o on o.player_id = c.player_id
        where c.location_id = ${locationId}
          and ${isNotBlocked(viewer, sql.ref('c.player_id'))}), '{}') as clubs
    from ${viewerRows(playerIds)} as viewer (player_id, n) order by n`.execute(db)
  return rows
}

export async function listByIds(
  db: Database,
  locationIds: readonly string[],
): Promise<{ locationId: string; name: string; timezone: string; courts: number }[]> {
  return db
    .selectFrom('locations')
    .select(['locationId', 'name', 'timezone', 'courts'])
    .where('locationId', 'in', locationIds)
    .execute()
}

type Record = HttpOutput<'getLocationsByIdList'>['locations'][number]

const shown = (db: Database) =>
  db
    .selectFrom('locations')
    .select([
      'locationId',
      'name',
      'photoUrl',
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
  locationId: id,
  photoUrl: photoURL,
  edited,
  ...row
}: Awaited<ReturnType<ReturnType<typeof shown>['execute']>>[number]): Record => ({
  id,
  photoURL,
  edited: edited?.toISOString() ?? null,
  hidden: false,
  ...row,
})

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

export async function listShown(
  db: Database,
  after: string | null,
  limit: number,
): Promise<Record[]> {
  const rows = await shown(db)
    .where('locationId', '>', after ?? '')
    .orderBy('locationId')
    .limit(limit)
    .execute()
  return rows.map(toRecord)
}

/** Resolves a venue id: its own, or the one it was merged into. */
export const resolveVenueId = (locationId: string): RawBuilder<string> =>
  sql<string>`(select coalesce(merged_into, location_id) from locations
    where location_id = ${locationId})`

export async function listMerged(db: Database): Promise<{ locationId: string; into: string }[]> {
  const rows = await db
    .selectFrom('locations')
    .select(['locationId', 'mergedInto'])
    .where('mergedInto', 'is not', null)
    .execute()
  return rows.flatMap(({ locationId, mergedInto: into }) =>
    into === null ? [] : [{ locationId, into }],
  )
}

/**
 * The position of an outdoor venue with a published event within `aheadMs` or in progress;
 * otherwise undefined. Unknown counts as indoors.
 */
export async function findOutdoorPlace(
  db: Database,
  locationId: string,
  now: number,
  aheadMs: number,
): Promise<{ lat: number; lon: number } | undefined> {
  const { rows } = await sql<{ lat: number; lon: number }>`
    select l.lat, l.lon from locations l where l.location_id = ${locationId}
      and l.indoor = false and not l.hidden and exists (
        select 1 from events e where e.location = l.location_id and e.status = 'published'
          and not e.deleted and e.starts_at <= ${new Date(now + aheadMs)}
          and e.ends_at > ${new Date(now)}
          and e.start_date >= (${new Date(now)}::timestamptz - interval '2 days')::date)`.execute(
    db,
  )
  return rows[0]
}
