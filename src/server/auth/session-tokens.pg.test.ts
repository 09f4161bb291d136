// Session tokens are random for each sign-in, and useless once replaced.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#test/support/test-app.ts'
import { testBrowser, type TestBrowser } from '#test/support/test-browser.ts'
import { testClient } from '#test/support/test-client.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const password = 'quietly walks the heron'
const signIn = async (browser: TestBrowser, email: string): Promise<string> => {
  const answer = await browser.post('/api/auth/sign-in/email', { email, password })
  expect(answer.status).toBe(200)
  const [cookie = ''] = browser.setCookies
  return /session_token=([^;]+)/.exec(cookie)?.[1] ?? ''
}
const isSession = async (cookie: string): Promise<boolean> => {
  const headers = { cookie: `sideout.session_token=${cookie}` }
  return (await testClient(app.url, headers).call('validations-checkPlayer', { id: 'zoe' })).ok
}

test('each sign-in makes a token of its own, of 128 random bits and more', async () => {
  await testBrowser(app.url).post('/api/auth/sign-up/email', {
    email: 'many@example.org',
    password,
  })
  const tokens = new Set<string>()
  for (let n = 0; n < 6; n += 1) {
    const [token = ''] = decodeURIComponent(
      await signIn(testBrowser(app.url), 'many@example.org'),
    ).split('.')
    expect(token).toMatch(/^[A-Za-z0-9]{22,}$/)
    tokens.add(token)
  }
  expect(tokens.size).toBe(6)
  const all = [...tokens]
  for (let at = 0; at < (all[0]?.length ?? 0); at += 1)
    expect(new Set(all.map((token) => token[at])).size).toBeGreaterThan(1)
})

test('signing in again in one browser ends the session that was there, and no other', async () => {
  await testBrowser(app.url).post('/api/auth/sign-up/email', {
    email: 'again@example.org',
    password,
  })
  const [here, there] = [testBrowser(app.url), testBrowser(app.url)]
  const elsewhere = await signIn(there, 'again@example.org')
  const first = await signIn(here, 'again@example.org')
  expect(await isSession(first)).toBe(true)
  const second = await signIn(here, 'again@example.org')
  expect(second).not.toBe(first)
  expect([await isSession(first), await isSession(second), await isSession(elsewhere)]).toEqual([
    false,
    true,
    true,
  ])
})

async function findSession(email: string): Promise<string> {
  const { id } = await app.db
    .selectFrom('auth_sessions')
    .innerJoin('auth_users', 'auth_users.id', 'auth_sessions.userId')
    .select('auth_sessions.id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return id
}

test('a device goes on with its owner who signs in again there, and with no one else', async () => {
  const { playerId } = await app.signedIn('Ann')
  for (const email of ['device@example.org', 'other@example.org']) {
    await testBrowser(app.url).post('/api/auth/sign-up/email', { email, password })
  }
  const browser = testBrowser(app.url)
  await signIn(browser, 'device@example.org')
  await app.db
    .insertInto('push_devices')
    .values({
      deviceId: '00000000-0000-4000-8000-000000000001',
      playerId,
      sessionId: await findSession('device@example.org'),
      endpoint: 'https://push.example.org/1',
      p256dh: 'x',
      auth: 'y',
      name: 'Phone',
      created: new Date(),
    })
    .execute()
  const devices = () => app.db.selectFrom('push_devices').select('sessionId').execute()
  await signIn(browser, 'device@example.org')
  expect(await devices()).toEqual([{ sessionId: await findSession('device@example.org') }])
  await signIn(browser, 'other@example.org')
  expect(await devices()).toEqual([])
})

test('a token planted in a browser before the sign-in is no session afterwards', async () => {
  await testBrowser(app.url).post('/api/auth/sign-up/email', {
    email: 'fixed@example.org',
    password,
  })
  const planted = 'A'.repeat(32)
  const browser = testBrowser(app.url, undefined, { cookie: `sideout.session_token=${planted}` })
  expect(await signIn(browser, 'fixed@example.org')).not.toContain(planted)
  expect(await isSession(planted)).toBe(false)
})
