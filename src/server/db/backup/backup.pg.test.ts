// A backup made under writes and restored into an empty store holds every acknowledged write, table
// and file; also the move into another PostgreSQL and back.
import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { keyOfPhotoUrl, toPhotoKey } from '#domain/photo/photo.ts'
import { runRestore } from '#server/admin-program/store-programs.ts'
import type { Database } from '#server/db/open-database.ts'
import { holdPhotos } from '#server/db/photo-hold.ts'
import { removeDuePhotos } from '#server/features/photo/jobs.ts'
import { createFolderStore } from '#server/uploads/folder-store.ts'
import {
  app,
  emptyDatabase,
  folder,
  hashes,
  photos,
  startBackups,
  withPhoto,
} from '#test/scenes/backup-scene.ts'
import { openPatiently } from '#test/support/run-postgres.ts'
import { type TestPlayer } from '#test/support/test-app.ts'
import { until } from '#test/support/until.ts'
import { listPhotoUrls, queueRemovals } from '../../features/photo/queries.ts'
import { makeOutdated } from '../derived/make-derived.ts'
import { makeBackup } from './make-backup.ts'
import { checkBackup, restoreBackup } from './restore-backup.ts'
import { openSession } from './session.ts'
import { verifyStore } from './verify-store.ts'

startBackups()

const messagesIn = async (db: Database): Promise<Set<string>> =>
  new Set(
    (await db.selectFrom('messages').select(['message']).execute()).map(({ message }) => message),
  )

const filesIn = async (path: string): Promise<Record<string, string>> =>
  Object.fromEntries(
    await Promise.all(
      (await readdir(path))
        .sort()
        .map(async (name) => [name, await readFile(join(path, name), 'utf8')] as const),
    ),
  )

test('a backup made under load holds what was acknowledged before it; restored, every table, file and derived value is equal', async () => {
  const people = await Promise.all(
    ['Ann', 'Bea', 'Cal', 'Dot'].map((name) => app.signedIn(`${name} Writer`)),
  )
  for (const player of people) await withPhoto(player)
  const acknowledged: string[] = []
  const stopping = new AbortController()
  let sent = 0
  const write = async (from: TestPlayer, to: TestPlayer): Promise<void> => {
    while (!stopping.signal.aborted) {
      const message = `message ${(sent += 1)}`
      await from.must('messages-send', { messageId: randomUUID(), toId: to.playerId, message })
      acknowledged.push(message)
      if (sent % 10 === 0) await withPhoto(from)
    }
  }
  const writers = people.map((player, index) =>
    write(player, people[(index + 1) % people.length] ?? player),
  )
  await until('some messages', () => acknowledged.length >= 20)
  const before = [...acknowledged]
  const file = join(folder, 'busy.tar.gz')
  const { manifest } = await makeBackup({
    connection: { connectionString: app.databaseUrl },
    photos,
    dataDir: folder,
    file,
    now: app.clock.now(),
  })
  stopping.abort()
  await Promise.all(writers)
  expect(manifest.missingPhotos).toEqual([])
  expect(acknowledged.length).toBeGreaterThan(before.length)

  const url = await emptyDatabase()
  const other = {
    dataDir: join(folder, 'busy-data'),
    photos: createFolderStore(join(folder, 'busy-data', 'uploads')),
  }
  await restoreBackup({
    connection: { connectionString: url },
    ...other,
    file,
    manifest: await checkBackup(file),
  })
  const db = openPatiently({ connectionString: url }, { size: 2 })
  try {
    const kept = await messagesIn(db)
    expect(before.filter((message) => !kept.has(message))).toEqual([])
    expect((await verifyStore({ connectionString: url }, other.photos)).troubles).toEqual([])
  } finally {
    await db.destroy()
  }
})

