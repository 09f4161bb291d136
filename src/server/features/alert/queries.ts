import * as v from 'valibot'
// Alerts as rows. The words are made on the reader's screen; a row keeps what they name.
import type { AlertKind } from '#domain/alert/alert.ts'
import type { Database } from '../../db/open-database.ts'

export type NewAlert = {
  playerId: string
  kind: AlertKind
  eventId: string | null
  params: Record<string, string>
}

const paramsSchema = v.record(v.string(), v.string())

/** The newest alerts of a player, at most `limit`; all, or only the unread. */
export async function loadAlerts(
  db: Database,
  playerId: string,
  { limit, unreadOnly }: { limit: number; unreadOnly: boolean },
) {
  const rows = await db
    .selectFrom('alerts')
    .select(['alert_id', 'kind', 'params', 'created', 'read', 'event_id'])
    .where('player_id', '=', playerId)
    .$if(unreadOnly, (query) => query.where('read', '=', false))
    .orderBy('created', 'desc')
    .orderBy('alert_id', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    alertId: row.alert_id,
    kind: row.kind,
    params: v.parse(paramsSchema, row.params),
    created: row.created.toISOString(),
    read: row.read,
    eventId: row.event_id,
  }))
}

/** Takes away alerts from before `before` that were read. */
export async function forgetRead(db: Database, before: number): Promise<void> {
  await db
    .deleteFrom('alerts')
    .where('read', '=', true)
    .where('created', '<', new Date(before))
    .execute()
}
