// Good backups are copied to a bucket, encrypted ones only, and what fails is tried again and told.
import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { AwayPlace } from '#server/db/backup/away-place.ts'
import { createS3AwayPlace } from '#server/db/backup/s3-away-place.ts'
import type { Deps } from '#server/deps.ts'
import { createAskS3, type AskS3 } from '#server/uploads/ask-s3.ts'
import { startHangingServer } from '#test/support/hanging-server.ts'
import { startS3Server, type S3Server } from '#test/support/s3-server.ts'
import { startTestApp, testStart, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import { until } from '#test/support/until.ts'
import { askForDueBackup, workOnBackups } from './jobs.ts'

const minute = 60_000
/** Backups of this test have some 9,000 bytes. */
const partBytes = 2_000
let app: TestApp
let folder: string
let s3: S3Server
let ask: AskS3
let bucket: AwayPlace
let owner: TestPlayer
let recipient: string

/** The app's own place, so that a test can change what answers. */
const away: AwayPlace = {
  takesPlain: false,
  copy: (copy) => bucket.copy({ ...copy, content: inPieces(copy.content) }),
  remove: (name) => bucket.remove(name),
}

async function* inPieces(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const chunk of content)
    for (let at = 0; at < chunk.length; at += partBytes / 2)
      yield chunk.subarray(at, at + partBytes / 2)
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sideout-away-backups-'))
  s3 = await startS3Server()
  ask = createAskS3(s3.settings, { timeoutMs: 10_000, retries: 0, contentType: 'text/plain' })
  app = await startTestApp({ isLocal: true, backupFolder: folder, backupsAway: away })
  owner = await app.signedIn('Owner')
  await app.db
    .insertInto('operators')
    .values({ userId: owner.userId, role: 'owner', created: new Date(app.clock.now()) })
    .execute()
  recipient = await identityToRecipient(await generateX25519Identity())
})
afterAll(async () => {
  await app.close()
  await s3.close()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  bucket = createS3AwayPlace(s3.settings, { takesPlain: false, partBytes })
  app.clock.set(testStart)
  await app.db.deleteFrom('backups').execute()
  await app.db.deleteFrom('backup_plan').execute()
  for (const name of await readdir(folder)) await rm(join(folder, name))
  for (const name of await listThere()) await bucket.remove(name)
  await owner.must('operators-act', { act: 'setBackupKey', recipient, password: null })
})

async function listThere(): Promise<string[]> {
  const { prefix } = s3.settings
  const { body } = await ask('GET', `?prefix=${encodeURIComponent(prefix)}`)
  return Array.from(body.toString().matchAll(/<Key>([^<]+)<\/Key>/g), ([, key = '']) =>
    key.slice(prefix.length),
  )
}
async function make(): Promise<string> {
  await owner.must('operators-act', { act: 'makeBackup' })
  await workOnBackups(app.deps)
  return (await readNewest()).name
}
const readNewest = () =>
  app.db
    .selectFrom('backups')
    .select(['backupId', 'name', 'state', 'fault', 'away', 'awayFault', 'awayTries'])
    .orderBy('created', 'desc')
    .executeTakeFirstOrThrow()
const home = async () => {
  const shown = await owner.must('operators-see', { page: 'home' })
  return shown.page === 'home' ? shown.away : expect.unreachable()
}
const closed = (): AwayPlace =>
  createS3AwayPlace(
    { ...s3.settings, endpoint: 'http://127.0.0.1:1' },
    { takesPlain: false, timeoutMs: 500 },
  )

test('an encrypted backup is there byte for byte, in many parts or in one', async () => {
  for (const bytes of [partBytes, 1e9]) {
    app.clock.advance(minute)
    bucket = createS3AwayPlace(s3.settings, { takesPlain: false, partBytes: bytes })
    const name = await make()
    expect(await readNewest()).toMatchObject({ state: 'good', away: 'there', awayFault: null })
    const { body } = await ask('GET', `/${s3.settings.prefix}${name}`)
    expect(body.length).toBeGreaterThan(3 * partBytes)
    expect(body.equals(await readFile(join(folder, name)))).toBe(true)
  }
  expect(await home()).toMatchObject({ isFailed: false, isHeldBack: false })
})

test('one whose file isn’t here, as in a restored store, is not tried again', async () => {
  bucket = closed()
  const name = await make()
  await rm(join(folder, name))
  const before = app.logs.length
  app.clock.advance(2 * minute)
  await workOnBackups(app.deps)
  expect(await readNewest()).toMatchObject({ away: 'failed', awayTries: 1 })
  expect(app.logs.slice(before)).toEqual([])
})

test('one that isn’t encrypted stays, and the console says so, unless the operator lets it go', async () => {
  await owner.must('operators-act', { act: 'setBackupKey', recipient: null, password: null })
  await make()
  expect(await listThere()).toEqual([])
  expect(await home()).toEqual({ copied: null, isFailed: false, isHeldBack: true })
  const open: Deps = { ...app.deps, backupsAway: { ...away, takesPlain: true } }
  await workOnBackups(open)
  expect(await listThere()).toHaveLength(1)
})

