import type { CompiledQuery } from 'kysely'
import type { EventLogAction } from '#domain/event/log.ts'
import type { Database } from '../../db/open-database.ts'

export type LogLine = {
  actorId: string
  action: EventLogAction
  playerId: string | null
  detail: string
}

export const writeEventLines = (
  db: Database,
  lines: readonly (LogLine & { eventId: string })[],
  now: number,
): CompiledQuery =>
  db
    .insertInto('event_log')
    .values(
      lines.map(({ eventId, actorId, action, playerId, detail }) => ({
        eventId,
        actorId,
        action,
        playerId,
        detail,
        created: new Date(now),
      })),
    )
    .compile()

export async function addLog(
  tx: Database,
  eventId: string,
  lines: readonly LogLine[],
  now: number,
): Promise<void> {
  if (lines.length === 0) return
  await tx.executeQuery(
    writeEventLines(
      tx,
      lines.map((line) => ({ ...line, eventId })),
      now,
    ),
  )
}
