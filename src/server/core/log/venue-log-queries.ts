// Writes lines of venue logs, which record what admins do; append-only.
import type { CompiledQuery } from 'kysely'
import type { LocationLogAction } from '#domain/location/log.ts'
import type { Database } from '../../db/open-database.ts'

export type LocationLogLine = {
  locationId: string
  /** null: the operator. */
  actorId: string | null
  action: LocationLogAction
  eventId?: string
  playerId?: string
  detail?: string
}

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

export async function addLocationLog(
  tx: Database,
  lines: readonly LocationLogLine[],
  now: number,
): Promise<void> {
  if (lines.length > 0) await tx.executeQuery(writeVenueLines(tx, lines, now))
}
