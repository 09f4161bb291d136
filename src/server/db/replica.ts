// What a load on a replica has to know: how far the primary is, and whether the replica has that.
import { sql } from 'kysely'
import { transactReading, type ReadingEnd } from './framed-transaction.ts'
import type { Database } from './open-database.ts'

/** How far the store was at an instant, and which store it was. */
export type StoreMark = { written: string; storeId: string }

/**
 * The mark of everything that was committed until now, as its primary says it; null for a store
 * that has no identity yet.
 */
export async function readStoreMark(primary: Database): Promise<StoreMark | null> {
  const {
    rows: [mark],
  } = await sql<StoreMark>`
    select pg_current_wal_lsn()::text as written, store_id as "storeId" from store_identity`.execute(
    primary,
  )
  return mark ?? null
}

/**
 * Runs `act` on one instant of the replica that shows all of the mark; null when it has not come so
 * far, or is no replica of that store. It is asked before the instant is chosen: a replica goes on
 * meanwhile.
 */
export function readFromReplica<T>(
  replica: Database,
  { mark: { written, storeId }, end }: { mark: StoreMark; end: ReadingEnd },
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
    const { result } = await transactReading(connection, { first, end }, act)
    return { value: result }
  })
}
