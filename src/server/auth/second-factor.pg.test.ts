// The second factor through the front door: set up, required for every way of signing in, and
// turned off.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { rateLimits } from '#domain/shared/rate-limits.ts'
import { startOAuthProvider, type OAuthProvider } from '#test/support/oauth-provider.ts'
import { startTestApp, type TestApp } from '#test/support/test-app.ts'
import { testBrowser, type TestBrowser } from '#test/support/test-browser.ts'
import { testClient } from '#test/support/test-client.ts'
import { testSecret } from '#test/support/test-secret.ts'
import { readTotpKey } from '#test/support/totp-key.ts'
import { until } from '#test/support/until.ts'
import { renewSecondFactors } from '../runtime/apply-secrets.ts'
import { codePeriodS, computeCode } from './authenticator-code.ts'

let app: TestApp
let provider: OAuthProvider
beforeAll(async () => {
  vi.setSystemTime(Date.now())
  provider = await startOAuthProvider()
  app = await startTestApp({ providers: { google: provider.settings } })
})
afterAll(async () => {
  await app.close()
  await provider.stop()
  vi.useRealTimers()
})

const password = 'a good password'
const toCookie = ({ cookies }: TestBrowser): string =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
const isIn = async (browser: TestBrowser): Promise<boolean> =>
  (await testClient(app.url, { cookie: toCookie(browser) }).call('account-sessions', {})).ok

const codeFor = (key: string, ahead = 0): string =>
  computeCode(key, Math.floor(Date.now() / 1000 / codePeriodS) + ahead)

const giveCode = (browser: TestBrowser, code: string) =>
  browser.post('/api/auth/two-factor/verify-totp', { code })
const giveRecovery = (browser: TestBrowser, code: string) =>
  browser.post('/api/auth/two-factor/verify-backup-code', { code })
const signIn = async (email: string, browser = testBrowser(app.url)) => {
  const answer = await browser.post('/api/auth/sign-in/email', { email, password })
  return { browser, answer }
}

async function begin(email: string) {
  await testBrowser(app.url).post('/api/auth/sign-up/email', { email, password })
  const { browser } = await signIn(email)
  const answer = await browser.post('/api/auth/two-factor/enable', { password })
  expect(answer.status).toBe(200)
  const { totpURI, backupCodes } = answer.body as { totpURI: string; backupCodes: string[] }
  return { browser, key: readTotpKey(totpURI), codes: backupCodes }
}

async function withFactor(email: string) {
  const begun = await begin(email)
  expect((await giveCode(begun.browser, codeFor(begun.key, -1))).status).toBe(200)
  return begun
}

const linesOf = (kind: string) => app.securityLines.filter((line) => line['security'] === kind)

describe('setting it up', () => {
  test('is on only once a code was right, and its owner is told by e-mail', async () => {
    const { browser, key } = await begin('on@example.org')
    expect((await signIn('on@example.org')).answer.body).toMatchObject({ user: {} })
    expect((await giveCode(browser, '000000')).body).toMatchObject({ code: 'INVALID_CODE' })
    expect((await signIn('on@example.org')).answer.body).toMatchObject({ user: {} })
    const answer = await giveCode(browser, codeFor(key))
    expect(answer.status).toBe(200)
    expect(answer.body).not.toHaveProperty('token')
    expect(await isIn(browser)).toBe(true)
    expect(await app.mailbox.next()).toMatchObject({
      to: 'on@example.org',
      subject: 'Your Sideout account now asks for a code',
    })
    expect(linesOf('second-factor-changed').at(-1)).toMatchObject({ outcome: 'done' })
  })

  test('needs the password, and without one a recent sign-in', async () => {
    const { browser } = await begin('proof@example.org')
    const wrong = await browser.post('/api/auth/two-factor/enable', { password: 'wrong password' })
    expect(wrong.body).toMatchObject({ code: 'INVALID_PASSWORD' })
    expect((await browser.post('/api/auth/two-factor/enable', {})).status).toBe(400)
    const old = await app.signedInUser('Oldie')
    const asOld = testBrowser(app.url, undefined, old.headers)
    app.clock.set(Date.now() + 2 * 86_400_000)
    const late = await asOld.post('/api/auth/two-factor/enable', {})
    expect(late).toMatchObject({ status: 403, body: { code: 'SESSION_NOT_FRESH' } })
    app.clock.set(Date.now())
    expect((await asOld.post('/api/auth/two-factor/enable', {})).status).toBe(200)
    expect((await testBrowser(app.url).post('/api/auth/two-factor/enable', {})).status).toBe(401)
  })

  test('keeps neither the key nor a recovery code in the clear', async () => {
    const { key, codes } = await begin('kept@example.org')
    const kept = JSON.stringify(await app.db.selectFrom('auth_two_factors').selectAll().execute())
    expect([key, ...codes].filter((text) => kept.includes(text))).toEqual([])
  })

  test('keeps the push devices of the session', async () => {
    const pia = await app.signedIn('Pia')
    const { id } = await app.db
      .selectFrom('auth_sessions')
      .select('id')
      .where('userId', '=', pia.userId)
      .executeTakeFirstOrThrow()
    await app.db
      .insertInto('push_devices')
      .values({
        deviceId: randomUUID(),
        playerId: pia.playerId,
        sessionId: id,
        endpoint: 'https://push.example/1',
        p256dh: 'x',
        auth: 'x',
        name: 'Phone',
        created: new Date(),
      })
      .execute()
    app.clock.set(Date.now())
    const browser = testBrowser(app.url)
    const { body } = await browser.post('/api/auth/two-factor/enable', {}, pia.headers)
    const key = readTotpKey((body as { totpURI: string }).totpURI)
    const code = { code: codeFor(key) }
    expect((await browser.post('/api/auth/two-factor/verify-totp', code, pia.headers)).status).toBe(
      200,
    )
    expect((await pia.call('account-sessions', {})).ok).toBe(true)
    expect(
      await app.db
        .selectFrom('push_devices')
        .select('deviceId')
        .where('playerId', '=', pia.playerId)
        .execute(),
    ).toHaveLength(1)
  })
})

