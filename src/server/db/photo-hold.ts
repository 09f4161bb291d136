// While a backup runs no photo is taken away: its snapshot may still name it. What stays meanwhile is removed by the daily sweep.
import { sql } from 'kysely'
import type { PhotoStore } from '../uploads/photo-store.ts'
import type { Database } from './open-database.ts'

const lockName = 'sideout-photos'

/** Holds all photos until the session of `db`, one connection, ends. Take it before the snapshot: what was removed by then is not named in it. */
export async function holdPhotos(db: Database): Promise<void> {
  await sql`select pg_advisory_lock_shared(hashtextextended(${lockName}, 0))`.execute(db)
}

/** Whether photos are held now. Answered without waiting. */
async function arePhotosHeld(db: Database): Promise<boolean> {
  const { rows } = await sql<{ free: boolean }>`select pg_try_advisory_xact_lock(hashtextextended(${lockName}, 0)) as free`.execute(db)
  return rows[0]?.free !== true
}

/**
 * The same store, which removes nothing while photos are held. Asked first, then removed, with no connection kept: a
 * bucket may hang. That is enough: a photo is removed after no record names it any more, so a backup that begins in
 * between does not name it either.
 */
export function keepingHeld(photos: PhotoStore, db: Database): PhotoStore {
  return {
    ...photos,
    remove: async (key) => {
      if (!await arePhotosHeld(db)) await photos.remove(key)
    },
  }
}
