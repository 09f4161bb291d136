// While a backup runs no photo is taken away: its snapshot may still name it. What stays meanwhile is removed by the daily sweep.
import { sql } from 'kysely'
import type { PhotoStore } from '../uploads/photo-store.ts'
import type { Database } from './open-database.ts'

const lockName = 'sideout-photos'

/** Holds all photos until the session of `db`, one connection, ends. Take it before the snapshot: what was removed by then is not named in it. */
export async function holdPhotos(db: Database): Promise<void> {
  await sql`select pg_advisory_lock_shared(hashtextextended(${lockName}, 0))`.execute(db)
}

/** The same store, which removes nothing while photos are held. */
export function keepingHeld(photos: PhotoStore, db: Database): PhotoStore {
  return {
    ...photos,
    remove: (key) => db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ free: boolean }>`select pg_try_advisory_xact_lock(hashtextextended(${lockName}, 0)) as free`.execute(tx)
      if (rows[0]?.free === true) await photos.remove(key)
    }),
  }
}