describe('signing in', () => {
  test('with a password gives no session before the code', async () => {
    const { key } = await withFactor('two@example.org')
    const { browser, answer } = await signIn('two@example.org')
    expect(answer).toMatchObject({ status: 200, body: { twoFactorRedirect: true } })
    expect(answer.headers.get('set-auth-token')).toBeNull()
    expect(await isIn(browser)).toBe(false)
    const given = await giveCode(browser, codeFor(key))
    expect(given).toMatchObject({ status: 200, body: { user: { email: 'two@example.org' } } })
    expect(given.body).not.toHaveProperty('token')
    expect(await isIn(browser)).toBe(true)
    expect(linesOf('second-factor').at(-1)).toMatchObject({ outcome: 'done' })
  })

  test('with a wrong code is refused and recorded', async () => {
    await withFactor('wrong@example.org')
    const { browser } = await signIn('wrong@example.org')
    expect(await giveCode(browser, '000000')).toMatchObject({
      status: 401,
      body: { code: 'INVALID_CODE' },
    })
    expect(await isIn(browser)).toBe(false)
    const { id } = await app.db
      .selectFrom('auth_users')
      .select('id')
      .where('email', '=', 'wrong@example.org')
      .executeTakeFirstOrThrow()
    expect(linesOf('second-factor').at(-1)).toMatchObject({
      outcome: 'refused',
      reason: 'wrong-code',
      userId: id,
    })
  })

  test('takes a code once, from whichever window comes first', async () => {
    const { key } = await withFactor('once@example.org')
    const windows = await Promise.all([signIn('once@example.org'), signIn('once@example.org')])
    const code = codeFor(key)
    const answers = await Promise.all(windows.map(({ browser }) => giveCode(browser, code)))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 401,
    ])
    const { browser } = await signIn('once@example.org')
    expect((await giveCode(browser, code)).body).toMatchObject({ code: 'INVALID_CODE' })
    expect((await giveCode(browser, codeFor(key, 1))).status).toBe(200)
  })

  test('takes each recovery code once, however it is typed', async () => {
    const {
      codes: [first = '', second = ''],
    } = await withFactor('paper@example.org')
    const one = (await signIn('paper@example.org')).browser
    expect((await giveRecovery(one, first)).status).toBe(200)
    expect(await isIn(one)).toBe(true)
    const two = (await signIn('paper@example.org')).browser
    expect((await giveRecovery(two, first)).body).toMatchObject({ code: 'INVALID_BACKUP_CODE' })
    expect((await giveRecovery(two, ` ${second.toUpperCase().replace('-', ' ')} `)).status).toBe(
      200,
    )
  })

  test('lets five codes be tried, then asks for the first factor again', async () => {
    const { key } = await withFactor('guess@example.org')
    const { browser } = await signIn('guess@example.org')
    for (let n = 0; n < 5; n += 1) expect((await giveCode(browser, '000000')).status).toBe(401)
    expect((await giveCode(browser, codeFor(key))).body).toMatchObject({
      code: 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE',
    })
    expect(await isIn(browser)).toBe(false)
  })

  test('lets one account be tried so often, from however many browsers', async () => {
    const limited = await startTestApp({ isRateLimited: true, beside: app })
    await withFactor('flood@example.org')
    const statuses: number[] = []
    for (let window = 0; window < 4; window += 1) {
      const { browser } = await signIn('flood@example.org', testBrowser(limited.url))
      for (let n = 0; n < 5; n += 1) statuses.push((await giveCode(browser, '000000')).status)
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(
      rateLimits['second-factor'].tries,
    )
    expect(statuses.at(-1)).toBe(429)
    await limited.close()
  })

  test('a thief with the password makes the owner wait on no device of theirs', async () => {
    const limited = await startTestApp({ isRateLimited: true, beside: app })
    const owner = testBrowser(limited.url)
    const { key, codes } = await withFactor('robbed@example.org')
    await signIn('robbed@example.org', owner)
    expect((await giveRecovery(owner, codes[0] ?? '')).status).toBe(200)
    const thief = testBrowser(limited.url)
    let last = 0
    for (let window = 0; window < 4; window += 1) {
      await signIn('robbed@example.org', thief)
      for (let n = 0; n < 5; n += 1) last = (await giveCode(thief, '000000')).status
    }
    expect(last).toBe(429)
    await owner.post('/api/auth/sign-out', {})
    await signIn('robbed@example.org', owner)
    expect((await giveCode(owner, codeFor(key, 1))).status).toBe(200)
    await limited.close()
  })

  test('by a link gives no session before the code', async () => {
    const { key } = await withFactor('link@example.org')
    while ((await app.mailbox.next()).to !== 'link@example.org') {
      /* those of other tests */
    }
    await app.db
      .updateTable('auth_users')
      .set({ emailVerified: true })
      .where('email', '=', 'link@example.org')
      .execute()
    await testBrowser(app.url).post('/api/auth/sign-in/magic-link', { email: 'link@example.org' })
    const token = /#link=(\w+)/.exec((await app.mailbox.next()).text)?.[1]
    const browser = testBrowser(app.url)
    const answer = await browser.post('/api/auth/magic-link/verify', { token })
    expect(answer).toMatchObject({ status: 200, body: { twoFactorRedirect: true } })
    expect(answer.headers.get('set-auth-token')).toBeNull()
    expect(await isIn(browser)).toBe(false)
    expect((await giveCode(browser, codeFor(key))).status).toBe(200)
    expect(await isIn(browser)).toBe(true)
  })

  test('by a provider leads to the code, without a session', async () => {
    const come = async (browser: TestBrowser) => {
      provider.is({ sub: '77', name: 'Gail', email: 'gail@gmail.example', email_verified: true })
      const asked = await browser.post('/api/auth/sign-in/social', { provider: 'google' })
      const consent = await fetch((asked.body as { url: string }).url, { redirect: 'manual' })
      const back = new URL(consent.headers.get('location') ?? '')
      return (await browser.get(back.pathname + back.search)).headers.get('location')
    }
    const first = testBrowser(app.url)
    expect(await come(first)).toBe('/')
    app.clock.set(Date.now())
    const begun = await first.post('/api/auth/two-factor/enable', {})
    const key = readTotpKey((begun.body as { totpURI: string }).totpURI)
    expect((await giveCode(first, codeFor(key, -1))).status).toBe(200)
    const next = testBrowser(app.url)
    expect(await come(next)).toBe('http://sideout.test/signin#code')
    expect(await isIn(next)).toBe(false)
    expect((await giveCode(next, codeFor(key))).status).toBe(200)
    expect(await isIn(next)).toBe(true)
  })

  test('a session that this browser had ends when the code is asked for', async () => {
    await withFactor('again@example.org')
    const other = await app.signedInUser('Other')
    await testBrowser(app.url).post(
      '/api/auth/sign-in/email',
      { email: 'again@example.org', password },
      { cookie: other.cookie },
    )
    expect((await other.call('account-sessions', {})).ok).toBe(false)
  })
})

