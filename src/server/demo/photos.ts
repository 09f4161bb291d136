// The two photos of the demo, drawings of our own: of the club, and of its venue.
import { readFile } from 'node:fs/promises'
import { toPhotoKey, toPhotoUrl } from '#domain/photo/photo.ts'
import type { Random } from '#domain/shared/random.ts'
import { PhotoStoreError, type PhotoStore } from '../uploads/photo-store.ts'

export type DemoPhotos = { club: string; venue: string }

/** Keeps the files of `folder` and answers their addresses; '' where photos cannot be kept now. */
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
