// The stored form of a session token can't sign anyone in.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#test/support/test-app.ts'
import { testBrowser } from '#test/support/test-browser.ts'
import { testClient } from '#test/support/test-client.ts'
import { hashTestToken, signTestToken } from '#test/support/test-secret.ts'
import { hashBareTokens } from '../db/accounts/session-tokens.ts'
import { hashedPattern } from './token-hash.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(async () => {
  await app.close()
})

const password = 'a good password'
const isSignedIn = async (headers: Record<string, string>): Promise<boolean> =>
  (await testClient(app.url, headers).call('account-signInMethods', {})).ok

async function aBrowser(email: string) {
  await testBrowser(app.url).post('/api/auth/sign-up/email', { email, password })
  const browser = testBrowser(app.url)
  expect((await browser.post('/api/auth/sign-in/email', { email, password })).status).toBe(200)
  const token = browser.cookies.get('sideout.session_token') ?? ''
  return { browser, token, bare: decodeURIComponent(token).split('.')[0] ?? '' }
}

test('no table holds a session token, and what is stored opens nothing', async () => {
  const { browser, token, bare } = await aBrowser('ann@example.org')
  expect(await isSignedIn({ cookie: `sideout.session_token=${token}` })).toBe(true)
  const rows = await app.db.selectFrom('auth_sessions').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(bare)
  const stored = rows[0]?.token ?? ''
  expect(stored).toBe(hashTestToken(bare))
  for (const stolen of [stored, signTestToken(stored)]) {
    expect(await isSignedIn({ authorization: `Bearer ${stolen}` })).toBe(false)
    expect(await isSignedIn({ cookie: `sideout.session_token=${stolen}` })).toBe(false)
    expect(
      (
        await testBrowser(app.url, undefined, { authorization: `Bearer ${stolen}` }).get(
          '/api/auth/get-session',
        )
      ).body,
    ).toBeNull()
  }
  expect((await browser.get('/api/auth/get-session')).body).toMatchObject({
    user: { email: 'ann@example.org' },
  })
  expect((await browser.post('/api/auth/sign-out')).status).toBe(200)
  expect(
    await app.db.selectFrom('auth_sessions').select('id').where('token', '=', stored).execute(),
  ).toEqual([])
})

test('sessions from before tokens were hashed go on after a start, hashed', async () => {
  const { token, bare } = await aBrowser('ben@example.org')
  await app.db
    .updateTable('auth_sessions')
    .set({ token: bare })
    .where('token', '=', hashTestToken(bare))
    .execute()
  expect(await isSignedIn({ authorization: `Bearer ${token}` })).toBe(false)
  expect(await hashBareTokens(app.db, { hash: hashTestToken, hashedPattern })).toBe(1)
  expect(await hashBareTokens(app.db, { hash: hashTestToken, hashedPattern })).toBe(0)
  expect(await isSignedIn({ authorization: `Bearer ${token}` })).toBe(true)
})

test('tokens of links in mails are stored hashed as well', async () => {
  await aBrowser('cleo@example.org')
  await app.visitor.must('emails-emailPasswordReset', { email: 'cleo@example.org' })
  const reset = /token=([\w-]+)/.exec((await app.mailbox.next()).text)?.[1] ?? 'none'
  await testBrowser(app.url).post('/api/auth/sign-in/magic-link', { email: 'cleo@example.org' })
  const link = /#link=(\w+)/.exec((await app.mailbox.next()).text)?.[1] ?? 'none'
  const rows = JSON.stringify(await app.db.selectFrom('auth_verifications').selectAll().execute())
  expect(rows).not.toContain(reset)
  expect(rows).not.toContain(link)
  expect(reset.length).toBeGreaterThan(20)
  expect(link.length).toBeGreaterThan(20)
})
