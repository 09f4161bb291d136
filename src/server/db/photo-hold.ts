// Prevents the removal of photos while a backup runs, because its snapshot may still reference
// them.
import { sql } from 'kysely'
import type { Database } from './open-database.ts'

const lockName = 'sideout-photos'

export async function holdPhotos(db: Database): Promise<void> {
  await sql`select pg_advisory_lock_shared(hashtextextended(${lockName}, 0))`.execute(db)
}

/**
 * True while photos are held; doesn't wait. Ask about photos that no row references: a backup that
 * starts later doesn't reference them either, and no connection is held while a bucket hangs.
 */
export async function arePhotosHeld(db: Database): Promise<boolean> {
  const { rows } = await sql<{
    free: boolean
  }>`select pg_try_advisory_xact_lock(hashtextextended(${lockName}, 0)) as free`.execute(db)
  return rows[0]?.free !== true
}
