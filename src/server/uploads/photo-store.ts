// Where photos are kept: the port that the folder and the S3 bucket stand behind. Keys are those of
// domain/photo; a store throws on any other, so that no path from outside ever reaches it.
import { isPhotoKey } from '#domain/photo/photo.ts'

export type PhotoStore = {
  /** Keeps a photo; it is readable once this resolves, and survives a power cut. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** The photo, or null when there is none. */
  get(key: string): Promise<Uint8Array | null>
  /** Takes a photo away; one that is not there is no error. */
  remove(key: string): Promise<void>
  /** The names of all photos there are. */
  list(): Promise<string[]>
  /** Removes what puts that were killed before `before` (ms) left half-made; answers how many. */
  removeUnfinished(before: number): Promise<number>
  /** Resolves when photos can be kept; else rejects with what is wrong. */
  check(): Promise<void>
}

/**
 * The store cannot be reached or did not do as asked. It may be a passing trouble; trying again is
 * right.
 */
export class PhotoStoreError extends Error {
  override name = 'PhotoStoreError'
}

/** Throws on what is not the name of a photo. */
export function assertPhotoKey(key: string): void {
  if (!isPhotoKey(key)) throw new TypeError('not the name of a photo')
}
