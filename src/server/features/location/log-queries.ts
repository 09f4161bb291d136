// Lines of a venue's log: what admins did as admins. The log is only ever added to.
import type { CompiledQuery } from 'kysely'
import type { LocationLogAction } from '#domain/location/log.ts'
import type { Database } from '../../db/open-database.ts'

/**
 * One line of a venue's log: actor, action, event and player. `detail` is explained in
 * contract/admin.ts.
 */
export type LocationLogLine = {
  locationId: string
  /** null: the operator. */
  actorId: string | null
  action: LocationLogAction
  eventId?: string
  playerId?: string
  detail?: string
}

/** Writes lines of the logs of venues, in the transaction of what they tell. */
export const writeVenueLines = (
  db: Database,
  lines: readonly LocationLogLine[],
  now: number,
): CompiledQuery =>
  db
    .insertInto('location_log')
    .values(
      lines.map(({ locationId, actorId, action, eventId, playerId, detail }) => ({
        locationId,
        actorId,
        action,
        eventId: eventId ?? null,
        playerId: playerId ?? null,
        detail: detail ?? '',
        created: new Date(now),
      })),
    )
    .compile()

/**
 * Adds lines to the logs of venues, in the transaction of what they tell. Wake
 * topics.order(locationId) beside it.
 */
export async function addLocationLog(
  tx: Database,
  lines: readonly LocationLogLine[],
  now: number,
): Promise<void> {
  if (lines.length > 0) await tx.executeQuery(writeVenueLines(tx, lines, now))
}
