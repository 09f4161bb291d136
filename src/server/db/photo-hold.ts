// Prevents the removal of photos while a backup runs, because its snapshot may still reference
// them.
import { sql } from 'kysely'
import type { Database } from './open-database.ts'

const lockName = 'sideout-photos'

export async function holdPhotos(db: Database): Promise<void> {
  await sql`select pg_advisory_lock_shared(hashtextextended(${lockName}, 0))`.execute(db)
}

/** Waits for other backups to end; later ones wait for the commit. */
export async function holdPhotosAlone(tx: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${lockName}, 0))`.execute(tx)
}

/**
 * True while a backup holds photos; doesn't wait. Ask about photos that no row references: a backup
 * that starts later doesn't reference them either, and no connection is held while a bucket hangs.
 * Takes no lock itself: two servers that ask at once would take each other for a backup.
 */
export async function arePhotosHeld(db: Database): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`
    select exists (
      select from pg_locks
      where locktype = 'advisory' and objsubid = 1
        and database = (select oid from pg_database where datname = current_database())
        and (classid::int8 << 32) | objid::int8 = hashtextextended(${lockName}, 0)
    ) as held`.execute(db)
  return rows[0]?.held !== false
}
