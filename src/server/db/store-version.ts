// Database instants as growing numbers: the versions of snapshots (decisions/004-live-frames.md).
import { type CompiledQuery, sql } from 'kysely'
import type { Database } from './open-database.ts'

/**
 * The version of the current snapshot, as SQL; a later snapshot has a larger version or the same
 * content.
 */
const versionNow = sql<number>`(
  select pg_snapshot_xmax(snapshot)::text::bigint * 1024
    - least((select count(*) from pg_snapshot_xip(snapshot)), 1023)
  from pg_current_snapshot() as snapshot)`

/** When this PostgreSQL was started, as text that is equal in every session. */
export const postgresStarted = sql<string>`extract(epoch from pg_postmaster_start_time())::text`

export type StoreInstant = { version: number; started: string }

export const selectInstant = (db: Database): CompiledQuery<StoreInstant> =>
  sql<StoreInstant>`select ${versionNow} as version, ${postgresStarted} as started`.compile(db)

export async function readInstant(tx: Database): Promise<StoreInstant> {
  const {
    rows: [row],
  } = await tx.executeQuery(selectInstant(tx))
  if (row === undefined) throw new Error('PostgreSQL told no snapshot')
  return row
}

/**
 * After a crash PostgreSQL reuses ids of transactions that never committed, so versions could fall.
 * They cover well under a second (since the last WAL flush), so ids are advanced beyond any that
 * can have been seen.
 */
export async function skipLostIds(db: Database): Promise<void> {
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
