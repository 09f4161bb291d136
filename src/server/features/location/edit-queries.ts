import type { LocationFields } from '#domain/location/location.ts'
import type { Database } from '../../db/open-database.ts'
import { claimTurn, toTurnKey } from '../../db/turns.ts'
import { fieldColumns, toLocationFields } from './queries.ts'

export type Editable = { fields: LocationFields; timezone: string; isAdmin: boolean }

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
            .select('playerId')
            .where('locationId', '=', locationId)
            .where('playerId', '=', playerId),
        )
        .as('isAdmin'),
    )
    .where('locationId', '=', locationId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row === undefined
    ? undefined
    : { fields: toLocationFields(row), timezone: row.timezone, isAdmin: Boolean(row.isAdmin) }
}

export async function setEmbed(tx: Database, locationId: string, embed: boolean): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('locations')
    .set({ embed })
    .where('locationId', '=', locationId)
    .where('embed', '<>', embed)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
