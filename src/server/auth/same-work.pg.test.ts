// Known and unknown addresses cost the same: the expensive steps are counted, because a timed test
// would be flaky.
import { createHook } from 'node:async_hooks'
import { hashPassword as hashOld } from 'better-auth/crypto'
import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#test/support/test-app.ts'
import { testBrowser } from '#test/support/test-browser.ts'
import { until } from '#test/support/until.ts'

const password = 'a good password'
let app: TestApp

const writes: string[] = []
const noteWrites: KyselyPlugin = {
  transformQuery: ({ node }) => {
    if (node.kind === 'InsertQueryNode')
      writes.push(`insert ${node.into?.table.identifier.name ?? ''}`)
    return node
  },
  transformResult: ({ result }) => Promise.resolve(result),
}
let hashes = 0
let oldHashes = 0
const noteHashes = createHook({
  init: (_id, type) => {
    if (type === 'ARGON2REQUEST') hashes += 1
    if (type === 'SCRYPTREQUEST') oldHashes += 1
  },
})

beforeAll(async () => {
  app = await startTestApp({
    watch: (db) => db.withPlugin(noteWrites),
    mailer: { send: () => new Promise(() => undefined) },
  })
  noteHashes.enable()
})
afterAll(async () => {
  noteHashes.disable()
  await app.close()
})

async function workOf(
  path: string,
  body: object,
): Promise<{ status: number; hashes: number; writes: string[] }> {
  writes.length = 0
  hashes = 0
  const { status } = await testBrowser(app.url).post(path, body)
  return { status, hashes, writes: [...writes].sort() }
}

test('a registration hashes once and writes the same rows, known or not', async () => {
  const unknown = await workOf('/api/auth/sign-up/email', { email: 'ann@example.org', password })
  const known = await workOf('/api/auth/sign-up/email', { email: 'ann@example.org', password })
  expect(unknown).toEqual({
    status: 200,
    hashes: 1,
    writes: ['insert auth_accounts', 'insert auth_users', 'insert player_stage'],
  })
  expect(known).toEqual(unknown)
})

test('a wrong sign-in hashes once and writes nothing, known or not, and also when the account has no password', async () => {
  await workOf('/api/auth/sign-up/email', { email: 'ben@example.org', password })
  await app.signedInUser('Gail', { provider: 'google', email: 'gail@example.org' })
  for (const email of ['ben@example.org', 'unknown@example.org', 'gail@example.org']) {
    expect(
      await workOf('/api/auth/sign-in/email', { email, password: 'not the password' }),
    ).toEqual({ status: 401, hashes: 1, writes: [] })
  }
})

test('a link to sign in is asked for alike, known or not, and the answer does not wait for its mail', async () => {
  await workOf('/api/auth/sign-up/email', { email: 'dora@example.org', password })
  const known = await workOf('/api/auth/sign-in/magic-link', { email: 'dora@example.org' })
  const links = ['insert auth_verifications', 'insert auth_verifications']
  expect(known).toEqual({ status: 200, hashes: 0, writes: links })
  const eventId = '0198a000-0000-7000-8000-000000000001'
  for (const asked of [
    { email: 'nobody@example.org' },
    { email: 'nobody@example.org', eventId },
    { email: 'dora@example.org', eventId },
  ])
    expect(await workOf('/api/auth/sign-in/magic-link', asked)).toEqual(known)
})

test('a reset answers while its mail is still on the way', async () => {
  await workOf('/api/auth/sign-up/email', { email: 'cleo@example.org', password })
  writes.length = 0
  // This app's mailer never finishes, so a response that waited for it would never arrive.
  expect(
    await app.visitor.must('emails-emailPasswordReset', { email: 'cleo@example.org' }),
  ).toEqual({ success: true })
  await until('the reset token', () => writes.includes('insert auth_verifications'))
})

test('while hashes of an earlier release are left every wrong sign-in does the work of both kinds', async () => {
  const old = await startTestApp()
  try {
    const { userId, email } = await old.signedInUser('Old')
    await old.db
      .updateTable('auth_accounts')
      .set({ password: await hashOld(password) })
      .where('userId', '=', userId)
      .execute()
    await testBrowser(old.url).post('/api/auth/sign-up/email', {
      email: 'new@example.org',
      password,
    })
    for (const tried of [email, 'new@example.org', 'unknown@example.org']) {
      hashes = 0
      oldHashes = 0
      const { status } = await testBrowser(old.url).post('/api/auth/sign-in/email', {
        email: tried,
        password: 'not the password',
      })
      expect({ status, hashes, oldHashes }).toEqual({ status: 401, hashes: 1, oldHashes: 1 })
    }
  } finally {
    await old.close()
  }
})
