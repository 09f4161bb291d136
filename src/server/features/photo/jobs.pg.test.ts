// Removal of unused photo files.
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { toPhotoKey, toPhotoUrl } from '#domain/photo/photo.ts'
import { createFolderStore } from '#server/uploads/folder-store.ts'
import { PhotoStoreError, type PhotoStore } from '#server/uploads/photo-store.ts'
import { aLocation } from '#test/support/builders.ts'
import { aJpeg } from '#test/support/pictures.ts'
import { sendPhoto } from '#test/support/send-photo.ts'
import { startTestApp, type TestApp } from '#test/support/test-app.ts'
import { until } from '#test/support/until.ts'
import { removeDuePhotos, startPhotoRemovals, sweepPhotos } from './jobs.ts'
import { queueRemovals } from './queries.ts'

const minuteMs = 60_000
const hourMs = 3_600_000

let folder: string
let photos: PhotoStore
let app: TestApp
let trouble: () => Promise<void> = () => Promise.resolve()

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sideout-photos-'))
  trouble = () => Promise.resolve()
  const kept = createFolderStore(folder)
  photos = {
    ...kept,
    remove: async (key) => {
      await trouble()
      await kept.remove(key)
    },
  }
  app = await startTestApp({ photos })
})
afterEach(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const keyMadeAt = (at: number, version = '7'): string => {
  const time = at.toString(16).padStart(12, '0')
  return toPhotoKey(`${time.slice(0, 8)}-${time.slice(8)}-${version}b1c-9d2a-3f4e5d6c7b8a`)
}

const queuedKeys = async (): Promise<string[]> =>
  (await app.db.selectFrom('photo_removals').select('photoKey').execute()).map(
    ({ photoKey }) => photoKey,
  )

test('a replaced photo is removed at once by the job that follows changes', async () => {
  const stop = startPhotoRemovals(app.deps)
  const ann = await app.signedIn('Ann')
  await sendPhoto(app.url, ann.headers, 'player/ann', await aJpeg())
  const { photoURL } = await sendPhoto(app.url, ann.headers, 'player/ann', await aJpeg())
  const isAlone = async (): Promise<boolean> =>
    (await readdir(folder)).join() === photoURL.slice('/photos/'.length).split('?')[0]
  await until('only the new file is left', isAlone)
  await until('nothing is queued', async () => (await queuedKeys()).length === 0)
  await stop()
})

test('a removal that fails is tried again after pauses that double up to an hour, and logged once a minute at most', async () => {
  const keys = [keyMadeAt(1), keyMadeAt(2)]
  for (const key of keys) await photos.put(key, Buffer.from('x'))
  await queueRemovals(app.db, keys, app.clock.now())
  trouble = () => Promise.reject(new PhotoStoreError('the bucket photos cannot be reached'))
  const pausesMs: number[] = []
  for (let tries = 0; tries < 10; tries += 1) {
    expect(await removeDuePhotos(app.deps)).toBe(0)
    const { due } = await app.db
      .selectFrom('photo_removals')
      .select('due')
      .executeTakeFirstOrThrow()
    pausesMs.push(due.getTime() - app.clock.now())
    app.clock.advance(pausesMs.at(-1) ?? 0)
  }
  expect(pausesMs.map((ms) => ms / minuteMs)).toEqual([0.5, 1, 2, 4, 8, 16, 32, 60, 60, 60])
  const line = ['photos could not be removed; they are tried again', 2]
  expect(app.logs.map(({ msg, photos: count, leftOut = 0 }) => [msg, count, leftOut])).toEqual(
    [0, 1, 0, 0, 0, 0, 0, 0, 0].map((leftOut) => [...line, leftOut]),
  )
  trouble = () => Promise.resolve()
  expect(await removeDuePhotos(app.deps)).toBe(2)
  expect(await readdir(folder)).toEqual([])
  expect(await queuedKeys()).toEqual([])
})

test('a stop does not wait for a store that hangs, and the removal stays queued', async () => {
  const key = keyMadeAt(1)
  await photos.put(key, Buffer.from('x'))
  await queueRemovals(app.db, [key], app.clock.now())
  const removing = new Promise<void>((resolve) => {
    trouble = () => {
      resolve()
      return new Promise(() => undefined)
    }
  })
  const stop = startPhotoRemovals(app.deps)
  await removing
  await stop()
  expect(await queuedKeys()).toEqual([key])
})

test("of two servers each removal is one's; a hundred are removed in one go", async () => {
  const keys = Array.from({ length: 100 }, (_, n) => keyMadeAt(n + 1))
  for (const key of keys) await photos.put(key, Buffer.from('x'))
  await queueRemovals(app.db, keys, app.clock.now())
  const removed = await Promise.all([removeDuePhotos(app.deps), removeDuePhotos(app.deps)])
  expect(removed[0] + removed[1]).toBe(100)
  expect(await readdir(folder)).toEqual([])
})

test('the daily sweep finds files that no record names after a day; named ones, young ones and what is not ours stay', async () => {
  const now = app.clock.now()
  const [named, venue, lost, young, foreign] = [
    keyMadeAt(now - 50 * hourMs),
    keyMadeAt(now - 40 * hourMs),
    keyMadeAt(now - 25 * hourMs),
    keyMadeAt(now - 23 * hourMs),
    keyMadeAt(now - 50 * hourMs, '4'),
  ]
  for (const key of [named, venue, lost, young, foreign]) await photos.put(key, Buffer.from('x'))
  await writeFile(join(folder, 'notes.txt'), '')
  const ann = await app.signedIn('Ann')
  await app.db
    .updateTable('players')
    .set({ photoUrl: toPhotoUrl(named, now) })
    .where('playerId', '=', ann.playerId)
    .execute()
  await aLocation(app.db, { photoUrl: toPhotoUrl(venue, now) })

  expect(await sweepPhotos(app.deps)).toBe(1)
  expect(await removeDuePhotos(app.deps)).toBe(1)
  expect((await photos.list()).sort()).toEqual([named, venue, young, foreign].sort())
  expect(await sweepPhotos(app.deps)).toBe(0)
})

test('the daily sweep removes what a server that was killed while it wrote a photo left half-made, a day later', async () => {
  const now = app.clock.now()
  const halfMade = (key: string): string =>
    join(folder, `${key}.0193b1c2-4d5e-4f60-8a7b-9c0d1e2f3a4b.new`)
  const [old, young] = [halfMade(keyMadeAt(1)), halfMade(keyMadeAt(2))]
  for (const file of [old, young, join(folder, 'notes.new')]) await writeFile(file, 'x')
  for (const file of [old, join(folder, 'notes.new')])
    await utimes(file, (now - 25 * hourMs) / 1_000, (now - 25 * hourMs) / 1_000)
  await sweepPhotos(app.deps)
  expect((await readdir(folder)).map((name) => join(folder, name)).sort()).toEqual(
    [young, join(folder, 'notes.new')].sort(),
  )
})
