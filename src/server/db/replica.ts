// Keeps replica reads fresh: how far the primary has written, and whether the replica has caught
// up.
import { sql } from 'kysely'
import { transactReading } from './framed-transaction.ts'
import type { Database } from './open-database.ts'

/** A WAL position and the store it belongs to. */
export type StoreMark = { written: string; storeId: string }

/** The primary's mark for everything committed so far; null for a store without an identity yet. */
export async function readStoreMark(primary: Database): Promise<StoreMark | null> {
  const {
    rows: [mark],
  } = await sql<StoreMark>`
    select pg_current_wal_lsn()::text as written, store_id from store_identity`.execute(primary)
  return mark ?? null
}

/**
 * Runs `act` on a snapshot of the replica that includes the mark; null when it hasn't caught up or
 * replicates another store. The position is checked before the snapshot is taken, since the replica
 * only moves forward.
 */
export function readFromReplica<T>(
  replica: Database,
  { written, storeId }: StoreMark,
  act: (tx: Database) => Promise<T>,
): Promise<{ value: T } | null> {
  return replica.connection().execute(async (connection) => {
    const {
      rows: [state],
    } = await sql<{ isThere: boolean | null }>`
      select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= ${written}::pg_lsn
        and exists (select from store_identity where store_id = ${storeId}) as "isThere"`.execute(
      connection,
    )
    if (state?.isThere !== true) return null
    const first = sql<{ at: Date }>`select now() as at`.compile(connection)
    const { result } = await transactReading(connection, first, act)
    return { value: result }
  })
}
