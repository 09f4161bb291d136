// The demo's two photos, our own drawings of the club and its venue.
import { readFile } from 'node:fs/promises'
import { toPhotoKey, toPhotoUrl } from '#domain/photo/photo.ts'
import { createRandom } from '#domain/shared/random.ts'
import { PhotoStoreError, type PhotoStore } from '../uploads/photo-store.ts'

export type DemoPhotos = { club: string; venue: string }
const photoSeed = 2026

const makeKeys = () => {
  const random = createRandom(photoSeed)
  return { club: toPhotoKey(random.uuid()), venue: toPhotoKey(random.uuid()) }
}

export const demoVenuePhoto = makeKeys().venue

/** Stores the files of `folder` and returns their URLs; '' when photos can't be stored now. */
export async function keepPhotos(
  photos: PhotoStore,
  folder: URL,
  now: number,
): Promise<DemoPhotos> {
  const keys = makeKeys()
  const keep = async (key: string, file: string): Promise<string> => {
    try {
      await photos.put(key, await readFile(new URL(file, folder)))
    } catch (error) {
      if (error instanceof PhotoStoreError) return ''
      throw error
    }
    return toPhotoUrl(key, now)
  }
  return {
    club: await keep(keys.club, 'club.webp'),
    venue: await keep(keys.venue, 'venue.webp'),
  }
}
