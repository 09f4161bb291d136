// The key that backups are encrypted for: who may change it, who learns of it, and what it opens.
import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CallInput } from '#contract/contract.ts'
import { operatorRoles, type OperatorRole } from '#domain/access/operator-roles.ts'
import { recentSignInMs } from '#domain/account/account.ts'
import { shortenRecipient } from '#domain/backup/recipient.ts'
import { runVerify } from '#server/admin-program/store-programs.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import { until } from '#test/support/until.ts'
import { workOnBackups } from './jobs.ts'

let app: TestApp
let folder: string
let people: Record<OperatorRole, TestPlayer>
let identity: string
let recipient: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sideout-backup-key-'))
  app = await startTestApp({ isLocal: true, backupFolder: folder })
  const entries = await Promise.all(
    operatorRoles.map(async (role) => [role, await app.signedIn(role)] as const),
  )
  people = Object.fromEntries(entries) as typeof people
  await app.db.updateTable('auth_users').set({ emailVerified: true }).execute()
  identity = await generateX25519Identity()
  recipient = await identityToRecipient(identity)
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  await app.db.deleteFrom('backups').execute()
  await app.db.deleteFrom('backup_plan').execute()
  await app.db.deleteFrom('operators').execute()
  for (const name of await readdir(folder)) await rm(join(folder, name))
  for (const role of operatorRoles)
    await app.db
      .insertInto('operators')
      .values({ userId: people[role].userId, role, created: new Date(app.clock.now()) })
      .execute()
})

type Act = CallInput<'operators-act'>
const keyed = (to: string | null): Act => ({
  act: 'setBackupKey',
  recipient: to,
  password: null,
})
const refused = (code: string) => ({ ok: false, refusal: { code } })
async function see() {
  const shown = await people.owner.must('operators-see', { page: 'backups' })
  if (shown.page !== 'backups') throw new Error('another page')
  return shown
}
async function makeOne(): Promise<{ backupId: string; path: string }> {
  await people.owner.must('operators-act', { act: 'makeBackup' })
  await workOnBackups(app.deps)
  return app.db
    .selectFrom('backups')
    .select(['backupId', 'name'])
    .orderBy('created', 'desc')
    .executeTakeFirstOrThrow()
    .then(({ backupId, name }) => ({ backupId, path: join(folder, name) }))
}

test('only an owner who signed in a moment ago changes the key; one who was an owner doesn’t', async () => {
  const fresh = await app.signedIn('Fresh')
  const others = [people.operator, people.moderator, people.viewer, fresh]
  for (const other of others)
    expect(await other.call('operators-act', keyed(recipient))).toMatchObject(
      refused('not-allowed'),
    )
  const signedIn = (createdAt: Date) =>
    app.db
      .updateTable('auth_sessions')
      .set({ createdAt })
      .where('userId', '=', people.owner.userId)
      .execute()
  await signedIn(new Date(app.clock.now() - recentSignInMs))
  expect(await people.owner.call('operators-act', keyed(recipient))).toMatchObject(
    refused('sign-in-too-old'),
  )
  await signedIn(new Date(app.clock.now()))
  await people.owner.must('operators-act', keyed(recipient))
  expect((await see()).recipient).toBe(recipient)
  await app.db.deleteFrom('operators').where('userId', '=', people.owner.userId).execute()
  expect(await people.owner.call('operators-act', keyed(null))).toMatchObject(
    refused('not-allowed'),
  )
})

test('every owner and OPERATOR_EMAIL are mailed when the key changes or goes, and the log names it', async () => {
  const second = await app.signedIn('Second')
  await app.db
    .updateTable('auth_users')
    .set({ emailVerified: true })
    .where('id', '=', second.userId)
    .execute()
  await app.db
    .insertInto('operators')
    .values({ userId: second.userId, role: 'owner', created: new Date(app.clock.now()) })
    .execute()
  const { mails } = app.mailbox
  const learn = async (act: Act, count: number) => {
    const before = mails.length
    await people.owner.must('operators-act', act)
    await until('the mails', () => mails.length >= before + count)
    return mails
      .slice(before)
      .map(({ to }) => to.split('@')[0])
      .toSorted()
  }
  expect(await learn(keyed(recipient), 3)).toEqual(['operator', 'owner', 'second'])
  expect(await learn(keyed(recipient), 0)).toEqual([])
  expect(await learn(keyed(null), 3)).toEqual(['operator', 'owner', 'second'])
  const isAboutBackups = ({ text }: { text: string }) => text.includes('/operate?page=backups')
  expect(mails.slice(-3).every(isAboutBackups)).toBe(true)
  const log = await people.owner.must('operators-see', { page: 'log', before: null })
  const lines = log.page === 'log' ? log.lines : []
  expect(lines.slice(0, 2)).toMatchObject([
    { command: 'backups key', detail: 'none' },
    { command: 'backups key', detail: shortenRecipient(recipient) },
  ])
})

