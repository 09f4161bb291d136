// Loads a live query at one instant of the database and says which one: all its statements see the same committed state.
import { sql } from 'kysely'
import type { Database } from '../db/open-database.ts'

export type Snapshot<T> = { value: T; version: number }
export type LoadSnapshot = <T>(load: (tx: Database) => Promise<T>) => Promise<Snapshot<T>>

/**
 * Runs loads on read-only snapshots. The version grows with every state the database can show: a later snapshot has a
 * larger xmax, or the same xmax and fewer transactions still running below it.
 */
export function createSnapshots(db: Database): LoadSnapshot {
  let knownStart: string | null = null
  let skipping: Promise<void> | null = null
  return async <T>(load: (tx: Database) => Promise<T>) => {
    for (;;) {
      const { started, snapshot } = await db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(async (tx) => {
        const { version, started } = await readInstant(tx)
        return { started, snapshot: started === knownStart ? { value: await load(tx), version } : null }
      })
      if (snapshot !== null) return snapshot
      skipping ??= skipLostIds(db).finally(() => { skipping = null })
      await skipping
      knownStart = started
    }
  }
}

async function readInstant(tx: Database): Promise<{ version: number; started: string }> {
  const { rows } = await sql<{ version: number; started: string }>`
    select pg_snapshot_xmax(snapshot)::text::bigint * 1024 - least((select count(*) from pg_snapshot_xip(snapshot)), 1023) as version, pg_postmaster_start_time()::text as started
    from pg_current_snapshot() as snapshot`.execute(tx)
  const [row] = rows
  if (row === undefined) throw new Error('PostgreSQL told no snapshot')
  return row
}

/**
 * A crash forgets the ids of transactions that never committed and gives them out again, so versions would fall. They are
 * those since the last flush of the log, well under a second: after a start the ids go on beyond any that can have been seen.
 */
async function skipLostIds(db: Database): Promise<void> {
  await sql`do $$
    begin
      for id in 1..4096 loop
        perform pg_current_xact_id();
        commit;
      end loop;
      perform pg_logical_emit_message(true, 'sideout', 'ids skipped');
    end
  $$`.execute(db)
}
