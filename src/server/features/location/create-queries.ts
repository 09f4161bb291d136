// Creates venues, by a player or an import.
import { sql } from 'kysely'
import { type Position, samePlaceM } from '#domain/location/distance.ts'
import type { LocationFields } from '#domain/location/location.ts'
import { locationSearchText } from '#domain/location/search.ts'
import { pickFields } from '#domain/shared/pick-fields.ts'
import type { Database } from '../../db/open-database.ts'
import { claimTurn, toTurnKey } from '../../db/turns.ts'
import { fieldColumns } from './queries.ts'
import { within, metresFrom } from './search-queries.ts'

/**
 * Serializes the creation of venues, so that duplicates are always noticed; and locks the player.
 */
export async function lockForCreate(tx: Database, playerId: string): Promise<void> {
  claimTurn(tx, toTurnKey('venue', 'new'))
  await sql`select pg_advisory_xact_lock(hashtextextended('locations-create', 0)) from players
    where player_id = ${playerId} for no key update`.execute(tx)
}

export type CreateFacts = {
  same: {
    locationId: string
    name: string
  } | null
  activeLocations: number
}

const nameAsJson = sql<{ locationId: string; name: string }>`
  json_build_object('locationId', location_id, 'name', name)`

export async function findCreateFacts(
  tx: Database,
  position: Position,
  playerId: string,
): Promise<CreateFacts> {
  const row = await tx
    .selectNoFrom((eb) => [
      within(
        tx.selectFrom('locations').select(nameAsJson.as('same')).where('hidden', '=', false),
        position,
        samePlaceM,
      )
        .orderBy(metresFrom(position))
        .limit(1)
        .as('same'),
      eb
        .selectFrom('player_locations')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .where('playerId', '=', playerId)
        .where('removed', '=', false)
        .as('active'),
    ])
    .executeTakeFirstOrThrow()
  return { same: row.same, activeLocations: row.active ?? 0 }
}

export const toColumns = (fields: LocationFields) => ({
  ...pickFields(fields, fieldColumns),
  search: locationSearchText(fields),
})

export type NewLocation = { locationId: string; fields: LocationFields; timezone: string }

export async function createLocation(
  tx: Database,
  { locationId, fields, timezone }: NewLocation,
  playerId: string,
): Promise<void> {
  await tx
    .with('venue', (db) =>
      db
        .insertInto('locations')
        .values({ locationId, timezone, edited: null, ...toColumns(fields) })
        .returning('locationId'),
    )
    .with('office', (db) =>
      db
        .insertInto('locations_admin')
        .columns(['locationId', 'playerId'])
        .expression((eb) =>
          eb.selectFrom('venue').select(['locationId', sql.val(playerId).as('playerId')]),
        )
        .returning('playerId'),
    )
    .insertInto('player_locations')
    .columns(['locationId', 'playerId'])
    .expression((eb) =>
      eb.selectFrom('venue').select(['locationId', sql.val(playerId).as('playerId')]),
    )
    .execute()
}

export async function hasLocations(db: Database): Promise<boolean> {
  return (
    (await db.selectFrom('locations').select('locationId').limit(1).executeTakeFirst()) !==
    undefined
  )
}

export type ImportedLocation = NewLocation & {
  source: string
  licence: string
  attribution: string
}

/** PostgreSQL allows at most 65,535 parameters per statement. */
const rowsPerInsert = 1_000

/**
 * Upserts venues by source id; known ones are updated unless an admin edited them. Returns how many
 * rows were written.
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
        locationId,
        timezone,
        edited: null,
        source,
        licence,
        attribution,
        ...toColumns(fields),
      }))
    const saved = await db
      .insertInto('locations')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .column('locationId')
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
            dedicatedCourts: eb.ref('excluded.dedicatedCourts'),
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
      .returning('locationId')
      .execute()
    written += saved.length
  }
  return written
}