test('what is no public key is refused, and the key stays', async () => {
  const wrong = [
    '',
    'my key',
    identity,
    `${recipient.slice(0, -1)}${recipient.endsWith('q') ? 'p' : 'q'}`,
    `age1pq1${recipient.slice(4)}`,
  ]
  await people.owner.must('operators-act', keyed(recipient))
  for (const text of wrong)
    expect(await people.owner.call('operators-act', keyed(text))).toMatchObject(
      refused('bad-input'),
    )
  expect((await see()).recipient).toBe(recipient)
})

test('a backup is encrypted for the key of its moment, and only that key opens it', async () => {
  await people.owner.must('operators-act', keyed(recipient))
  const { path } = await makeOne()
  const otherKey = await generateX25519Identity()
  await people.owner.must('operators-act', keyed(await identityToRecipient(otherKey)))
  expect((await readFile(path)).subarray(0, 22).toString()).toBe('age-encryption.org/v1\n')
  expect((await see()).backups).toMatchObject([
    { state: 'good', recipient, isHere: true, rowCount: expect.any(Number) },
  ])
  const verify = async (key: string) => {
    const identityFile = join(folder, 'key.txt')
    await writeFile(identityFile, key)
    const storage = { kind: 'folder' as const, path: folder }
    const target = { databaseUrl: null, dataDir: folder, pgOsUser: null, storage, identityFile }
    return runVerify(target, path, () => undefined)
  }
  await verify(identity)
  await expect(verify(otherKey)).rejects.toThrow('was encrypted for another identity')
})

test('trying an encrypted one compares its bytes, and finds what was cut or changed', async () => {
  await people.owner.must('operators-act', keyed(recipient))
  const { backupId, path } = await makeOne()
  const tryOut = async () => {
    await people.owner.must('operators-act', { act: 'tryBackup', backupId })
    await workOnBackups(app.deps)
    return (await see()).backups
  }
  expect(await tryOut()).toMatchObject([{ state: 'good', trial: 'fine' }])
  const bytes = await readFile(path)
  await truncate(path, bytes.length - 1)
  expect(await tryOut()).toMatchObject([{ state: 'broken', fault: 'damaged' }])
  bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1
  await writeFile(path, bytes)
  await app.db.updateTable('backups').set({ state: 'good', fault: null, trial: null }).execute()
  expect(await tryOut()).toMatchObject([{ state: 'broken', fault: 'damaged' }])
})

test('a store restored from an encrypted backup keeps its file', async () => {
  await people.owner.must('operators-act', keyed(recipient))
  const { path } = await makeOne()
  await app.db.updateTable('backups').set({ state: 'making', sha256: null }).execute()
  await workOnBackups(app.deps)
  expect((await see()).backups).toMatchObject([{ state: 'good', isHere: true, rowCount: null }])
  expect((await readFile(path)).length).toBeGreaterThan(0)
})

test('the schedule keeps the key, and the key keeps the schedule', async () => {
  await people.owner.must('operators-act', {
    act: 'planBackups',
    plan: { schedule: 'weekly', hour: 5, keep: 3 },
    password: null,
  })
  await people.owner.must('operators-act', keyed(recipient))
  expect(await see()).toMatchObject({ recipient, plan: { schedule: 'weekly', hour: 5, keep: 3 } })
  await people.owner.must('operators-act', {
    act: 'planBackups',
    plan: { schedule: 'daily', hour: 4, keep: 9 },
    password: null,
  })
  expect(await see()).toMatchObject({ recipient, plan: { schedule: 'daily', hour: 4, keep: 9 } })
})
