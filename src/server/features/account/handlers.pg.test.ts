// The player's own account through the API: sessions, sign-in methods and the address.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recentSignInMs } from '#domain/account/account.ts'
import { startTestApp, type TestApp, type TestUser } from '#test/support/test-app.ts'
import { testBrowser } from '#test/support/test-browser.ts'
import { testClient } from '#test/support/test-client.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ time: { now: () => Date.now() } })
})
afterAll(async () => {
  await app.close()
})

const chrome =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36'
const password = 'a good password'

async function aPerson(email: string, userAgent = chrome) {
  await testBrowser(app.url).post('/api/auth/sign-up/email', { email, password })
  return signIn(email, userAgent)
}

async function signIn(email: string, userAgent = chrome) {
  const answer = await testBrowser(app.url).post(
    '/api/auth/sign-in/email',
    { email, password },
    { 'user-agent': userAgent, 'want-auth-token': 'true' },
  )
  const token = answer.headers.get('set-auth-token') ?? ''
  return { ...testClient(app.url, { authorization: `Bearer ${token}` }), token }
}

const ageSession = (user: Pick<TestUser, 'userId'>) =>
  app.db
    .updateTable('auth_sessions')
    .set({ createdAt: new Date(Date.now() - recentSignInMs - 1) })
    .where('userId', '=', user.userId)
    .execute()
const aPasskey = (userId: string, name: string) => {
  const row = {
    id: randomUUID(),
    name,
    publicKey: 'x',
    userId,
    credentialId: randomUUID(),
    counter: 0,
    deviceType: 'singleDevice',
    backedUp: false,
    transports: null,
    aaguid: null,
  }
  return app.db
    .insertInto('auth_passkeys')
    .values(row)
    .execute()
    .then(() => row.id)
}

describe('sessions', () => {
  test('are told by device, mine marked; one that is ended is signed out at once, in its open windows too', async () => {
    const phone = await aPerson('ann@example.org')
    const laptop = await signIn(
      'ann@example.org',
      'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0',
    )
    const { sessions } = await phone.must('account-sessions', {})
    expect(
      sessions
        .map(({ browser, system, isThis }) => ({ browser, system, isThis }))
        .toSorted((a, b) => String(a.browser).localeCompare(String(b.browser))),
    ).toEqual([
      { browser: 'Chrome', system: 'Android', isThis: true },
      { browser: 'Firefox', system: 'Linux', isThis: false },
    ])
    const window = await app.socket(laptop.token)
    await window.subscribe('players-me', {}).next()
    const other = sessions.find(({ isThis }) => !isThis)
    await phone.must('account-revokeSession', { sessionId: other?.sessionId ?? '' })
    expect(await window.closed).toBe(4002)
    expect(await laptop.call('account-sessions', {})).toMatchObject({
      ok: false,
      refusal: { code: 'not-signed-in' },
    })
    expect(
      await phone.call('account-revokeSession', { sessionId: other?.sessionId ?? '' }),
    ).toMatchObject({ ok: false, refusal: { code: 'session-not-found' } })
  })

  test('are shown and ended after a recent sign-in, or with the password', async () => {
    const old = await aPerson('olive@example.org')
    const other = await signIn('olive@example.org')
    const { id: userId } = await app.db
      .selectFrom('auth_users')
      .select('id')
      .where('email', '=', 'olive@example.org')
      .executeTakeFirstOrThrow()
    await ageSession({ userId })
    const refusals = async (asked: string | null) =>
      [
        await old.call('account-sessions', { password: asked }),
        await old.call('account-revokeSession', { sessionId: 'any', password: asked }),
        await old.call('account-revokeOtherSessions', { password: asked }),
      ].map((answer) => (answer.ok ? 'done' : answer.refusal.code))
    expect(await refusals(null)).toEqual(Array(3).fill('sign-in-too-old'))
    expect(await refusals('a guess of mine')).toEqual(Array(3).fill('wrong-password'))
    expect((await other.call('account-signInMethods', {})).ok).toBe(true)
    expect(await refusals(password)).toEqual(['done', 'session-not-found', 'done'])
    expect((await other.call('account-signInMethods', {})).ok).toBe(false)
  })

  test('of others cannot be ended; all others of mine can', async () => {
    const mine = await aPerson('ben@example.org')
    const second = await signIn('ben@example.org')
    const stranger = await aPerson('cleo@example.org')
    const { sessions } = await stranger.must('account-sessions', {})
    expect(
      await mine.call('account-revokeSession', { sessionId: sessions[0]?.sessionId ?? '' }),
    ).toMatchObject({ ok: false, refusal: { code: 'session-not-found' } })
    await mine.must('account-revokeOtherSessions', {})
    expect((await mine.must('account-sessions', {})).sessions).toMatchObject([{ isThis: true }])
    expect((await second.call('account-sessions', {})).ok).toBe(false)
    expect((await stranger.call('account-sessions', {})).ok).toBe(true)
  })
})

