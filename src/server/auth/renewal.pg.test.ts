// A session's tokens are replaced while it is used; its end can't be postponed by use.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aLocation } from '#test/support/builders.ts'
import { startTestApp, type TestApp } from '#test/support/test-app.ts'
import { testBrowser, type TestBrowser } from '#test/support/test-browser.ts'
import { testClient } from '#test/support/test-client.ts'
import { addAdmin } from '../features/admin/queries.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ time: { now: () => Date.now() } })
})
afterAll(async () => {
  await app.close()
})

const password = 'a good password'
const dayMs = 86_400_000
const cookieName = 'sideout.session_token'
const wanting = { 'want-auth-token': 'true' }

async function signIn(email: string, headers: Record<string, string> = {}) {
  const browser = testBrowser(app.url)
  const answer = await browser.post('/api/auth/sign-in/email', { email, password }, headers)
  expect(answer.status).toBe(200)
  return { browser, token: answer.headers.get('set-auth-token') ?? '' }
}
async function aBrowser(email: string): Promise<TestBrowser> {
  await testBrowser(app.url).post('/api/auth/sign-up/email', { email, password })
  return (await signIn(email)).browser
}
const tokenOf = (browser: TestBrowser): string => browser.cookies.get(cookieName) ?? ''
const opens = async (token: string): Promise<boolean> =>
  (
    await testClient(app.url, { cookie: `${cookieName}=${token}` }).call(
      'validations-checkPlayer',
      { id: 'zoe' },
    )
  ).ok
