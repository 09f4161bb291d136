// Takes away files that no record names: what a crash, a lost commit or a store that was away left behind. A file may be named a moment
// after it is kept, so only those more than a day old are looked at.
import { keyOfPhotoUrl, photoMadeAt } from '#domain/photo/photo.ts'
import type { Deps } from '../../deps.ts'
import { listPhotoUrls } from './store.ts'

const dayMs = 86_400_000

/** Answers how many files it removed. Files whose names tell no time stay. */
export async function sweepPhotos({ db, photos, clock }: Pick<Deps, 'db' | 'photos' | 'clock'>): Promise<number> {
  const oldest = clock.now() - dayMs
  const old = (await photos.list()).filter((key) => (photoMadeAt(key) ?? oldest) < oldest)
  // Read after the list: what is named by now is never taken away.
  const named = new Set((await listPhotoUrls(db)).map(keyOfPhotoUrl))
  const lost = old.filter((key) => !named.has(key))
  for (const key of lost) await photos.remove(key)
  return lost.length
}
