// Whoever runs the server is told by mail when a backup failed or the last good one is old.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { operatorRoles } from '#domain/access/operator-roles.ts'
import { startTestApp, type TestApp } from '#test/support/test-app.ts'
import { until } from '#test/support/until.ts'
import { warnOfBackups } from './jobs.ts'

const day = 86_400_000
let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
  for (const role of operatorRoles) {
    const { userId } = await app.signedIn(role)
    await app.db
      .updateTable('auth_users')
      .set({ emailVerified: true })
      .where('id', '=', userId)
      .execute()
    await app.db
      .insertInto('operators')
      .values({ userId, role, created: new Date(app.clock.now()) })
      .execute()
  }
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.db.deleteFrom('backups').execute()
  await app.db.deleteFrom('backup_warnings').execute()
})

const keep = (state: 'good' | 'failed', at: number) =>
  app.db
    .insertInto('backups')
    .values({
      backupId: crypto.randomUUID(),
      name: `sideout-20260101T000000Z-${crypto.randomUUID().slice(0, 8)}.tar.gz`,
      state,
      isAsked: false,
      created: new Date(at),
      made: state === 'good' ? new Date(at) : null,
    })
    .execute()

let taken = 0
async function listMailed(count: number): Promise<string[]> {
  await warnOfBackups(app.deps)
  const mails = app.mailbox.mails
  await until('the mails', () => mails.length >= taken + count)
  const fresh = mails.slice(taken)
  taken = mails.length
  return fresh.map(({ to }) => to.split('@')[0] ?? '').toSorted()
}

test('no one is told while the last backup is good and young', async () => {
  await keep('good', app.clock.now())
  expect(await listMailed(0)).toEqual([])
})

test('owners, operators and OPERATOR_EMAIL are told of a failed one, once a day, until it is good', async () => {
  await keep('failed', app.clock.now())
  expect(await listMailed(3)).toEqual(['operator', 'operator', 'owner'])
  expect(await listMailed(0)).toEqual([])
  app.clock.advance(day)
  expect(await listMailed(3)).toHaveLength(3)
  app.clock.advance(day)
  await keep('good', app.clock.now())
  expect(await listMailed(0)).toEqual([])
})

test('they are told of an old one', async () => {
  await keep('good', app.clock.now() - 2 * day - 1)
  expect(await listMailed(3)).toHaveLength(3)
  const { text } = app.mailbox.mails.at(-1) ?? { text: '' }
  expect(text).toContain('/operate?page=backups')
})
