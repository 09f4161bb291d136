// What is stored of venues. Lists ask an index first (a box of lat and lon, trigrams) and hold no
// hidden venue.
import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import tzLookup from 'tz-lookup'
import type { HttpOutput } from '#contract/contract.ts'
import { changedFields } from '#domain/location/changed-fields.ts'
import {
  boxAround,
  earthRadiusM,
  nearbyRadiusM,
  samePlaceM,
  type Position,
} from '#domain/location/distance.ts'
import type { LocationFields } from '#domain/location/location.ts'
import { locationSearchText, searchWords } from '#domain/location/search.ts'
import type { Database } from '../../db/open-database.ts'
import type { Tables } from '../../db/tables.ts'
import type { LocationRow } from '../../db/tables/location.ts'
import { claimTurn, toTurnKey } from '../../db/turns.ts'
import type { Effects } from '../../effects.ts'
import { topics } from '../../live/topics.ts'
import { addAlerts } from '../alert/store.ts'
import { isNotApart, isVisible } from '../block/store.ts'
import { membersOf, roleIn } from '../club/store.ts'

type Rows<O> = SelectQueryBuilder<Tables, 'locations', O>

const cardColumns = [
  'location_id',
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
  'photo_url',
] as const

/**
 * Metres from `position`: domain's distanceM (haversine) in SQL, so that the database can sort by
 * it.
 */
const metresFrom = ({
  lat,
  lon,
}: Position) => sql<number>`(2 * ${earthRadiusM}::float8 * asin(least(1, sqrt(
  sin(radians(locations.lat - ${lat}::float8) / 2) ^ 2 + cos(radians(${lat}::float8)) *
  cos(radians(locations.lat)) * sin(radians(locations.lon - ${lon}::float8) / 2) ^ 2))))`

