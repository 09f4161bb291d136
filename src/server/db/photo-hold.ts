// While a backup runs no photo is removed: its snapshot may still name it.
import { sql } from 'kysely'
import type { Database } from './open-database.ts'

const lockName = 'sideout-photos'

/**
 * Holds all photos until the session of `db`, one connection, ends. Take it before the snapshot:
 * what was removed by then is not named in it.
 */
export async function holdPhotos(db: Database): Promise<void> {
  await sql`select pg_advisory_lock_shared(hashtextextended(${lockName}, 0))`.execute(db)
}

/**
 * Whether photos are held now; answered without waiting. Ask about photos that no record names any
 * more: then a backup that begins after the answer does not name them either, and no connection is
 * kept while a bucket hangs.
 */
export async function arePhotosHeld(db: Database): Promise<boolean> {
  const { rows } = await sql<{
    free: boolean
  }>`select pg_try_advisory_xact_lock(hashtextextended(${lockName}, 0)) as free`.execute(db)
  return rows[0]?.free !== true
}