test('a bucket that is away is asked again after pauses that double, and told meanwhile', async () => {
  bucket = closed()
  await make()
  expect(await readNewest()).toMatchObject({ state: 'good', away: 'failed', awayTries: 1 })
  expect(await home()).toMatchObject({ copied: null, isFailed: true })
  app.clock.advance(minute - 1)
  await workOnBackups(app.deps)
  expect(await readNewest()).toMatchObject({ awayFault: 'unreachable', awayTries: 1 })
  app.clock.advance(1)
  await workOnBackups(app.deps)
  expect(await readNewest()).toMatchObject({ awayTries: 2 })
  bucket = createS3AwayPlace(s3.settings, { takesPlain: false })
  app.clock.advance(2 * minute)
  await askForDueBackup(app.deps)
  await workOnBackups(app.deps)
  expect(await readNewest()).toMatchObject({ away: 'there', awayFault: null })
  expect(await home()).toMatchObject({ copied: expect.any(String), isFailed: false })
})

test('a wrong key and a missing bucket are told apart', async () => {
  const faults = [
    [{ secretAccessKey: 'wrong' }, 'refused'],
    [{ bucket: 'nowhere' }, 'no-bucket'],
  ] as const
  for (const [change, fault] of faults) {
    app.clock.advance(minute)
    bucket = createS3AwayPlace({ ...s3.settings, ...change }, { takesPlain: false })
    await make()
    expect(await readNewest()).toMatchObject({ state: 'good', away: 'failed', awayFault: fault })
  }
})

test('a file that was cut is not finished there, and is broken here', async () => {
  bucket = closed()
  const name = await make()
  const { length } = await readFile(join(folder, name))
  await truncate(join(folder, name), length - 1)
  bucket = createS3AwayPlace(s3.settings, { takesPlain: false, partBytes })
  app.clock.advance(minute)
  await workOnBackups(app.deps)
  expect(await readNewest()).toMatchObject({ state: 'broken', fault: 'damaged', away: 'failed' })
  expect(await listThere()).toEqual([])
})

test('as many stay there as here, and what the store doesn’t know is left alone', async () => {
  const unknown = 'sideout-20200101T000000Z-deadbeef.tar.gz.age'
  await ask('PUT', `/${s3.settings.prefix}${unknown}`, Buffer.from('of a life before'))
  await owner.must('operators-act', {
    act: 'planBackups',
    plan: { schedule: 'daily', hour: 3, keep: 1 },
    password: null,
  })
  await make()
  app.clock.advance(minute)
  const kept = await make()
  // The newer one is copied after the older one went by number.
  expect((await listThere()).toSorted()).toEqual([unknown, kept].toSorted())
})

test('deleting a backup in the console leaves the copy, so a thief can’t remove both', async () => {
  const name = await make()
  const { backupId } = await readNewest()
  await owner.must('operators-act', { act: 'removeBackup', backupId, password: null })
  expect(await readdir(folder)).toEqual([])
  expect(await listThere()).toEqual([name])
  const shown = await owner.must('operators-see', { page: 'backups' })
  expect(shown).toMatchObject({ backups: [{ away: 'there', isHere: false }] })
})

test('a copy that a stop interrupted begins anew', async () => {
  const stopping = new AbortController()
  bucket = {
    ...away,
    copy: (copy) => {
      stopping.abort()
      return createS3AwayPlace(s3.settings, { takesPlain: false, partBytes }).copy(copy)
    },
  }
  await owner.must('operators-act', { act: 'makeBackup' })
  await workOnBackups(app.deps, stopping.signal)
  expect(await readNewest()).toMatchObject({ state: 'good', away: 'copying', awayTries: 0 })
  expect(await listThere()).toEqual([])
  bucket = createS3AwayPlace(s3.settings, { takesPlain: false })
  await workOnBackups(app.deps)
  expect(await readNewest()).toMatchObject({ away: 'there' })
})

test('a stop doesn’t wait for a bucket that hangs', async () => {
  const hanging = await startHangingServer()
  const stopping = new AbortController()
  bucket = createS3AwayPlace(
    { ...s3.settings, endpoint: `http://${hanging.address}` },
    { takesPlain: false },
  )
  await owner.must('operators-act', { act: 'makeBackup' })
  const work = workOnBackups(app.deps, stopping.signal)
  await until('the copy', () => hanging.connections() > 0)
  stopping.abort()
  await work
  expect(await readNewest()).toMatchObject({ away: 'copying', awayTries: 0 })
  await hanging.close()
})

test('a key that may not remove leaves copies to the bucket’s own rules', async () => {
  const refusing = createS3AwayPlace(
    { ...s3.settings, secretAccessKey: 'wrong' },
    { takesPlain: false },
  )
  await expect(refusing.remove(await make())).resolves.toBeUndefined()
  expect(await listThere()).toHaveLength(1)
})

test('a name that leads elsewhere is refused before anything is asked', async () => {
  await writeFile(join(folder, 'other'), '')
  await expect(bucket.remove('../other')).rejects.toThrow('not the name of a backup')
})