/** Narrows to the venues within `radiusM`; the box lets the index work, the distance is exact. */
function within<O>(query: Rows<O>, position: Position, radiusM: number): Rows<O> {
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
    .select(sql<number | null>`${near === null ? sql`null` : metresFrom(near)}`.as('distance_m'))
    .where('hidden', '=', false)

export type LocationCardRow = Pick<LocationRow, (typeof cardColumns)[number]> & {
  distance_m: number | null
}

/** Venues within 250 km, nearest first. */
export async function listNear(
  db: Database,
  position: Position,
  { offset, limit }: { offset: number; limit: number },
): Promise<LocationCardRow[]> {
  return within(cards(db, position), position, nearbyRadiusM)
    .orderBy('distance_m')
    .orderBy('location_id')
    .offset(offset)
    .limit(limit)
    .execute()
}

const likePattern = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`

/** Venues that hold every word of `text`; nearest first with a position, else by name. */
export async function searchLocations(
  db: Database,
  text: string,
  near: Position | null,
  limit: number,
): Promise<LocationCardRow[]> {
  let query = cards(db, near)
  for (const word of searchWords(text)) query = query.where('search', 'like', likePattern(word))
  return (near === null ? query.orderBy('search') : query.orderBy('distance_m'))
    .orderBy('location_id')
    .limit(limit)
    .execute()
}

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

/**
 * Lets one venue be created at a time, so that nobody misses the one created beside it meanwhile;
 * and locks the player.
 */
export async function lockForCreate(tx: Database, playerId: string): Promise<void> {
  claimTurn(tx, toTurnKey('venue', 'new'))
  await sql`select pg_advisory_xact_lock(hashtextextended('locations-create', 0)) from players
    where player_id = ${playerId} for no key update`.execute(tx)
}

export type CreateFacts = {
  /** The nearest venue that could be the same place. */ same: {
    location_id: string
    name: string
  } | null
  activeLocations: number
}

/** What decides whether a player may add a venue at `position`. */
export async function findCreateFacts(
  tx: Database,
  position: Position,
  playerId: string,
): Promise<CreateFacts> {
  const row = await tx
    .selectNoFrom((eb) => [
      jsonObjectFrom(
        within(
          tx.selectFrom('locations').select(['location_id', 'name']).where('hidden', '=', false),
          position,
          samePlaceM,
        )
          .orderBy(metresFrom(position))
          .limit(1),
      ).as('same'),
      eb
        .selectFrom('player_locations')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .where('player_id', '=', playerId)
        .where('removed', '=', false)
        .as('active'),
    ])
    .executeTakeFirstOrThrow()
  return { same: row.same, activeLocations: row.active ?? 0 }
}

const columnsOf = (fields: LocationFields) => ({
  name: fields.name,
  address: fields.address,
  city: fields.city,
  region: fields.region,
  country: fields.country,
  lat: fields.lat,
  lon: fields.lon,
  courts: fields.courts,
  dedicated_courts: fields.dedicatedCourts,
  indoor: fields.indoor,
  lit: fields.lit,
  covered: fields.covered,
  restrooms: fields.restrooms,
  water: fields.water,
  parking: fields.parking,
  surface: fields.surface,
  nets: fields.nets,
  access: fields.access,
  fee: fields.fee,
  hours: fields.hours,
  website: fields.website,
  phone: fields.phone,
  local_rules: fields.localRules,
  event_creators: fields.eventCreators,
  hidden: fields.hidden,
  search: locationSearchText(fields),
})

export type NewLocation = { locationId: string; fields: LocationFields; timezone: string }

/** Makes a venue whose creator is its admin and has it active. */
export async function createLocation(
  tx: Database,
  { locationId, fields, timezone }: NewLocation,
  playerId: string,
): Promise<void> {
  await tx
    .with('venue', (db) =>
      db
        .insertInto('locations')
        .values({ location_id: locationId, timezone, edited: null, ...columnsOf(fields) })
        .returning('location_id'),
    )
    .with('office', (db) =>
      db
        .insertInto('locations_admin')
        .columns(['location_id', 'player_id'])
        .expression((eb) =>
          eb.selectFrom('venue').select(['location_id', sql.val(playerId).as('player_id')]),
        )
        .returning('player_id'),
    )
    .insertInto('player_locations')
    .columns(['location_id', 'player_id'])
    .expression((eb) =>
      eb.selectFrom('venue').select(['location_id', sql.val(playerId).as('player_id')]),
    )
    .execute()
}

const fieldColumns = [
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
export const fieldsOf = (
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
  return row === undefined ? undefined : fieldsOf(row)
}

type Editable = { fields: LocationFields; timezone: string; isAdmin: boolean }

/** What deciding on an edit needs, the row locked; undefined when there is no such venue. */
export async function lockForEdit(
  tx: Database,
  locationId: string,
  playerId: string,
): Promise<Editable | undefined> {
  claimTurn(tx, toTurnKey('venue', locationId))
  const row = await tx
    .selectFrom('locations')
    .select([...fieldColumns, 'timezone'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('locations_admin')
            .select('player_id')
            .where('location_id', '=', locationId)
            .where('player_id', '=', playerId),
        )
        .as('is_admin'),
    )
    .where('location_id', '=', locationId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row === undefined
    ? undefined
    : { fields: fieldsOf(row), timezone: row.timezone, isAdmin: Boolean(row.is_admin) }
}

type Edit = { locationId: string; before: Editable; fields: LocationFields; adminId: string }

/**
 * Writes an edit of a locked venue by one of its admins and wakes all who see it. A venue that
 * moves gets the time zone of its new place; events that exist keep theirs, for people were told
 * those hours. Open suggestions that ask for nothing but what it says now are applied with it, and
 * who made them is told.
 */
export async function editLocation(
  tx: Database,
  { locationId, before, fields, adminId }: Edit,
  { effects, newId, now }: { effects: Effects; newId: () => string; now: number },
): Promise<void> {
  const changed = changedFields(before.fields, fields)
  const hasMoved = changed.includes('lat') || changed.includes('lon')
  const timezone = hasMoved ? tzLookup(fields.lat, fields.lon) : before.timezone
  const isRelabelled = hasMoved || changed.includes('name') || changed.includes('city')
  const { users, suggesters, naming } = await updateLocation(
    tx,
    { locationId, fields, timezone, adminId, isRelabelled },
    now,
  )
  await addAlerts(
    tx,
    suggesters.map((playerId) => ({
      playerId,
      kind: 'suggestion-applied',
      eventId: null,
      params: { location: fields.name, locationId },
    })),
    { effects, newId, now },
  )
  effects.wake(topics.location(locationId), topics.locations(), topics.order(locationId))
  if (naming !== null)
    effects.wake(
      topics.eventsAt(locationId),
      topics.leaguesAt(locationId),
      ...users.map(topics.user),
      ...topicsNaming(naming),
    )
  if (changed.includes('hidden'))
    effects.wake(
      topics.eventsAt(locationId),
      topics.playersAt(locationId),
      topics.calendar(locationId),
    )
}

/**
 * So many events of a venue, the newest, follow it at once: another name of one with a long history
 * is no storm.
 */
const followingMax = 1_000

const newestAt = (locationId: string): RawBuilder<unknown> =>
  sql`select event_id, player_id from events where location = ${locationId} and not deleted
    order by start_date desc, start_time desc limit ${followingMax}`

type Naming = {
  events: string[]
  watchKeys: string[]
  leagues: string[]
  people: string[]
  home: string[]
  threads: [string, string][]
}

/**
 * What shows the name of a venue beside the venue's own screens: its events and leagues, the lists
 * and conversations of their people, and whose home it is; as a value of a statement.
 */
const namingOf = (locationId: string): RawBuilder<Naming> => sql<Naming>`(
  with newest as materialized (${newestAt(locationId)})
  select json_build_object(
    'events', array(select event_id::text from newest),
    'watchKeys', array(select watch_key from match_lists join newest using (event_id)
      where watch_key is not null),
    'leagues', array(select league_series_id::text from leagues where location = ${locationId}
      and not deleted),
    'people', array(select player_id from newest union select i.player_id from player_events i
      join newest using (event_id) where not i.removed
      union select c.player_id from event_cohosts c join newest using (event_id)
      union select k.player_id from match_list_players k join newest using (event_id)
      where k.player_id is not null),
    'home', array(select player_id from player_locations join players using (player_id)
      where location_id = ${locationId} and home_location = ${locationId}),
    'threads', coalesce((select json_agg(json_build_array(m.from_id, m.to_id)) from messages m
      where (m.type = 'teamReq' and m.event_id in (select event_id from newest))
        or (m.type = 'adminReq' and m.location_id = ${locationId}
        and m.from_id in (select player_id from locations_admin
        where location_id = ${locationId}))), '[]')))`

const topicsNaming = ({ events, watchKeys, leagues, people, home, threads }: Naming): string[] => [
  ...events.flatMap((eventId) => [topics.event(eventId), topics.matchList(eventId)]),
  ...watchKeys.map(topics.watch),
  ...leagues.map(topics.league),
  ...people.flatMap((playerId) => [topics.eventsOf(playerId), topics.ledger(playerId)]),
  ...home.map(topics.player),
  ...threads.flatMap(([one, other]) => [topics.thread(one, other), topics.thread(other, one)]),
]

/**
 * Wakes what shows that a player runs a venue, or now shows them more or less: an admin sees its
 * private events.
 */
export async function wakeOffice(
  tx: Database,
  effects: Effects,
  locationId: string,
  { playerId, userId }: { playerId: string; userId: string | null },
): Promise<void> {
  const { rows } = await sql<{ event_id: string }>`${newestAt(locationId)}`.execute(tx)
  effects.wake(
    topics.player(playerId),
    topics.relations(playerId),
    ...(userId === null ? [] : [topics.user(userId)]),
    topics.location(locationId),
    topics.playersAt(locationId),
    topics.order(locationId),
    ...rows.map((row) => topics.event(row.event_id)),
  )
}

/**
 * Returns the users who have the venue active, the other players whose suggestions it fulfilled,
 * and what names a venue that is relabelled.
 */
async function updateLocation(
  tx: Database,
  {
    locationId,
    fields,
    timezone,
    adminId,
    isRelabelled,
  }: NewLocation & { adminId: string; isRelabelled: boolean },
  now: number,
): Promise<{ users: string[]; suggesters: string[]; naming: Naming | null }> {
  return tx
    .with('fulfilled', (db) =>
      db
        .updateTable('location_suggestions')
        .set({ closed: new Date(now), closed_by: adminId, outcome: 'applied' })
        .where('location_id', '=', locationId)
        .where('is_open', '=', true)
        .where(sql<boolean>`changes <@ ${JSON.stringify(fields)}::jsonb`)
        .returning('player_id'),
    )
    .updateTable('locations')
    .set({ ...columnsOf(fields), timezone, edited: new Date(now) })
    .where('location_id', '=', locationId)
    .returning([
      sql<string[]>`array(select user_id from player_locations join players using (player_id)
        where player_locations.location_id = ${locationId} and not removed and user_id
        is not null)`.as('users'),
      sql<
        string[]
      >`array(select player_id from fulfilled where player_id <> ${adminId} order by player_id)`.as(
        'suggesters',
      ),
      sql<Naming | null>`${isRelabelled ? namingOf(locationId) : sql`null::json`}`.as('naming'),
    ])
    .executeTakeFirstOrThrow()
}

/** Opens a venue's public calendar to other sites, or closes it; false when it was so already. */
export async function setEmbed(tx: Database, locationId: string, embed: boolean): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('locations')
    .set({ embed })
    .where('location_id', '=', locationId)
    .where('embed', '<>', embed)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

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
        jsonArrayFrom(
          eb
            .selectFrom('locations_admin')
            .innerJoin('players', 'players.player_id', 'locations_admin.player_id')
            .select(['players.player_id as playerId', 'players.player_name as playerName'])
            .whereRef('locations_admin.location_id', '=', 'locations.location_id')
            .where(isNotApart(playerId, sql.ref('players.player_id')))
            .orderBy('locations_admin.created')
            .orderBy('players.player_id'),
        ).as('admins'),
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
        ).as('clubs'),
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

/** True when there is any venue. */
export async function hasLocations(db: Database): Promise<boolean> {
  return (
    (await db.selectFrom('locations').select('location_id').limit(1).executeTakeFirst()) !==
    undefined
  )
}

export type ImportedLocation = NewLocation & {
  source: string
  licence: string
  attribution: string
}

/** Rows of one INSERT: PostgreSQL takes 65,535 parameters at most. */
const rowsPerInsert = 1_000

/**
 * Stores venues by their source id: new ones are added, known ones brought up to date unless an
 * admin edited them. Returns how many rows were written.
 */
export async function saveImported(
  db: Database,
  locations: readonly ImportedLocation[],
): Promise<number> {
  let written = 0
  for (let from = 0; from < locations.length; from += rowsPerInsert) {
    const rows = locations
      .slice(from, from + rowsPerInsert)
      .map(({ locationId, fields, timezone, source, licence, attribution }) => ({
        location_id: locationId,
        timezone,
        edited: null,
        source,
        licence,
        attribution,
        ...columnsOf(fields),
      }))
    const saved = await db
      .insertInto('locations')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .column('location_id')
          .doUpdateSet((eb) => ({
            name: eb.ref('excluded.name'),
            address: eb.ref('excluded.address'),
            city: eb.ref('excluded.city'),
            region: eb.ref('excluded.region'),
            country: eb.ref('excluded.country'),
            timezone: eb.ref('excluded.timezone'),
            lat: eb.ref('excluded.lat'),
            lon: eb.ref('excluded.lon'),
            courts: eb.ref('excluded.courts'),
            dedicated_courts: eb.ref('excluded.dedicated_courts'),
            indoor: eb.ref('excluded.indoor'),
            lit: eb.ref('excluded.lit'),
            covered: eb.ref('excluded.covered'),
            access: eb.ref('excluded.access'),
            search: eb.ref('excluded.search'),
            source: eb.ref('excluded.source'),
            licence: eb.ref('excluded.licence'),
            attribution: eb.ref('excluded.attribution'),
          }))
          .where('locations.edited', 'is', null),
      )
      .returning('location_id')
      .execute()
    written += saved.length
  }
  return written
}
