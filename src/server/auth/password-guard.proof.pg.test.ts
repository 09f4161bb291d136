// Password guessing is stopped soon, and no one can lock others out by guessing.
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { startTestApp, type TestApp } from '#test/support/test-app.ts'
import { testBrowser, type TestBrowser } from '#test/support/test-browser.ts'
import { testClient } from '#test/support/test-client.ts'
import { until } from '#test/support/until.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ isRateLimited: true, trustedProxyHeader: 'x-forwarded-for' })
})
afterEach(() => {
  vi.useRealTimers()
})
afterAll(() => app.close())

const password = 'a good password'
let hosts = 0
const elsewhere = (): TestBrowser => {
  hosts += 1
  return browserAt(`10.${Math.floor(hosts / 250) % 250}.${hosts % 250}.1`)
}
const browserAt = (address: string): TestBrowser =>
  testBrowser(app.url, 'http://sideout.test', { 'x-forwarded-for': address })
const register = (email: string) => elsewhere().post('/api/auth/sign-up/email', { email, password })
const signIn = (browser: TestBrowser, email: string, tried = password) =>
  browser.post('/api/auth/sign-in/email', { email, password: tried })
const guess = async (email: string): Promise<number> =>
  (await signIn(elsewhere(), email, 'not the password')).status
