// The port for photo storage, implemented by a folder and an S3 bucket. Keys are those of
// domain/photo; a store throws on any other, so that no foreign path reaches it.
import { isPhotoKey } from '#domain/photo/photo.ts'

export type PhotoStore = {
  /** Once this resolves the photo is readable and survives a power cut. */
  put(key: string, bytes: Uint8Array): Promise<void>
  get(key: string): Promise<Uint8Array | null>
  remove(key: string): Promise<void>
  list(): Promise<string[]>
  /**
   * Removes incomplete files left by writes that were killed before `before` (ms); returns how
   * many.
   */
  removeUnfinished(before: number): Promise<number>
  check(): Promise<void>
}

/** The store is unreachable or failed, perhaps temporarily; retrying is appropriate. */
export class PhotoStoreError extends Error {
  override name = 'PhotoStoreError'
}

export function assertPhotoKey(key: string): void {
  if (!isPhotoKey(key)) throw new TypeError('not the name of a photo')
}