test('at rest every table and file is equal afterwards, sequences go on, and the store takes new writes', async () => {
  const file = join(folder, 'rest.tar')
  await makeOutdated(app.db)
  await makeBackup({
    connection: { connectionString: app.databaseUrl },
    photos,
    dataDir: folder,
    file,
    now: app.clock.now(),
  })
  await expect(
    makeBackup({
      connection: { connectionString: app.databaseUrl },
      photos,
      dataDir: folder,
      file,
      now: app.clock.now(),
    }),
  ).rejects.toThrow('never overwritten')
  const url = await emptyDatabase()
  const dataDir = join(folder, 'rest-data')
  const where = {
    databaseUrl: url,
    dataDir,
    pgOsUser: null,
    storage: { kind: 'folder' as const, path: join(dataDir, 'uploads') },
  }
  await runRestore(where, file, () => undefined)
  await expect(runRestore(where, file, () => undefined)).rejects.toThrow(
    'The store is not empty: nothing was changed.',
  )
  const db = openPatiently({ connectionString: url }, { size: 2 })
  try {
    expect(await hashes(db)).toEqual(await hashes(app.db))
    const named = new Set((await listPhotoUrls(app.db)).map((url) => keyOfPhotoUrl(url) ?? ''))
    const all = await filesIn(join(folder, 'photos'))
    expect(await filesIn(join(dataDir, 'uploads'))).toEqual(
      Object.fromEntries(Object.entries(all).filter(([name]) => named.has(name))),
    )
    expect(await readFile(join(dataDir, 'secret'), 'utf8')).toBe(
      await readFile(join(folder, 'secret'), 'utf8'),
    )
    const [{ last } = { last: 0 }] = (
      await sql<{ last: number }>`select max(result_order) as last from matches`.execute(db)
    ).rows
    const [{ next } = { next: 0 }] = (
      await sql<{ next: number }>`select nextval('match_result_order') as next`.execute(db)
    ).rows
    expect(next).toBeGreaterThan(last)
    const { playerId } = await db
      .selectFrom('player_locations')
      .select('playerId')
      .where('removed', '=', false)
      .limit(1)
      .executeTakeFirstOrThrow()
    await db.updateTable('players').set({ hidden: true }).where('playerId', '=', playerId).execute()
    expect(
      (await verifyStore({ connectionString: url }, createFolderStore(join(dataDir, 'uploads'))))
        .troubles,
    ).toEqual([])
    await sql`alter table players disable trigger user`.execute(db)
    await db
      .updateTable('players')
      .set({ medalGold: 77 })
      .where('playerId', '=', playerId)
      .execute()
    expect(
      (await verifyStore({ connectionString: url }, createFolderStore(join(dataDir, 'uploads'))))
        .troubles,
    ).toEqual([expect.stringContaining('medals of players')])
  } finally {
    await db.destroy()
  }
})

test('a file that was cut short or changed is refused before anything is made', async () => {
  const file = join(folder, 'rest.tar')
  const whole = await readFile(file)
  const dataDir = join(folder, 'never')
  const refused = async (bytes: Buffer, name = 'broken.tar'): Promise<void> => {
    const broken = join(folder, name)
    await writeFile(broken, bytes)
    await expect(
      runRestore(
        {
          databaseUrl: null,
          dataDir,
          pgOsUser: null,
          storage: { kind: 'folder', path: join(dataDir, 'uploads') },
        },
        broken,
        () => undefined,
      ),
    ).rejects.toThrow('is not a whole backup')
  }
  for (const share of [0, 0.3, 0.9])
    await refused(whole.subarray(0, Math.floor(whole.length * share)))
  for (const share of [0.1, 0.5, 0.8]) {
    const changed = Buffer.from(whole)
    const at = whole.indexOf('\t', Math.floor(whole.length * share))
    changed[at] = 0x58
    await refused(changed)
  }
  const changedEnd = Buffer.from(whole)
  changedEnd[whole.lastIndexOf('"rows":') + 8] = 0x39
  await refused(changedEnd)
  const zipped = await readFile(join(folder, 'busy.tar.gz'))
  await refused(zipped.subarray(0, zipped.length - 20), 'broken.tar.gz')
  await expect(readdir(dataDir)).rejects.toThrow('ENOENT')
})

test('while a backup runs no photo is removed; afterwards it is', async () => {
  const key = toPhotoKey(app.deps.newId())
  await photos.put(key, Buffer.from('a photo'))
  await queueRemovals(app.db, [key], app.clock.now())
  const session = await openSession({ connectionString: app.databaseUrl })
  await holdPhotos(session.db)
  expect(await removeDuePhotos(app.deps)).toBe(0)
  expect(await photos.get(key)).not.toBeNull()
  await session.close()
  expect(await removeDuePhotos(app.deps)).toBe(0)
  app.clock.advance(30_000)
  expect(await removeDuePhotos(app.deps)).toBe(1)
  expect(await photos.get(key)).toBeNull()
})

test('a backup makes the folder that it goes into, for its owner alone', async () => {
  const file = join(folder, 'new', 'below', 'a.tar')
  const store = { connection: { connectionString: app.databaseUrl }, photos, dataDir: folder }
  await makeBackup({ ...store, file, now: Date.now() })
  expect(await readdir(join(folder, 'new', 'below'))).toEqual(['a.tar'])
  expect((await stat(join(folder, 'new', 'below'))).mode & 0o077).toBe(0)
})

test('what a killed backup left is cleared by the next one, and a backup that is being made elsewhere is not', async () => {
  const place = join(folder, 'half-made')
  await mkdir(place)
  const dead = spawnSync('true').pid
  const [killed, forgotten, beingMade, whole] = [
    `a.tar.gz.${hostname()}-${dead}.new`,
    'b.tar.4711.new',
    'c.tar.gz.elsewhere-4711.new',
    'd.tar.gz',
  ]
  for (const name of [killed, forgotten, beingMade, whole]) await writeFile(join(place, name), 'x')
  await utimes(join(place, forgotten), 1_000, 1_000)
  await makeBackup({
    connection: { connectionString: app.databaseUrl },
    photos,
    dataDir: folder,
    file: join(place, 'e.tar'),
    now: Date.now(),
  })
  expect((await readdir(place)).toSorted()).toEqual([beingMade, whole, 'e.tar'])
})
