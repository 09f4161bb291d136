// Backups that the server makes by itself: by schedule, one server at a time, kept in number, tried
// in a spare database, and told when they fail.
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { BackupPlace } from '#server/db/backup/backup-place.ts'
import type { Deps } from '#server/deps.ts'
import { startTestApp, testStart, type TestApp } from '#test/support/test-app.ts'
import { until } from '#test/support/until.ts'
import { askForDueBackup, startBackupWork, workOnBackups } from './jobs.ts'

const day = 86_400_000
const hour = 3_600_000

let app: TestApp
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sideout-own-backups-'))
  app = await startTestApp({ backupFolder: folder })
  await app.signedIn('Ann')
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  await app.db.deleteFrom('backups').execute()
  await app.db.deleteFrom('backup_plan').execute()
  for (const name of await readdir(folder)) await rm(join(folder, name))
  app.clock.set(testStart)
  await app.db
    .updateTable('installation')
    .set({ born: new Date(testStart - day) })
    .execute()
})

const rows = () =>
  app.db
    .selectFrom('backups')
    .select(['backupId', 'name', 'state', 'fault', 'bytes', 'rowCount', 'trial', 'trialFault'])
    .orderBy('created')
    .execute()
const files = async () => (await readdir(folder)).toSorted()
const place = (change: Partial<BackupPlace>): Deps => {
  if (app.deps.backups == null) throw new Error('no place')
  return { ...app.deps, backups: { ...app.deps.backups, ...change } }
}

async function makeOne(): Promise<string> {
  await askForDueBackup(app.deps)
  await workOnBackups(app.deps)
  const name = (await rows()).at(-1)?.name
  if (name === undefined) throw new Error('no backup was due')
  return name
}

test('one backup is made for each occasion, and is whole', async () => {
  const name = await makeOne()
  expect(await rows()).toMatchObject([
    { name, state: 'good', fault: null, bytes: expect.any(Number), rowCount: expect.any(Number) },
  ])
  expect(await files()).toEqual([name])
  await askForDueBackup(app.deps)
  expect(await rows()).toHaveLength(1)
  app.clock.advance(day)
  await makeOne()
  expect((await rows()).map(({ state }) => state)).toEqual(['good', 'good'])
})

test('a store that was just made waits for its first occasion, and no plan makes none', async () => {
  await app.db
    .updateTable('installation')
    .set({ born: new Date(testStart) })
    .execute()
  await askForDueBackup(app.deps)
  expect(await rows()).toEqual([])
  await app.db
    .updateTable('installation')
    .set({ born: new Date(0) })
    .execute()
  await app.db
    .insertInto('backup_plan')
    .values({ id: 'current', schedule: 'off', hour: 3, keep: 2, changed: new Date(testStart) })
    .execute()
  await askForDueBackup(app.deps)
  expect(await rows()).toEqual([])
})

test('the newest stay, as many as the plan says', async () => {
  await app.db
    .insertInto('backup_plan')
    .values({ id: 'current', schedule: 'daily', hour: 3, keep: 2, changed: new Date(testStart) })
    .execute()
  const names: string[] = []
  for (let made = 0; made < 3; made += 1) {
    names.push(await makeOne())
    app.clock.advance(day)
  }
  expect((await rows()).map(({ name }) => name)).toEqual(names.slice(1))
  expect(await files()).toEqual(names.slice(1))
})

test('asked for several times at once, one backup is made', async () => {
  for (let turn = 0; turn < 10; turn += 1) {
    await app.db.deleteFrom('backups').execute()
    await Promise.all(Array.from({ length: 4 }, () => askForDueBackup(app.deps)))
    expect(await rows()).toHaveLength(1)
  }
})

test('two servers make one backup, and either goes on', async () => {
  await askForDueBackup(app.deps)
  const stops = [startBackupWork(app.deps), startBackupWork(app.deps)]
  await until('a backup', async () => (await rows())[0]?.state === 'good')
  expect(await files()).toHaveLength(1)
  for (const stop of stops) await stop()
})

test('what a server left when it died has failed, its file is gone, and an hour later it is made', async () => {
  await askForDueBackup(app.deps)
  const [asked] = await rows()
  await app.db.updateTable('backups').set({ state: 'making' }).execute()
  await writeFile(join(folder, asked?.name ?? ''), 'half')
  await workOnBackups(app.deps)
  expect(await rows()).toMatchObject([{ state: 'failed', fault: 'interrupted' }])
  expect(await files()).toEqual([])
  await askForDueBackup(app.deps)
  expect(await rows()).toHaveLength(1)
  app.clock.advance(hour)
  await makeOne()
  expect((await rows()).map(({ state }) => state)).toEqual(['failed', 'good'])
})

test('a restored store, which knows its own backup as being made, keeps that file and finds it good', async () => {
  const name = await makeOne()
  await app.db
    .updateTable('backups')
    .set({ state: 'making', bytes: null, rowCount: null, made: null })
    .execute()
  const unreadable = () =>
    Promise.reject(Object.assign(new Error('the disk fails'), { code: 'EIO' }))
  await workOnBackups(place({ check: unreadable }))
  expect(await rows()).toMatchObject([{ state: 'making' }])
  await workOnBackups(app.deps)
  expect(await files()).toEqual([name])
  expect(await rows()).toMatchObject([
    { state: 'good', bytes: expect.any(Number), rowCount: expect.any(Number) },
  ])
})

test('a server that stops ends its backup and leaves no file', async () => {
  await askForDueBackup(app.deps)
  const stopping = new AbortController()
  stopping.abort()
  const make: BackupPlace['make'] = (work) => {
    if (app.deps.backups == null) throw new Error('no place')
    return app.deps.backups.make({ ...work, signal: stopping.signal })
  }
  await workOnBackups(place({ make }))
  expect(await rows()).toMatchObject([{ state: 'failed', fault: 'interrupted' }])
  expect(await files()).toEqual([])
})

test('without room nothing is written, and the reason is kept', async () => {
  await askForDueBackup(app.deps)
  const make: BackupPlace['make'] = (work) => {
    if (app.deps.backups == null) throw new Error('no place')
    return app.deps.backups.make({ ...work, expectedBytes: 1e18 })
  }
  await workOnBackups(place({ make }))
  expect(await rows()).toMatchObject([{ state: 'failed', fault: 'full' }])
  expect(await files()).toEqual([])
})

test('a try restores every table into a spare database, and drops it', async () => {
  await makeOne()
  await app.db.updateTable('backups').set({ trial: 'waiting' }).execute()
  await workOnBackups(app.deps)
  expect(await rows()).toMatchObject([{ state: 'good', trial: 'fine', trialFault: null }])
  const { rows: spares } = await sql`select 1 from pg_database
    where datname like 'sideout_spare_' || (select oid from pg_database where datname = current_database()) || '%'`.execute(
    app.db,
  )
  expect(spares).toEqual([])
})

test('a cut file is broken, and a missing one can’t be tried', async () => {
  const name = await makeOne()
  const path = join(folder, name)
  await chmod(path, 0o600)
  await writeFile(path, (await readFile(path)).subarray(0, 2_000))
  await app.db.updateTable('backups').set({ trial: 'waiting' }).execute()
  await workOnBackups(app.deps)
  expect(await rows()).toMatchObject([{ state: 'broken', fault: 'damaged', trial: 'failed' }])
  await rm(path)
  await app.db.updateTable('backups').set({ state: 'good', trial: 'waiting' }).execute()
  await workOnBackups(app.deps)
  expect(await rows()).toMatchObject([{ state: 'good', trial: 'failed', trialFault: 'folder' }])
})
