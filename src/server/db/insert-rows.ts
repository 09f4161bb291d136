// Bulk-inserts ready-made rows of one table, for imports and demo data.
import type { Insertable } from 'kysely'
import type { Database } from './open-database.ts'
import type { Tables } from './tables.ts'

/** PostgreSQL allows at most 65,535 parameters per statement. */
const parametersMax = 60_000

export async function insertRows<T extends keyof Tables>(
  tx: Database,
  table: T,
  rows: readonly Insertable<Tables[T]>[],
): Promise<void> {
  const first = rows[0]
  if (first === undefined) return
  const rowsPerInsert = Math.floor(parametersMax / Object.keys(first).length)
  for (let from = 0; from < rows.length; from += rowsPerInsert) {
    await tx
      .insertInto(table)
      .values(rows.slice(from, from + rowsPerInsert))
      .execute()
  }
}
