// A player's venues: joining, leaving and listing them.
import { sql } from 'kysely'
import { activeLocationLimit } from '#domain/location/location.ts'
import type { Database } from '../../db/open-database.ts'
import { changedRow } from '../../db/rows/row-changes.ts'
import { type Watchers, selectWatchers } from './watcher-queries.ts'

/**
 * Locks the player and the venue, so that two admins can't leave it at once; false when it doesn't
 * exist. Inserts that only reference the venue aren't blocked. Count in a later statement.
 */
export async function lockMembership(
  tx: Database,
  playerId: string,
  locationId: string,
): Promise<boolean> {
  const row = await tx
    .selectFrom('players')
    .innerJoin('locations', (join) => join.on('locationId', '=', locationId))
    .select('playerId')
    .where('playerId', '=', playerId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row !== undefined
}

export type MembershipFacts = {
  otherActive: number
  isAdminAnywhere: boolean
  isAdminHere: boolean
  otherAdmins: number
  watchers: Watchers | null
}

export async function findMembershipFacts(
  tx: Database,
  playerId: string,
  locationId: string,
  now: number,
): Promise<MembershipFacts> {
  const row = await tx
    .selectNoFrom((eb) => [
      eb
        .selectFrom('player_locations')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .where('playerId', '=', playerId)
        .where('locationId', '<>', locationId)
        .where('removed', '=', false)
        .as('otherActive'),
      eb
        .exists(
          eb.selectFrom('locations_admin').select('playerId').where('playerId', '=', playerId),
        )
        .as('isAdminAnywhere'),
      eb
        .exists(
          eb
            .selectFrom('locations_admin')
            .select('playerId')
            .where('playerId', '=', playerId)
            .where('locationId', '=', locationId),
        )
        .as('isAdminHere'),
      eb
        .selectFrom('locations_admin')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .where('locationId', '=', locationId)
        .where('playerId', '<>', playerId)
        .as('otherAdmins'),
      eb
        .selectFrom('players')
        .select(selectWatchers(playerId, now).as('watchers'))
        .where('playerId', '=', playerId)
        .where('hidden', '=', true)
        .as('watchers'),
    ])
    .executeTakeFirstOrThrow()
  return {
    otherActive: row.otherActive ?? 0,
    isAdminAnywhere: Boolean(row.isAdminAnywhere),
    isAdminHere: Boolean(row.isAdminHere),
    otherAdmins: row.otherAdmins ?? 0,
    watchers: row.watchers,
  }
}

export async function joinLocation(
  tx: Database,
  playerId: string,
  locationId: string,
): Promise<void> {
  await tx
    .insertInto('player_locations')
    .values({ playerId, locationId })
    .onConflict((conflict) =>
      conflict.columns(['locationId', 'playerId']).doUpdateSet({ removed: false }),
    )
    .execute()
}

/**
 * Joins a locked player's new home, if the limit allows it; returns the exceeded limit, or null.
 */
export async function joinHome(
  tx: Database,
  playerId: string,
  locationId: string,
): Promise<number | null> {
  const {
    rows: [row],
  } = await sql<{ most: number; isJoined: boolean }>`
    with known as (
      select coalesce(bool_or(location_id = ${locationId}), false) as here,
        count(*) filter (where location_id <> ${locationId})::int as others,
        case when exists (select 1 from locations_admin where player_id = ${playerId}) then
        ${activeLocationLimit(true)}::int else ${activeLocationLimit(false)}::int end as most
      from player_locations where player_id = ${playerId} and not removed),
    joined as (
      insert into player_locations (player_id, location_id) select ${playerId}, ${locationId}
        from known where here or others < most
      on conflict (location_id, player_id) do update set removed = false
      returning location_id, player_id)
    select most, joined.player_id is not null as "isJoined",
      ${changedRow('player_locations', 'joined')}
      from known left join joined on true`.execute(tx)
  return row === undefined || row.isJoined ? null : row.most
}

export async function leaveLocation(
  tx: Database,
  playerId: string,
  locationId: string,
): Promise<void> {
  await tx
    .with('office', (db) =>
      db
        .deleteFrom('locations_admin')
        .where('playerId', '=', playerId)
        .where('locationId', '=', locationId)
        .returning('playerId'),
    )
    .updateTable('player_locations')
    .set({ removed: true })
    .where('playerId', '=', playerId)
    .where('locationId', '=', locationId)
    .execute()
}

export async function listPlayerLocations(
  db: Database,
  { playerId, userId }: { playerId: string; userId: string },
) {
  const rows = await db
    .selectFrom('player_locations')
    .select(['locationId', 'created'])
    .where('playerId', '=', playerId)
    .where('removed', '=', false)
    .orderBy('locationId')
    .execute()
  return rows.map((row) => ({
    playerId,
    locationId: row.locationId,
    created: row.created.toISOString(),
    removed: false as const,
    userId,
  }))
}

export async function listActiveLocations(db: Database, userIds: readonly string[]) {
  return db
    .selectFrom('players')
    .innerJoin('player_locations', 'player_locations.playerId', 'players.playerId')
    .innerJoin('locations', 'locations.locationId', 'player_locations.locationId')
    .leftJoin('locations_admin', (join) =>
      join
        .onRef('locations_admin.locationId', '=', 'locations.locationId')
        .onRef('locations_admin.playerId', '=', 'players.playerId'),
    )
    .select([
      'players.userId',
      'locations.locationId',
      'locations.name',
      'locations.city',
      'locations.lat',
      'locations.lon',
      'locations_admin.playerId as adminId',
    ])
    .where((eb) => eb('players.userId', '=', eb.fn.any(sql<string[]>`${[...userIds]}::text[]`)))
    .where('player_locations.removed', '=', false)
    .orderBy('locations.search')
    .orderBy('locations.locationId')
    .execute()
}
