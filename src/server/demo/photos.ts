// The demo's two photos, our own drawings of the club and its venue.
import { readFile } from 'node:fs/promises'
import { toPhotoKey, toPhotoUrl } from '#domain/photo/photo.ts'
import type { Random } from '#domain/shared/random.ts'
import { PhotoStoreError, type PhotoStore } from '../uploads/photo-store.ts'

export type DemoPhotos = { club: string; venue: string }

/** Stores the files of `folder` and returns their URLs; '' when photos can't be stored now. */
export async function keepPhotos(
  random: Random,
  photos: PhotoStore,
  folder: URL,
  now: number,
): Promise<DemoPhotos> {
  const keep = async (file: string): Promise<string> => {
    const key = toPhotoKey(random.uuid())
    try {
      await photos.put(key, await readFile(new URL(file, folder)))
    } catch (error) {
      if (error instanceof PhotoStoreError) return ''
      throw error
    }
    return toPhotoUrl(key, now)
  }
  return { club: await keep('club.webp'), venue: await keep('venue.webp') }
}