const guessTimes = async (email: string, times: number): Promise<number[]> => {
  const codes: number[] = []
  for (let time = 0; time < times; time += 1) codes.push(await guess(email))
  return codes
}
const stopTime = () => vi.useFakeTimers({ toFake: ['Date'] })
const goOn = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)
const mailsTo = (email: string) => app.mailbox.mails.filter(({ to }) => to === email)
const linkTo = async (email: string): Promise<string> =>
  await until('the link', () => /#link=(\w+)/.exec(mailsTo(email).at(-1)?.text ?? '')?.[1])

describe('guesses at one account', () => {
  test('ten are looked at, from wherever; then they wait longer and longer, for known and unknown addresses alike', async () => {
    await register('known@example.org')
    stopTime()
    for (const email of ['known@example.org', 'unknown@example.org']) {
      expect(await guessTimes(email, 10)).toEqual(Array(10).fill(401))
      const refused = await signIn(elsewhere(), email.toUpperCase())
      expect(refused).toMatchObject({
        status: 429,
        body: { error: { details: { code: 'too-many-guesses', params: { seconds: 60 } } } },
      })
      expect(refused.headers.get('retry-after')).toBe('60')
      goOn(60)
      expect(await guessTimes(email, 2)).toEqual([401, 429])
      goOn(119)
      expect(await guess(email)).toBe(429)
      goOn(1)
      expect(await guess(email)).toBe(401)
    }
  })

  test('however many come at once, ten are looked at', async () => {
    await register('crowd@example.org')
    const codes = await Promise.all(Array.from({ length: 40 }, () => guess('crowd@example.org')))
    expect(codes.filter((code) => code !== 429)).toHaveLength(10)
  })

  test('the owner gets one mail about it, in plain words, and nobody without an account gets one', async () => {
    await register('mailed@example.org')
    await guessTimes('nobody@example.org', 11)
    await guessTimes('mailed@example.org', 9)
    expect(mailsTo('mailed@example.org')).toEqual([])
    await guessTimes('mailed@example.org', 5)
    const mail = await until('the mail', () => mailsTo('mailed@example.org')[0])
    expect(mail.subject).toBe('Someone tried to sign in to your Sideout account')
    expect(mail.text).toContain('Someone tried 10 wrong passwords')
    expect(mail.text).not.toContain('{')
    expect(mailsTo('mailed@example.org')).toHaveLength(1)
    expect(mailsTo('nobody@example.org')).toEqual([])
  })

  test('a right password is no guess: twenty times in a row it opens', async () => {
    await register('often@example.org')
    for (let time = 0; time < 20; time += 1)
      expect((await signIn(elsewhere(), 'often@example.org')).status).toBe(200)
  })
})

describe('nobody keeps others out', () => {
  test('a thousand guesses from elsewhere do not keep a known device out, nor a link, from wherever it is used', async () => {
    await register('ann@example.org')
    const phone = elsewhere()
    await signIn(phone, 'ann@example.org')
    await phone.post('/api/auth/sign-out')
    for (let wave = 0; wave < 10; wave += 1)
      await Promise.all(Array.from({ length: 100 }, () => guess('ann@example.org')))
    expect((await signIn(elsewhere(), 'ann@example.org')).status).toBe(429)
    expect((await signIn(phone, 'ann@example.org')).status).toBe(200)
    const laptop = elsewhere()
    expect(
      (await laptop.post('/api/auth/sign-in/magic-link', { email: 'ann@example.org' })).status,
    ).toBe(200)
    expect(
      (await laptop.post('/api/auth/magic-link/verify', { token: await linkTo('ann@example.org') }))
        .status,
    ).toBe(200)
    await laptop.post('/api/auth/sign-out')
    expect((await signIn(laptop, 'ann@example.org', 'a typing mistake')).status).toBe(401)
  })

  test('a known device is slowed down by its own guesses, and opens nothing of others', async () => {
    await register('ben@example.org')
    await register('eve@example.org')
    const phone = elsewhere()
    await signIn(phone, 'eve@example.org')
    expect(await guessTimes('ben@example.org', 10)).toEqual(Array(10).fill(401))
    expect((await signIn(phone, 'ben@example.org')).status).toBe(429)
    for (let time = 0; time < 10; time += 1)
      expect((await signIn(phone, 'eve@example.org', 'a wrong one')).status).toBe(401)
    expect((await signIn(phone, 'eve@example.org')).status).toBe(429)
    expect((await signIn(elsewhere(), 'eve@example.org')).status).toBe(200)
  })

  test('whoever uses up the mails of a mailbox has sent it a link that still works', async () => {
    stopTime()
    await register('cleo@example.org')
    for (let time = 0; time < 5; time += 1)
      await elsewhere().post('/api/auth/sign-in/magic-link', { email: 'cleo@example.org' })
    await expect.poll(() => mailsTo('cleo@example.org')).toHaveLength(2)
    goOn(9 * 60)
    expect(
      (
        await elsewhere().post('/api/auth/magic-link/verify', {
          token: await linkTo('cleo@example.org'),
        })
      ).status,
    ).toBe(200)
    goOn(60)
    await elsewhere().post('/api/auth/sign-in/magic-link', { email: 'cleo@example.org' })
    await expect.poll(() => mailsTo('cleo@example.org')).toHaveLength(3)
  })
})

describe('eight people at one venue, behind one address', () => {
  const people = Array.from({ length: 8 }, (_, index) => `venue${index}@example.org`)
  const atVenue = () => browserAt('192.0.2.50')
  beforeAll(async () => {
    for (const email of people) await register(email)
  })

  test('all get in with their links', async () => {
    for (const email of people)
      expect((await atVenue().post('/api/auth/sign-in/magic-link', { email })).status).toBe(200)
    const codes = await Promise.all(
      people.map(
        async (email) =>
          (await atVenue().post('/api/auth/magic-link/verify', { token: await linkTo(email) }))
            .status,
      ),
    )
    expect(codes).toEqual(Array(8).fill(200))
  })

  test('all set a new password with their links, and all sign in at once, though someone there failed fifty times', async () => {
    const visitor = testClient(app.url, { 'x-forwarded-for': '192.0.2.50' })
    for (const email of people) await visitor.must('emails-emailPasswordReset', { email })
    for (let time = 0; time < 50; time += 1)
      await app.deps.limiter.take('wrong-password', { of: 'one', key: 'address 192.0.2.50' })
    const codes: number[] = []
    for (const email of people) {
      const token = await until(
        'the reset link',
        () => /token=([\w-]+)/.exec(mailsTo(email).at(-1)?.text ?? '')?.[1],
      )
      codes.push(
        (
          await atVenue().post('/api/auth/reset-password', {
            token,
            newPassword: 'another password',
          })
        ).status,
      )
    }
    expect(codes).toEqual(Array(8).fill(200))
    const signedIn = await Promise.all(
      people.map((email) => signIn(atVenue(), email, 'another password')),
    )
    expect(signedIn.map(({ status }) => status)).toEqual(Array(8).fill(200))
  })
})

test('eight people behind an address get in with their passwords though others there failed sixty times', async () => {
  const people = Array.from({ length: 8 }, (_, index) => `crowded${index}@example.org`)
  for (const email of people) await register(email)
  const there = () => browserAt('192.0.2.55')
  for (let time = 0; time < 60; time += 1)
    await app.deps.limiter.take('wrong-password', { of: 'one', key: 'address 192.0.2.55' })
  expect((await signIn(there(), 'nobody@example.org', 'not the password')).status).toBe(401)
  const codes = await Promise.all(
    people.map(async (email) => (await signIn(there(), email)).status),
  )
  expect(codes).toEqual(Array(8).fill(200))
})

describe('where a password is asked again', () => {
  async function signedIn(email: string) {
    await register(email)
    const browser = elsewhere()
    const answer = await browser.post(
      '/api/auth/sign-in/email',
      { email, password },
      { 'want-auth-token': 'true' },
    )
    return {
      browser,
      client: testClient(app.url, {
        authorization: `Bearer ${answer.headers.get('set-auth-token')}`,
        'x-forwarded-for': '192.0.2.60',
      }),
    }
  }

  test('guesses of a session are counted together, in calls and in the settings; another session of the owner goes on', async () => {
    const [thief, owner] = [await signedIn('dan@example.org'), await signedIn('dan@example.org')]
    const change = (browser: TestBrowser, currentPassword: string) =>
      browser.post('/api/auth/change-password', {
        currentPassword,
        newPassword: 'quite another password',
      })
    for (let time = 0; time < 5; time += 1) {
      expect(
        await thief.client.call('account-changeEmail', {
          email: 'thief@example.org',
          password: 'a guess',
        }),
      ).toMatchObject({ ok: false, refusal: { code: 'wrong-password' } })
      expect(await change(thief.browser, 'a guess of mine')).toMatchObject({
        status: 400,
        body: { code: 'INVALID_PASSWORD' },
      })
    }
    expect(
      await thief.client.call('account-changeEmail', { email: 'thief@example.org', password }),
    ).toMatchObject({ ok: false, refusal: { code: 'too-many-requests' } })
    expect(await change(thief.browser, password)).toMatchObject({
      status: 429,
      body: { error: { details: { code: 'too-many-requests' } } },
    })
    expect((await change(owner.browser, password)).status).toBe(200)
    await until('the mail', () =>
      mailsTo('dan@example.org').some(({ subject }) => subject.startsWith('Someone tried')),
    )
  })

  test('a token that is none beside a cookie changes nothing, so that no guess goes uncounted', async () => {
    const { browser } = await signedIn('fay@example.org')
    const answer = await browser.post(
      '/api/auth/change-password',
      { currentPassword: password, newPassword: 'quite another password' },
      { authorization: 'Bearer none.AAAA' },
    )
    expect(answer.status).toBe(401)
  })

  test.each([
    ['a form', 'application/x-www-form-urlencoded', 'email=gus%40example.org&password=a+guess'],
    ['plain text', 'text/plain', JSON.stringify({ email: 'gus@example.org', password: 'a guess' })],
    ['half a body', 'application/json', '{"email":"gus@example.org"'],
  ])('%s is no sign-in, so that no guess goes uncounted', async (_what, type, body) => {
    const answer = await fetch(`${app.url}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': type, origin: 'http://sideout.test' },
      body,
    })
    expect(answer.status).toBe(400)
  })
})