describe('afterwards', () => {
  test('it is turned off with the password, and its owner is told', async () => {
    const { browser } = await withFactor('off@example.org')
    expect(
      (await browser.post('/api/auth/two-factor/disable', { password: 'wrong one!' })).status,
    ).toBe(400)
    expect((await browser.post('/api/auth/two-factor/disable', { password })).body).toEqual({
      status: true,
    })
    expect(await isIn(browser)).toBe(true)
    expect((await signIn('off@example.org')).answer.body).toMatchObject({
      user: { email: 'off@example.org' },
    })
    await expect
      .poll(() => app.mailbox.mails)
      .toContainEqual(
        expect.objectContaining({
          to: 'off@example.org',
          subject: 'Your Sideout account no longer asks for a code',
        }),
      )
  })

  test('the session goes on under a new token when it is turned off', async () => {
    const { browser } = await withFactor('goes-on@example.org')
    const before = toCookie(browser)
    const sessions = () =>
      app.db
        .selectFrom('auth_sessions as session')
        .innerJoin('auth_users as user', 'user.id', 'session.userId')
        .select('session.id')
        .where('user.email', '=', 'goes-on@example.org')
        .execute()
    const held = await sessions()
    expect((await browser.post('/api/auth/two-factor/disable', { password })).status).toBe(200)
    expect(await sessions()).toEqual(held)
    expect(await isIn(browser)).toBe(true)
    expect((await testClient(app.url, { cookie: before }).call('account-sessions', {})).ok).toBe(
      false,
    )
  })

  test('it asks for a code in spite of a new password', async () => {
    const email = 'reset@example.org'
    await withFactor(email)
    await app.db
      .updateTable('auth_users')
      .set({ emailVerified: true })
      .where('email', '=', email)
      .execute()
    await testClient(app.url).must('emails-emailPasswordReset', { email })
    const mail = await until('the reset mail', () =>
      app.mailbox.mails.find(({ to, text }) => to === email && text.includes('/reset#')),
    )
    const token = /#token=([\w-]+)/.exec(mail.text)?.[1] ?? ''
    const newPassword = 'a quite different one'
    expect(
      (await testBrowser(app.url).post('/api/auth/reset-password', { token, newPassword })).status,
    ).toBe(200)
    const asked = await testBrowser(app.url).post('/api/auth/sign-in/email', {
      email,
      password: newPassword,
    })
    expect(asked.body).toMatchObject({ twoFactorRedirect: true })
  })

  test('survives a change of SECRET while the one before is given', async () => {
    const { key, codes } = await withFactor('rotated@example.org')
    const other = 'another secret of the same server'
    await renewSecondFactors(app.db, { current: other, previous: testSecret })
    const { browser: lost } = await signIn('rotated@example.org')
    expect((await giveCode(lost, codeFor(key))).status).toBe(500)
    expect(app.takeErrors()).toHaveLength(1)
    const back = { current: testSecret, previous: other }
    expect(await renewSecondFactors(app.db, back)).toBeGreaterThan(0)
    expect(await renewSecondFactors(app.db, back)).toBe(0)
    const { browser } = await signIn('rotated@example.org')
    expect((await giveCode(browser, codeFor(key, 1))).status).toBe(200)
    const { browser: next } = await signIn('rotated@example.org')
    expect((await giveRecovery(next, codes[0] ?? '')).status).toBe(200)
  })

  test('new recovery codes take the place of the old ones', async () => {
    const {
      browser,
      codes: [old = ''],
    } = await withFactor('fresh@example.org')
    expect(
      (await browser.post('/api/auth/two-factor/generate-backup-codes', { password: 'wrong one!' }))
        .status,
    ).toBe(400)
    const made = await browser.post('/api/auth/two-factor/generate-backup-codes', { password })
    const [fresh = ''] = (made.body as { backupCodes: string[] }).backupCodes
    const { browser: next } = await signIn('fresh@example.org')
    expect((await giveRecovery(next, old)).status).toBe(401)
    expect((await giveRecovery(next, fresh)).status).toBe(200)
  })

  test('who registered with an address before its owner came locks nobody out', async () => {
    await withFactor('owner@example.org')
    await testBrowser(app.url).post('/api/auth/sign-in/magic-link', { email: 'owner@example.org' })
    const mail = await until('the link', () =>
      app.mailbox.mails.find(
        ({ to, text }) => to === 'owner@example.org' && text.includes('#link='),
      ),
    )
    const token = /#link=(\w+)/.exec(mail.text)?.[1] ?? ''
    const owner = testBrowser(app.url)
    expect((await owner.post('/api/auth/magic-link/verify', { token })).body).toMatchObject({
      user: { email: 'owner@example.org' },
    })
    expect(await isIn(owner)).toBe(true)
  })
})
