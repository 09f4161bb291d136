// Runs pending migrations. A new store gets all of them in one transaction; in any other, which may
// be in use by the previous release, each is its own transaction that waits at most two seconds for
// a lock. Nodes that start together take turns.
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { StartError } from '../../start-error.ts'
import type { Database } from '../open-database.ts'
import { waitForLocks, type Waiting } from './wait-for-locks.ts'

export type StoreStep = readonly [name: string, migration: Migration]

export async function runSteps(
  db: Database,
  steps: readonly StoreStep[],
  waiting: Waiting,
): Promise<void> {
  let current = ''
  const runNext = (): Promise<boolean> =>
    db.transaction().execute(async (tx) => {
      // The lock of Kysely's migrator, so that releases up to 5105ba9b take turns with this one.
      await sql`select pg_advisory_xact_lock(3853314791062309107)`.execute(tx)
      const done = await listDone(tx)
      assertKnown(done, steps)
      if (done.length === 0) await makeStepTables(tx)
      const next = steps.slice(done.length, done.length === 0 ? steps.length : done.length + 1)
      await sql`set local lock_timeout = '2s'`.execute(tx)
      for (const [name, migration] of next) {
        current = name
        await migration.up(tx)
        await sql`insert into migrations (name, timestamp)
          values (${name}, ${new Date(waiting.now()).toISOString()})`.execute(tx)
      }
      return next.length > 0
    })
  const isLeft = (): Promise<boolean> =>
    waitForLocks(runNext, () => `The step ${current} of the update`, waiting)
  while (await isLeft());
}

async function makeStepTables(tx: Database): Promise<void> {
  await sql`create table if not exists migrations
    (name varchar(255) not null primary key, timestamp varchar(255) not null)`.execute(tx)
  await sql`create table if not exists migrations_lock
    (id varchar(255) not null primary key, is_locked integer default 0 not null)`.execute(tx)
  await sql`insert into migrations_lock (id) values ('migration_lock')
    on conflict do nothing`.execute(tx)
}

export async function listDone(db: Database): Promise<string[]> {
  const {
    rows: [found],
  } = await sql<{ isThere: boolean }>`
    select to_regclass('migrations') is not null as is_there`.execute(db)
  if (found?.isThere !== true) return []
  const { rows } = await sql<{ name: string }>`
    select name from migrations order by name collate "C"`.execute(db)
  return rows.map(({ name }) => name)
}

/** Throws a StartError unless the steps that have run are the first ones of these. */
export function assertKnown(done: readonly string[], steps: readonly StoreStep[]): void {
  const words = describeForeign(done, steps)
  if (words !== null) throw new StartError(`This store ${words} Nothing was changed.`)
}

export function describeForeign(
  done: readonly string[],
  steps: readonly StoreStep[],
): string | null {
  const known = steps.map(([name]) => name)
  const last = done.at(-1) ?? ''
  if (done.every((name, index) => name === known[index])) return null
  return last > (known.at(-1) ?? '')
    ? `was made by a newer release of Sideout (${last}): install that release or a later one, or restore a backup made by this one.`
    : `was made by another release of Sideout (${last}), which brings stores forward by other steps: install that release, or restore a backup made by this one.`
}
