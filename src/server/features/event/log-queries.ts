// Lines of an event's log.
import type { EventLogAction } from '#domain/event/log.ts'
import type { Database } from '../../db/open-database.ts'

/** One line of an event's log: actor, action, player. */
export type LogLine = {
  actorId: string
  action: EventLogAction
  playerId: string | null
  detail: string
}

/** Adds lines to the event's log. */
export async function addLog(
  tx: Database,
  eventId: string,
  lines: readonly LogLine[],
  now: number,
): Promise<void> {
  if (lines.length === 0) return
  await tx
    .insertInto('event_log')
    .values(
      lines.map((line) => ({
        eventId,
        actorId: line.actorId,
        action: line.action,
        playerId: line.playerId,
        detail: line.detail,
        created: new Date(now),
      })),
    )
    .execute()
}
