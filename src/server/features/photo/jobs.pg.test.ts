// The daily sweep: what nothing shows goes, all else stays.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { photoKeyOf, photoUrlOf } from '#domain/photo/photo.ts'
import { createFolderStore } from '#server/uploads/folder-store.ts'
import { aLocation } from '#test/support/builders.ts'
import { startTestApp } from '#test/support/test-app.ts'
import { sweepPhotos } from './jobs.ts'

const hourMs = 3_600_000

/** A key made at `at`, as version 7 ids tell it. */
const keyMadeAt = (at: number, version = '7'): string => {
  const time = at.toString(16).padStart(12, '0')
  return photoKeyOf(`${time.slice(0, 8)}-${time.slice(8)}-${version}b1c-9d2a-3f4e5d6c7b8a`)
}

test('files that no record names go after a day; named ones, young ones and what is not ours stay', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sideout-photos-'))
  const photos = createFolderStore(folder)
  const app = await startTestApp({ photos })
  const now = app.clock.now()
  const [named, venue, lost, young, foreign] = [keyMadeAt(now - 50 * hourMs), keyMadeAt(now - 40 * hourMs), keyMadeAt(now - 25 * hourMs), keyMadeAt(now - 23 * hourMs), keyMadeAt(now - 50 * hourMs, '4')]
  for (const key of [named, venue, lost, young, foreign]) await photos.put(key, Buffer.from('x'))
  await writeFile(join(folder, 'notes.txt'), '')
  const ann = await app.signedIn('Ann')
  await app.db.updateTable('players').set({ photo_url: photoUrlOf(named, now) }).where('player_id', '=', ann.playerId).execute()
  await aLocation(app.db, { photo_url: photoUrlOf(venue, now) })

  expect(await sweepPhotos(app.deps)).toBe(1)
  expect((await photos.list()).sort()).toEqual([named, venue, young, foreign].sort())
  expect(await sweepPhotos(app.deps)).toBe(0)
  await app.close()
  await rm(folder, { recursive: true })
})