const idOf = async (email: string): Promise<string> =>
  (
    await app.db
      .selectFrom('auth_users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
  ).id
const change = async (
  email: string,
  changes: { createdAt?: Date; updatedAt?: Date; previousUntil?: Date; expiresAt?: Date },
) => {
  await app.db
    .updateTable('auth_sessions')
    .set(changes)
    .where('userId', '=', await idOf(email))
    .execute()
}
const passDay = (email: string) => change(email, { updatedAt: new Date(Date.now() - dayMs) })
async function passOverlap(email: string) {
  await change(email, { previousUntil: new Date(Date.now() - 1) })
  app.deps.bus.invalidateEverything()
}
const session = (email: string) =>
  idOf(email).then((id) =>
    app.db
      .selectFrom('auth_sessions')
      .selectAll()
      .where('userId', '=', id)
      .executeTakeFirstOrThrow(),
  )

describe('a session that is renewed', () => {
  test('gets another token once a day; the old one ends a minute after the new one is first used', async () => {
    const browser = await aBrowser('ann@example.org')
    const old = tokenOf(browser)
    await browser.get('/api/auth/get-session')
    expect(tokenOf(browser)).toBe(old)
    await passDay('ann@example.org')
    await browser.get('/api/auth/get-session')
    const next = tokenOf(browser)
    expect(next).not.toBe(old)
    expect(await opens(old)).toBe(true)
    expect(await opens(next)).toBe(true)
    expect(await opens(old)).toBe(true)
    await passOverlap('ann@example.org')
    expect(await opens(old)).toBe(false)
    expect(await opens(next)).toBe(true)
    expect(
      (
        await testBrowser(app.url, undefined, { cookie: `${cookieName}=${old}` }).get(
          '/api/auth/get-session',
        )
      ).body,
    ).toBeNull()
  })

  test('whose answer was lost goes on with the old token, and is renewed the next day', async () => {
    const browser = await aBrowser('ben@example.org')
    const old = tokenOf(browser)
    await passDay('ben@example.org')
    await testBrowser(app.url, undefined, { cookie: `${cookieName}=${old}` }).get(
      '/api/auth/get-session',
    )
    await passOverlap('ben@example.org').catch(() => undefined)
    expect(await opens(old)).toBe(true)
    await passDay('ben@example.org')
    await browser.get('/api/auth/get-session')
    expect(tokenOf(browser)).not.toBe(old)
    expect(await opens(tokenOf(browser))).toBe(true)
  })

  test('gives one new token to two tabs that ask at once, and both stay signed in', async () => {
    const browser = await aBrowser('cleo@example.org')
    await passDay('cleo@example.org')
    const tabs = [1, 2].map(() =>
      testBrowser(app.url, undefined, { cookie: `${cookieName}=${tokenOf(browser)}` }),
    )
    const answers = await Promise.all(tabs.map((tab) => tab.get('/api/auth/get-session')))
    expect(answers.map(({ body }) => (body as { user: { email: string } }).user.email)).toEqual([
      'cleo@example.org',
      'cleo@example.org',
    ])
    expect(tabs.filter((tab) => tab.cookies.has(cookieName))).toHaveLength(1)
  })

  test('keeps its open windows, its mark and its push device, and signs out with the old token as well', async () => {
    const dora = await app.signedIn('Dora')
    const browser = testBrowser(app.url)
    const cookie = `${dora.cookie}; sideout.session_mark=0123456789abcdef`
    const window = await app.socket(dora.token)
    await window.subscribe('players-me', {}).next()
    await passDay(dora.email)
    await browser.get('/api/auth/get-session', { cookie })
    expect(browser.cookies.get('sideout.session_mark')).toBe('0123456789abcdef')
    expect(await opens(tokenOf(browser))).toBe(true)
    await passOverlap(dora.email)
    app.deps.bus.publish([`sessions:${dora.userId}`])
    expect(await window.subscribe('players-byId', { playerId: dora.playerId }).next()).toBeTruthy()
    const [before] = await app.db
      .selectFrom('auth_sessions')
      .select('id')
      .where('userId', '=', dora.userId)
      .execute()
    expect(before).toBeDefined()
    await passDay(dora.email)
    const latest = tokenOf(browser)
    await browser.get('/api/auth/get-session')
    expect(await opens(tokenOf(browser))).toBe(true)
    await testBrowser(app.url, undefined, { cookie: `${cookieName}=${latest}` }).post(
      '/api/auth/sign-out',
    )
    expect(
      await app.db
        .selectFrom('auth_sessions')
        .select('id')
        .where('userId', '=', dora.userId)
        .execute(),
    ).toEqual([])
    expect(await window.closed).toBe(4002)
  })

  test('ends 90 days after signing in, whatever is done in it', async () => {
    const browser = await aBrowser('eve@example.org')
    await change('eve@example.org', {
      createdAt: new Date(Date.now() - 80 * dayMs),
      updatedAt: new Date(Date.now() - dayMs),
    })
    await browser.get('/api/auth/get-session')
    expect(browser.setCookies[0]).toMatch(/Max-Age=8(?:64000|63999);/)
    const { expiresAt: expires } = await session('eve@example.org')
    expect(Math.abs(expires.getTime() - (Date.now() + 10 * dayMs))).toBeLessThan(60_000)
    await change('eve@example.org', {
      createdAt: new Date(Date.now() - 91 * dayMs),
      updatedAt: new Date(Date.now() - dayMs),
    })
    await browser.get('/api/auth/get-session')
    app.deps.bus.invalidateEverything()
    expect(await opens(tokenOf(browser))).toBe(false)
  })

  test('of a program is renewed only when it asks for the new token', async () => {
    await aBrowser('fay@example.org')
    const { token } = await signIn('fay@example.org', wanting)
    await passDay('fay@example.org')
    const program = testBrowser(app.url, undefined, { authorization: `Bearer ${token}` })
    expect((await program.get('/api/auth/get-session')).headers.get('set-auth-token')).toBeNull()
    expect(program.setCookies).toEqual([])
    const next =
      (await program.get('/api/auth/get-session', wanting)).headers.get('set-auth-token') ?? ''
    expect(next).not.toBe('')
    expect(next).not.toBe(token)
    expect(await opens(next)).toBe(true)
  })

  test('of somebody who became an admin of a venue is renewed at the next visit', async () => {
    const gil = await app.signedIn('Gil')
    const location = await aLocation(app.db)
    const browser = testBrowser(app.url)
    await browser.get('/api/auth/get-session', { cookie: gil.cookie })
    expect(browser.setCookies).toEqual([])
    await addAdmin(app.db, location, gil.playerId, Date.now())
    await browser.get('/api/auth/get-session', { cookie: gil.cookie })
    expect(tokenOf(browser)).not.toBe('')
  })
})

describe('changing the password', () => {
  test('replaces the token of this session, ends all else that is open, and tells the owner', async () => {
    const browser = await aBrowser('hal@example.org')
    const other = await signIn('hal@example.org')
    const old = tokenOf(browser)
    const [here] = await app.db
      .selectFrom('auth_sessions')
      .select('id')
      .where('userId', '=', await idOf('hal@example.org'))
      .orderBy('createdAt')
      .execute()
    const answer = await browser.post('/api/auth/change-password', {
      currentPassword: password,
      newPassword: 'another password',
    })
    expect(answer).toMatchObject({ status: 200, body: { status: true } })
    expect(tokenOf(browser)).not.toBe(old)
    expect(await opens(tokenOf(browser))).toBe(true)
    expect(await opens(tokenOf(other.browser))).toBe(false)
    await passOverlap('hal@example.org')
    expect(await opens(old)).toBe(false)
    expect(
      await app.db
        .selectFrom('auth_sessions')
        .select('id')
        .where('userId', '=', await idOf('hal@example.org'))
        .execute(),
    ).toEqual([here])
    expect(await app.mailbox.next()).toMatchObject({
      to: 'hal@example.org',
      subject: 'Your Sideout password was changed',
    })
  })

  test('with a wrong one changes nothing', async () => {
    const browser = await aBrowser('ina@example.org')
    const other = await signIn('ina@example.org')
    const answer = await browser.post('/api/auth/change-password', {
      currentPassword: 'not the password',
      newPassword: 'another password',
    })
    expect(answer.status).toBe(400)
    expect(await opens(tokenOf(other.browser))).toBe(true)
    expect(browser.setCookies).toEqual([])
  })
})

test('under https the cookie is of this host only, and a session under the former name goes on under the new one', async () => {
  const secure = await startTestApp({ publicUrl: 'https://sideout.test' })
  try {
    const jo = await secure.signedIn('Joe')
    const former = `__Secure-${cookieName}=${jo.token}`
    expect(
      (await testClient(secure.url, { cookie: former }).call('account-signInMethods', {})).ok,
    ).toBe(true)
    const browser = testBrowser(secure.url, 'https://sideout.test')
    expect((await browser.get('/api/auth/get-session', { cookie: former })).body).toMatchObject({
      user: { email: jo.email },
    })
    expect(browser.cookies.get(`__Host-${cookieName}`)).toBe(jo.token)
    expect(browser.setCookies.join('\n')).toMatch(/__Secure-sideout\.session_token=; Max-Age=0/)
    expect(browser.setCookies.join('\n')).toMatch(
      /__Host-sideout\.session_mark=[\da-f]{16};[^\n]*Secure/,
    )
    expect(
      (
        await testClient(secure.url, { cookie: `__Host-${cookieName}=${jo.token}` }).call(
          'account-signInMethods',
          {},
        )
      ).ok,
    ).toBe(true)
    expect(
      (
        await testClient(secure.url, { cookie: `${cookieName}=${jo.token}` }).call(
          'account-signInMethods',
          {},
        )
      ).ok,
    ).toBe(false)
    await browser.post('/api/auth/sign-out')
    expect(browser.cookies.has(`__Host-${cookieName}`)).toBe(false)
  } finally {
    await secure.close()
  }
})

test('a session id is no token', async () => {
  const kim = await app.signedIn('Kim')
  const [row] = await app.db
    .selectFrom('auth_sessions')
    .select('id')
    .where('userId', '=', kim.userId)
    .execute()
  for (const guess of [`id:${row?.id}`, row?.id ?? '', randomUUID()]) {
    expect(
      (
        await testClient(app.url, { authorization: `Bearer ${guess}` }).call(
          'account-signInMethods',
          {},
        )
      ).ok,
    ).toBe(false)
  }
})
