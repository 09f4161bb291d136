// E-mail and password through the front door, with real HTTP, PostgreSQL and scrypt.
import { get } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aLocation } from '#test/support/builders.ts'
import { startTestApp, type TestApp } from '#test/support/test-app.ts'
import { testBrowser } from '#test/support/test-browser.ts'
import { testClient } from '#test/support/test-client.ts'
import { openTestSocket } from '#test/support/test-socket.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(async () => {
  await app.close()
})

const password = 'a good password'
const register = (email: string, extra: object = {}) =>
  testBrowser(app.url).post('/api/auth/sign-up/email', { email, password, ...extra })
async function signedInBrowser(email: string) {
  await register(email)
  const browser = testBrowser(app.url)
  const answer = await browser.post(
    '/api/auth/sign-in/email',
    { email, password },
    { 'want-auth-token': 'true' },
  )
  expect(answer.status).toBe(200)
  return { browser, token: answer.headers.get('set-auth-token') ?? '' }
}
const isSignedIn = async (headers: Record<string, string>): Promise<boolean> =>
  (await testClient(app.url, headers).call('validations-checkPlayer', { id: 'zoe' })).ok
const cookieOf = (browser: { cookies: ReadonlyMap<string, string> }): Record<string, string> => ({
  cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
})

describe('registering', () => {
  test('makes an account that can sign in, and puts the person on stage', async () => {
    expect(await register('ann@example.org')).toMatchObject({ status: 200, body: { status: true } })
    const { token } = await signedInBrowser('ann@example.org')
    const socket = await openTestSocket(app.url, { authorization: `Bearer ${token}` })
    expect(await socket.subscribe('players-me', {}).next()).toMatchObject({
      status: 'onboarding',
      email: 'ann@example.org',
      provider: 'password',
    })
    await socket.close()
  })

  test('signs nobody in by itself', async () => {
    const browser = testBrowser(app.url)
    await browser.post('/api/auth/sign-up/email', { email: 'quiet@example.org', password })
    expect(browser.setCookies).toEqual([])
  })

  test('remembers the venue of the person who referred', async () => {
    const venue = await aLocation(app.db)
    await register('ref@example.org', { referral: venue })
    await register('lost@example.org', { referral: 'no-such-venue' })
    const stages = await app.db
      .selectFrom('player_stage')
      .innerJoin('auth_users', 'auth_users.id', 'player_stage.userId')
      .select(['email', 'homeLocation'])
      .where('email', 'in', ['ref@example.org', 'lost@example.org'])
      .orderBy('email')
      .execute()
    expect(stages).toEqual([
      { email: 'lost@example.org', homeLocation: null },
      { email: 'ref@example.org', homeLocation: venue },
    ])
  })

  test.each([
    ['a password of 7 characters', { email: 'a1@example.org', password: '1234567' }],
    ['a password of 129 characters', { email: 'a1@example.org', password: 'x'.repeat(129) }],
    ['no password', { email: 'a1@example.org' }],
    ['an address that is none', { email: 'a1', password }],
    [
      'an address under .invalid, which stands for none',
      { email: 'twitter-1@no-email.invalid', password },
    ],
    ['a picture', { email: 'a1@example.org', password, image: 'https://elsewhere.example/a.png' }],
    ['a claim to be verified', { email: 'a1@example.org', password, emailVerified: true }],
    ['a referral that is no id', { email: 'a1@example.org', password, referral: '../etc' }],
  ])('with %s is refused and changes nothing', async (_what, body) => {
    const answer = await testBrowser(app.url).post('/api/auth/sign-up/email', body)
    expect(answer.status).toBe(400)
    expect(
      await app.db
        .selectFrom('auth_users')
        .select('id')
        .where('email', '=', body.email)
        .executeTakeFirst(),
    ).toBeUndefined()
  })
})

