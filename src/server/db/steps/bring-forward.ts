// Upgrades a store to this release: migrations first, then columns derived by code.
import { makeOutdated } from '../derived/make-derived.ts'
import { migrateToLatest } from '../migrate.ts'
import type { Database } from '../open-database.ts'
import { quietWaiting, waitForLocks, type Waiting } from './wait-for-locks.ts'

/** Safe beside servers of the previous release, and beside another node doing the same. */
export async function bringForward(db: Database, waiting: Waiting = quietWaiting): Promise<void> {
  await migrateToLatest(db, waiting)
  const made = await waitForLocks(
    () => makeOutdated(db),
    () => 'The filling of derived columns',
    waiting,
  )
  for (const [name, count] of made) waiting.tell(`${count} ${name} were made anew`)
}