describe('the ways in', () => {
  test('can go but for the last', async () => {
    const dan = await app.signedInUser('Dan', { provider: 'google' })
    const first = await aPasskey(dan.userId, 'Phone')
    const second = await aPasskey(dan.userId, 'Key')
    expect(await dan.must('account-signInMethods', {})).toMatchObject({
      email: 'dan@example.org',
      emailVerified: false,
      hasPassword: false,
      isRecent: true,
      passkeys: [{ name: 'Phone' }, { name: 'Key' }],
      providers: [
        { provider: 'google', isLinked: true, isOn: false },
        { provider: 'facebook', isLinked: false },
        { provider: 'twitter', isLinked: false },
      ],
    })
    expect(await dan.call('account-unlinkProvider', { provider: 'twitter' })).toMatchObject({
      ok: false,
      refusal: { code: 'provider-not-linked' },
    })
    await dan.must('account-unlinkProvider', { provider: 'google' })
    const answers = await Promise.all(
      [first, second].map((passkeyId) => dan.call('account-removePasskey', { passkeyId })),
    )
    expect(answers.map((answer) => (answer.ok ? 'gone' : answer.refusal.code)).toSorted()).toEqual([
      'gone',
      'last-sign-in',
    ])
    expect((await dan.must('account-signInMethods', {})).passkeys).toHaveLength(1)
  })

  test('of others cannot be touched', async () => {
    const eve = await app.signedInUser('Eve', { provider: 'google' })
    const fay = await app.signedInUser('Fay', { provider: 'google' })
    const passkeyId = await aPasskey(fay.userId, 'Phone')
    await aPasskey(eve.userId, 'Mine')
    expect(await eve.call('account-removePasskey', { passkeyId })).toMatchObject({
      ok: false,
      refusal: { code: 'passkey-not-found' },
    })
  })
})

describe('the address', () => {
  const tokenIn = (text: string): string =>
    /(?:settings\/email#|confirm-address\?t=)([\w-]+)/.exec(text)?.[1] ?? ''
  const nextLink = async (to: string): Promise<string> => {
    const mail = await app.mailbox.next()
    expect(mail.to).toBe(to)
    return tokenIn(mail.text)
  }

  test('is proven by a link that only its own account can use, once', async () => {
    const [gil, hal] = [await app.signedInUser('Gil'), await app.signedInUser('Hal')]
    await gil.must('account-sendVerification', {})
    const token = await nextLink(gil.email)
    expect(await hal.call('account-confirmEmail', { token })).toMatchObject({
      ok: false,
      refusal: { code: 'link-expired' },
    })
    expect(await gil.must('account-confirmEmail', { token })).toEqual({ did: 'verified' })
    expect(await gil.call('account-confirmEmail', { token })).toMatchObject({
      ok: false,
      refusal: { code: 'link-expired' },
    })
    expect(await gil.call('account-sendVerification', {})).toMatchObject({
      ok: false,
      refusal: { code: 'email-verified' },
    })
  })

  test('changes after a link to the present and one to the new address', async () => {
    const ida = await app.signedInUser('Ida')
    await app.db
      .updateTable('auth_users')
      .set({ emailVerified: true })
      .where('id', '=', ida.userId)
      .execute()
    await ida.must('account-changeEmail', { email: 'Ida@New.example', password: null })
    expect(await ida.must('account-confirmEmail', { token: await nextLink(ida.email) })).toEqual({
      did: 'left',
    })
    expect((await ida.must('account-signInMethods', {})).email).toBe(ida.email)
    expect(
      await ida.must('account-confirmEmail', { token: await nextLink('ida@new.example') }),
    ).toEqual({ did: 'changed' })
    expect(await ida.must('account-signInMethods', {})).toMatchObject({
      email: 'ida@new.example',
      emailVerified: true,
    })
  })

  test('of another is answered alike, told to its owner, and never taken', async () => {
    const [joe, kai] = [await app.signedInUser('Joe'), await app.signedInUser('Kai')]
    await joe.must('account-changeEmail', { email: kai.email, password: null })
    expect(await app.mailbox.next()).toMatchObject({
      to: kai.email,
      subject: 'You already have a Sideout account',
    })
    await joe.must('account-changeEmail', { email: 'free@example.org', password: null })
    const token = await nextLink('free@example.org')
    await app.db
      .updateTable('auth_users')
      .set({ email: 'free@example.org' })
      .where('id', '=', kai.userId)
      .execute()
    expect(await joe.call('account-confirmEmail', { token })).toMatchObject({
      ok: false,
      refusal: { code: 'link-expired' },
    })
  })

  test('is not changed with a phone found lying about', async () => {
    const lea = await app.signedInUser('Lea')
    await ageSession(lea)
    expect(
      await lea.call('account-changeEmail', { email: 'thief@example.org', password: null }),
    ).toMatchObject({ ok: false, refusal: { code: 'sign-in-too-old' } })
    expect(
      await lea.call('account-changeEmail', {
        email: 'thief@example.org',
        password: 'a guess of mine',
      }),
    ).toMatchObject({ ok: false, refusal: { code: 'wrong-password' } })
    const mia = await aPerson('mia@example.org')
    expect(await mia.must('account-changeEmail', { email: 'mia2@example.org', password })).toEqual({
      success: true,
    })
    expect(
      await mia.call('account-changeEmail', { email: 'mia@example.org', password: null }),
    ).toMatchObject({ ok: false, refusal: { code: 'same-email' } })
    expect(
      await lea.call('account-changeEmail', { email: 'x@no-email.invalid', password: null }),
    ).toMatchObject({ ok: false })
  })
})

test('adding a passkey and connecting a provider ask for a recent sign-in', async () => {
  const noa = await app.signedInUser('Noa')
  const browser = testBrowser(app.url, undefined, { cookie: noa.cookie })
  expect((await browser.get('/api/auth/passkey/generate-register-options')).status).toBe(200)
  expect(await browser.post('/api/auth/link-social', { provider: 'google' })).toMatchObject({
    status: 403,
    body: { code: 'EMAIL_NOT_VERIFIED' },
  })
  await ageSession(noa)
  expect(await browser.get('/api/auth/passkey/generate-register-options')).toMatchObject({
    status: 403,
    body: { code: 'SESSION_NOT_FRESH' },
  })
  expect(await browser.post('/api/auth/link-social', { provider: 'google' })).toMatchObject({
    status: 403,
    body: { code: 'SESSION_NOT_FRESH' },
  })
})
