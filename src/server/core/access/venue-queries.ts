import { sql } from 'kysely'
import type { Database } from '../../db/open-database.ts'
import { claimTurn, toTurnKey } from '../../db/turns.ts'

export async function isVenueAdmin(
  db: Database,
  locationId: string,
  playerId: string,
): Promise<boolean | null> {
  const row = await db
    .selectFrom('locations')
    .select(isAdminHere(playerId).as('isAdmin'))
    .where('locationId', '=', locationId)
    .executeTakeFirst()
  return row === undefined ? null : row.isAdmin
}

const isAdminHere = (playerId: string) =>
  sql<boolean>`exists (select 1 from locations_admin office
    where office.location_id = locations.location_id and office.player_id = ${playerId})`

/**
 * Locks the venue's row: its admins can't change until the transaction ends. Null when the venue
 * doesn't exist.
 */
export async function lockVenueAdmins(
  tx: Database,
  locationId: string,
  actorId: string,
): Promise<{ name: string; isAdmin: boolean } | null> {
  claimTurn(tx, toTurnKey('venue', locationId))
  // The admin role is read in a second statement, so that it is read after the lock.
  const venue = await tx
    .selectFrom('locations')
    .select('name')
    .where('locationId', '=', locationId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return venue === undefined
    ? null
    : { name: venue.name, isAdmin: (await isVenueAdmin(tx, locationId, actorId)) === true }
}
