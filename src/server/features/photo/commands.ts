// Removes photos' files, inside the caller's transaction.
import { keyOfPhotoUrl } from '#domain/photo/photo.ts'
import type { Database } from '../../db/open-database.ts'
import { queueRemovals } from './queries.ts'

/**
 * Queues the removal of the file at an address for the commit; ignores other people's addresses and
 * ''.
 */
export async function dropPhoto(tx: Database, photoUrl: string, now: number): Promise<void> {
  const key = keyOfPhotoUrl(photoUrl)
  if (key === null) return
  await queueRemovals(tx, [key], now)
}
