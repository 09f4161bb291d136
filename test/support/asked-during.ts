// Runs a request during an open transaction, so that it waits for the row lock as under concurrent
// load.
import { sql } from 'kysely'
import type { Database } from '#server/db/open-database.ts'
import { holdOn } from './hold-on.ts'
import { until } from './until.ts'

/**
 * Keeps the transaction of `change` open until `ask` waits for its locks, commits, and returns the
 * answer.
 */
export async function askedDuring<T>(
  db: Database,
  change: (tx: Database) => Promise<unknown>,
  ask: () => Promise<T>,
): Promise<T> {
  const [made, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const held = db.transaction().execute(async (tx) => {
    await holdOn(tx)
    await change(tx)
    made.resolve()
    await release.promise
  })
  await Promise.race([made.promise, held])
  const answer = ask()
  await untilWaiting(db)
  release.resolve()
  await held
  return answer
}

export const untilWaiting = (db: Database, count = 1): Promise<boolean> =>
  until(`${count} waiting for locks`, async () => (await countWaiting(db)) >= count)

const countWaiting = async (db: Database): Promise<number> =>
  (
    await sql`select 1 from pg_stat_activity where datname = current_database()
      and wait_event_type = 'Lock'`.execute(db)
  ).rows.length
