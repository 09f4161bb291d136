// What waits in the database, for /metrics.
import { sql } from 'kysely'
import type { Database } from './open-database.ts'

export type Gauges = { deliveries: number; /** How long the oldest has been due, seconds. */ oldestDueSeconds: number; databaseBytes: number }

/** Deliveries that wait, and how large the store is. */
export async function loadGauges(db: Database, now: number): Promise<Gauges> {
  const { rows: [row] } = await sql<{ deliveries: number; oldest: Date | null; bytes: number }>`
    select count(*)::int as deliveries, min(due_at) as oldest, pg_database_size(current_database())::float8 as bytes from deliveries where state = 'waiting'`.execute(db)
  return { deliveries: row?.deliveries ?? 0, oldestDueSeconds: Math.max(0, (now - (row?.oldest?.getTime() ?? now)) / 1_000), databaseBytes: row?.bytes ?? 0 }
}
