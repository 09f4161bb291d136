// Loads a live query on one database snapshot and returns its version: all statements see the same
// committed state.
import { transactReading } from '../db/framed-transaction.ts'
import type { Database } from '../db/open-database.ts'
import { selectInstant, skipLostIds } from '../db/store-version.ts'
import { retryConflicts } from '../db/transaction.ts'

export type Snapshot<T> = { value: T; version: number }
export type LoadSnapshot = <T>(load: (tx: Database) => Promise<T>) => Promise<Snapshot<T>>

/**
 * Runs loads on read-only snapshots. Versions increase with every database state: a later snapshot
 * has a larger xmax, or the same xmax with fewer transactions running below it. `onStarted` is
 * awaited before the first answer from a restarted PostgreSQL.
 */
export function createSnapshots(
  db: Database,
  onStarted: () => Promise<void> = () => Promise.resolve(),
): LoadSnapshot {
  let knownStart: string | null = null
  let skipping: Promise<void> | null = null

  const read = <T>(load: (tx: Database) => Promise<T>) =>
    retryConflicts(() => transactReading(db, selectInstant(db), load))

  async function meet(started: string): Promise<void> {
    skipping ??= skipLostIds(db)
      .then(onStarted)
      .finally(() => {
        skipping = null
      })
    await skipping
    knownStart = started
  }

  return async <T>(load: (tx: Database) => Promise<T>) => {
    // The first load would be discarded anyway, so only the instant is read.
    if (knownStart === null) await meet((await read(() => Promise.resolve())).row.started)
    for (;;) {
      const {
        row: { started, version },
        result,
      } = await read(load)
      // Anything loaded from a not yet identified store is discarded.
      if (started === knownStart) return { value: result, version }
      await meet(started)
    }
  }
}
