// Loads a live query at one instant of the database and says which one: all its statements see the
// same committed state.
import { transactReading, type ReadingEnd } from '../db/framed-transaction.ts'
import type { Database } from '../db/open-database.ts'
import { selectInstant, skipLostIds } from '../db/store-version.ts'
import { retryConflicts } from '../db/transaction.ts'
import { createLoadEnds } from './load-ends.ts'

export type Snapshot<T> = { value: T; version: number }
/** Loads of one kind ask much the same: what is known of them says where the next ends. */
export type LoadSnapshot = <T>(
  load: (tx: Database) => Promise<T>,
  kind: string,
) => Promise<Snapshot<T>>

/**
 * Runs loads on read-only snapshots. The version grows with every state the database can show: a
 * later snapshot has a larger xmax, or the same xmax and fewer transactions still running below it.
 * `onStarted` is awaited before anything is answered from a PostgreSQL that was started since.
 */
export function createSnapshots(
  db: Database,
  onStarted: () => Promise<void> = () => Promise.resolve(),
): LoadSnapshot {
  const ends = createLoadEnds()
  let knownStart: string | null = null
  let skipping: Promise<void> | null = null

  const read = <T>(load: (tx: Database) => Promise<T>, end: ReadingEnd | null) =>
    retryConflicts(() => transactReading(db, { first: selectInstant(db), end }, load))

  async function meet(started: string): Promise<void> {
    skipping ??= skipLostIds(db)
      .then(onStarted)
      .finally(() => {
        skipping = null
      })
    await skipping
    knownStart = started
  }

  return async <T>(load: (tx: Database) => Promise<T>, kind: string) => {
    // The first load would certainly be forgotten, so only the instant is asked for.
    if (knownStart === null) await meet((await read(() => Promise.resolve(), null)).row.started)
    for (;;) {
      const {
        row: { started, version },
        result,
      } = await read(load, ends.find(kind))
      // What it loaded of a store that is not known is forgotten.
      if (started === knownStart) return { value: result, version }
      await meet(started)
    }
  }
}