describe('signing in', () => {
  test('sets a cookie that scripts cannot read and other sites cannot send', async () => {
    const { browser } = await signedInBrowser('cookie@example.org')
    expect(browser.setCookies).toHaveLength(3)
    expect(browser.setCookies[0]).toMatch(
      /^sideout\.session_token=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    expect(await isSignedIn(cookieOf(browser))).toBe(true)
  })

  test('hands out an identity token to programs that ask for it, in a header', async () => {
    await register('api@example.org')
    const answer = await testBrowser(app.url).post(
      '/api/auth/sign-in/email',
      { email: 'api@example.org', password },
      { 'want-auth-token': 'true' },
    )
    expect(
      await isSignedIn({ authorization: `Bearer ${answer.headers.get('set-auth-token')}` }),
    ).toBe(true)
    expect(JSON.stringify(answer.body)).not.toContain('token')
  })

  test.each([
    ['does not ask', {}],
    [
      'is a page of a browser, whatever it asks',
      { 'want-auth-token': 'true', 'sec-fetch-site': 'same-origin' },
    ],
  ])('tells no token to whoever %s', async (_who, headers) => {
    await register('page@example.org')
    const browser = testBrowser(app.url)
    const answer = await browser.post(
      '/api/auth/sign-in/email',
      { email: 'page@example.org', password },
      headers,
    )
    const [bare = ''] = decodeURIComponent(
      browser.cookies.get('sideout.session_token') ?? '',
    ).split('.')
    expect(bare).toMatch(/^\w{32}$/)
    expect(answer.headers.get('set-auth-token')).toBeNull()
    expect(JSON.stringify(answer.body)).not.toContain(bare)
    const session = await browser.get('/api/auth/get-session', headers)
    expect(session.headers.get('set-auth-token')).toBeNull()
    expect(JSON.stringify(session.body)).not.toContain(bare)
  })

  test('refuses a wrong password, and nothing that was tampered with is a session', async () => {
    const { browser, token } = await signedInBrowser('wrong@example.org')
    const answer = await testBrowser(app.url).post('/api/auth/sign-in/email', {
      email: 'wrong@example.org',
      password: 'not the password',
    })
    expect(answer).toMatchObject({ status: 401, body: { code: 'INVALID_EMAIL_OR_PASSWORD' } })
    const [bare = ''] = decodeURIComponent(token).split('.')
    const forged = encodeURIComponent(`${bare}.${'A'.repeat(43)}=`)
    expect(await isSignedIn({ authorization: `Bearer ${forged}` })).toBe(false)
    expect(await isSignedIn({ cookie: `sideout.session_token=${forged}` })).toBe(false)
    expect(await isSignedIn({ cookie: `sideout.session_token=${bare}` })).toBe(false)
    expect(await isSignedIn({ authorization: 'Bearer %E0%A4%A' })).toBe(false)
    expect(await isSignedIn(cookieOf(browser))).toBe(true)
  })

  test('is case-blind for the address', async () => {
    await register('Case@Example.org')
    expect(
      (
        await testBrowser(app.url).post('/api/auth/sign-in/email', {
          email: 'cASE@example.ORG',
          password,
        })
      ).status,
    ).toBe(200)
  })

  test('from a page of another site is refused', async () => {
    await register('csrf@example.org')
    const answer = await testBrowser(app.url, 'https://evil.example').post(
      '/api/auth/sign-in/email',
      { email: 'csrf@example.org', password },
    )
    expect(answer).toMatchObject({ status: 403, body: { code: 'INVALID_ORIGIN' } })
  })

  test('under a Host that is no address is refused, not a bug', async () => {
    const status = await new Promise((resolve, reject) => {
      get(`${app.url}/api/auth/get-session`, { headers: { host: '[' } }, (answer) => {
        answer.resume()
        resolve(answer.statusCode)
      }).on('error', reject)
    })
    expect(status).toBe(421)
  })

  test('a session that has expired is none', async () => {
    const late = await app.signedInUser('Late')
    await app.db
      .updateTable('auth_sessions')
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where('userId', '=', late.userId)
      .execute()
    expect(await isSignedIn(late.headers)).toBe(false)
  })

  test('asking for the session renews it once a day, for thirty days', async () => {
    const { browser } = await signedInBrowser('renew@example.org')
    const session = await browser.get('/api/auth/get-session')
    expect(session.body).toEqual({
      session: { expiresAt: expect.any(String) },
      user: { id: expect.any(String), email: 'renew@example.org' },
    })
    expect(browser.setCookies).toEqual([])
    expect((await testBrowser(app.url).get('/api/auth/get-session')).body).toBeNull()
    const expires = new Date(Date.now() + 28 * 86_400_000)
    const updated = new Date(Date.now() - 86_400_000)
    const { id: userId } = await app.db
      .selectFrom('auth_users')
      .select('id')
      .where('email', '=', 'renew@example.org')
      .executeTakeFirstOrThrow()
    await app.db
      .updateTable('auth_sessions')
      .set({ expiresAt: expires, updatedAt: updated })
      .where('userId', '=', userId)
      .execute()
    await browser.get('/api/auth/get-session')
    expect(browser.setCookies[0]).toContain('Max-Age=2592000')
    const { expiresAt: renewed } = await app.db
      .selectFrom('auth_sessions')
      .select('expiresAt')
      .where('userId', '=', userId)
      .executeTakeFirstOrThrow()
    expect(renewed.getTime()).toBeGreaterThan(expires.getTime() + 86_400_000)
  })
})

describe('a known and an unknown address', () => {
  const withoutChance = (answer: { status: number; body: unknown; headers: Headers }) => ({
    status: answer.status,
    body: answer.body,
    headers: [...answer.headers.keys()].filter((name) => name !== 'date').sort(),
  })

  test('get the same answer to a wrong sign-in', async () => {
    await register('known1@example.org')
    const wrong = (email: string) =>
      testBrowser(app.url).post('/api/auth/sign-in/email', { email, password: 'not the password' })
    expect(withoutChance(await wrong('known1@example.org'))).toEqual(
      withoutChance(await wrong('unknown1@example.org')),
    )
  })

  test('get the same answer to a registration, and the known one a mail and no change', async () => {
    await register('known2@example.org')
    const before = app.mailbox.mails.length
    const again = await testBrowser(app.url).post(
      '/api/auth/sign-up/email',
      { email: 'known2@example.org', password: 'another password' },
      { cookie: 'language=es' },
    )
    expect(withoutChance(again)).toEqual(withoutChance(await register('unknown2@example.org')))
    await expect
      .poll(() => app.mailbox.mails.slice(before))
      .toMatchObject([{ to: 'known2@example.org', subject: 'Ya tienes una cuenta de Sideout' }])
    expect(
      (
        await testBrowser(app.url).post('/api/auth/sign-in/email', {
          email: 'known2@example.org',
          password,
        })
      ).status,
    ).toBe(200)
    expect(
      (
        await testBrowser(app.url).post('/api/auth/sign-in/email', {
          email: 'known2@example.org',
          password: 'another password',
        })
      ).status,
    ).toBe(401)
    expect(
      await app.db
        .selectFrom('auth_users')
        .select('id')
        .where('email', 'like', '%@repeated.invalid')
        .execute(),
    ).toEqual([])
  })

  test('get the same answer to a reset', async () => {
    await register('known3@example.org')
    expect(
      await app.visitor.must('emails-emailPasswordReset', { email: 'known3@example.org' }),
    ).toEqual({ success: true })
    expect(
      await app.visitor.must('emails-emailPasswordReset', { email: 'unknown3@example.org' }),
    ).toEqual({ success: true })
  })
})

describe('signing out', () => {
  test('ends this session at once and closes its windows, and leaves the other devices alone', async () => {
    const { browser } = await signedInBrowser('out@example.org')
    const other = await signedInBrowser('out@example.org')
    const here = await openTestSocket(app.url, cookieOf(browser))
    const there = await openTestSocket(app.url, cookieOf(other.browser))
    const cookie = cookieOf(browser)
    expect(await isSignedIn(cookie)).toBe(true)
    expect((await browser.post('/api/auth/sign-out')).status).toBe(200)
    expect([...browser.cookies.keys()]).toEqual(['sideout.devices'])
    expect(await isSignedIn(cookie)).toBe(false)
    expect(await here.closed).toBe(4002)
    expect(here.frames).toContainEqual({ type: 'signed-out' })
    expect(await isSignedIn(cookieOf(other.browser))).toBe(true)
    expect(await there.subscribe('players-me', {}).next()).toMatchObject({
      email: 'out@example.org',
    })
    await there.close()
  })

  test('everywhere ends every session and closes every window', async () => {
    const one = await signedInBrowser('everywhere@example.org')
    const two = await signedInBrowser('everywhere@example.org')
    const three = await signedInBrowser('everywhere@example.org')
    const windows = [
      await openTestSocket(app.url, cookieOf(one.browser)),
      await openTestSocket(app.url, { authorization: `Bearer ${three.token}` }),
    ]
    const cookies = [
      cookieOf(one.browser),
      cookieOf(two.browser),
      { authorization: `Bearer ${three.token}` },
    ]
    expect(await Promise.all(cookies.map(isSignedIn))).toEqual([true, true, true])
    expect((await one.browser.post('/api/auth/revoke-sessions')).status).toBe(200)
    expect(await Promise.all(cookies.map(isSignedIn))).toEqual([false, false, false])
    expect(await Promise.all(windows.map((window) => window.closed))).toEqual([4002, 4002])
    expect([...one.browser.cookies.keys()]).toEqual(['sideout.devices'])
  })

  test('everywhere needs a session', async () => {
    expect((await testBrowser(app.url).post('/api/auth/revoke-sessions')).status).toBe(401)
  })
})

describe('what is not offered', () => {
  test.each([
    ['POST', '/api/auth/change-email'],
    ['POST', '/api/auth/update-user'],
    ['POST', '/api/auth/delete-user'],
    ['POST', '/api/auth/unlink-account'],
    ['POST', '/api/auth/verify-password'],
    ['POST', '/api/auth/passkey/delete-passkey'],
    ['GET', '/api/auth/passkey/list-user-passkeys'],
    ['POST', '/api/auth/request-password-reset'],
    ['POST', '/api/auth/revoke-session'],
    ['GET', '/api/auth/list-sessions'],
    ['GET', '/api/auth/get-access-token'],
    ['GET', '/api/auth/error'],
    ['GET', '/api/auth/sign-up/email'],
    ['POST', '/api/auth/'],
  ] as const)('%s %s is closed', async (method, path) => {
    const browser = testBrowser(app.url)
    expect((await (method === 'GET' ? browser.get(path) : browser.post(path))).status).toBe(404)
  })

  test('a body that is not JSON, or too large, is refused', async () => {
    const send = (body: string) =>
      fetch(`${app.url}/api/auth/sign-in/email`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      })
    expect((await send('{"email":')).status).toBe(400)
    expect(
      (await send(JSON.stringify({ email: 'a@example.org', password: 'x'.repeat(70_000) }))).status,
    ).toBe(413)
  })
})

test('under https the cookie is for https only', async () => {
  const secure = await startTestApp({ publicUrl: 'https://sideout.test' })
  try {
    const browser = testBrowser(secure.url, 'https://sideout.test')
    await browser.post('/api/auth/sign-up/email', { email: 'tls@example.org', password })
    await browser.post('/api/auth/sign-in/email', { email: 'tls@example.org', password })
    expect(browser.setCookies[0]).toMatch(
      /^__Host-sideout\.session_token=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    expect(
      (
        await testClient(secure.url, cookieOf(browser)).call('validations-checkPlayer', {
          id: 'zoe',
        })
      ).ok,
    ).toBe(true)
  } finally {
    await secure.close()
  }
})
