// Signing in by the e-mailed code: only the newest, once, with few tries, and the same response for
// an unknown address.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rateLimits } from '#domain/shared/rate-limits.ts'
import { startTestApp, type TestApp } from '#test/support/test-app.ts'
import { testBrowser } from '#test/support/test-browser.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ isRateLimited: true })
})
afterAll(async () => {
  await app.close()
})

const ask = async (email: string): Promise<{ code: string; token: string }> => {
  await testBrowser(app.url).post('/api/auth/sign-in/magic-link', { email })
  const { text } = await app.mailbox.next()
  return {
    code: /^\d{6}$/m.exec(text)?.[0] ?? '',
    token: /\/signin#link=(\w+)/.exec(text)?.[1] ?? '',
  }
}
const giveCode = (email: string, code: string, browser = testBrowser(app.url)) =>
  browser.post('/api/auth/sign-in/code', { email, code })
const hasSession = async (browser: ReturnType<typeof testBrowser>): Promise<boolean> =>
  (await browser.get('/api/auth/get-session')).body !== null
const otherThan = (code: string): string => (code === '000000' ? '000001' : '000000')

test('the code of the e-mail signs in once, and makes the account of a new address', async () => {
  const email = 'code@example.org'
  const { code } = await ask(email)
  const browser = testBrowser(app.url)
  const answer = await giveCode(' Code@Example.org', code, browser)
  expect(answer).toMatchObject({ status: 200, body: { user: { email } } })
  expect(JSON.stringify(answer.body)).not.toContain('token')
  expect(await hasSession(browser)).toBe(true)
  const kept = await app.db
    .selectFrom('auth_users')
    .select('emailVerified')
    .where('email', '=', email)
    .execute()
  expect(kept).toEqual([{ emailVerified: true }])
  expect(await giveCode(email, code)).toMatchObject({ status: 400, body: { code: 'INVALID_OTP' } })
})

test('an address in a form that few programs take gets in by its code', async () => {
  const email = 'ann&bob@example.org'
  const { code } = await ask(email)
  expect(await giveCode(email, code)).toMatchObject({ status: 200, body: { user: { email } } })
})

test('the link still works after the code, and the code after the link', async () => {
  const email = 'phone@example.org'
  const first = await ask(email)
  expect((await giveCode(email, first.code)).status).toBe(200)
  const useLink = (token: string) =>
    testBrowser(app.url).post('/api/auth/magic-link/verify', { token })
  expect((await useLink(first.token)).status).toBe(200)
  const second = await ask(email)
  expect((await useLink(second.token)).status).toBe(200)
  expect((await giveCode(email, second.code)).status).toBe(200)
})

test('only the newest code of an address works, and only for that address', async () => {
  const email = 'newest@example.org'
  const [{ code: old }, { code }] = [await ask(email), await ask(email)]
  if (old !== code) expect((await giveCode(email, old)).status).toBe(400)
  expect((await giveCode('other@example.org', code)).status).toBe(400)
  expect((await giveCode(email, code)).status).toBe(200)
})

test('of one code given twice at once, one signs in', async () => {
  const email = 'twice@example.org'
  const { code } = await ask(email)
  const answers = await Promise.all([giveCode(email, code), giveCode(email, code)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
})

test('a code is too old after 30 minutes', async () => {
  const email = 'late@example.org'
  const { code } = await ask(email)
  const kept = app.db.selectFrom('auth_verifications').where('value', 'like', `%${email}%`)
  const lifetimes = await kept.select(['expiresAt', 'createdAt']).execute()
  expect(
    lifetimes.map(({ expiresAt, createdAt }) =>
      Math.round((expiresAt.getTime() - createdAt.getTime()) / 60_000),
    ),
  ).toEqual([30, 30])
  await app.db
    .updateTable('auth_verifications')
    .set({ expiresAt: new Date(Date.now() - 1_000) })
    .where('value', 'like', `%${email}%`)
    .execute()
  expect((await giveCode(email, code)).status).toBe(400)
})

test('after five tries even the right code is refused, known address or not, and the link works', async () => {
  const { email: known } = await app.signedIn('Kim')
  for (const email of [known, 'nobody@example.org']) {
    const { code, token } = await ask(email)
    for (let tries = 0; tries < rateLimits['sign-in-code'].tries; tries++)
      expect(await giveCode(email, otherThan(code))).toMatchObject({
        status: 400,
        body: { code: 'INVALID_OTP' },
      })
    expect(await giveCode(email, code)).toMatchObject({
      status: 429,
      body: { error: { message: 'too-many-requests' } },
    })
    expect((await testBrowser(app.url).post('/api/auth/magic-link/verify', { token })).status).toBe(
      200,
    )
  }
})

test('the store holds no code, and what ends an account’s ways in ends its code', async () => {
  const email = 'ended@example.org'
  const browser = testBrowser(app.url)
  await giveCode(email, (await ask(email)).code, browser)
  const { code } = await ask(email)
  const kept = await app.db
    .selectFrom('auth_verifications')
    .select(['identifier', 'value'])
    .execute()
  expect(JSON.stringify(kept)).not.toContain(code)
  expect((await browser.post('/api/auth/revoke-sessions', {})).status).toBe(200)
  expect((await giveCode(email, code)).status).toBe(400)
})

test('another site cannot sign a visitor in with a code, nor can something that is none', async () => {
  const email = 'victim@example.org'
  const { code } = await ask(email)
  expect(
    (
      await testBrowser(app.url).post(
        '/api/auth/sign-in/code',
        { email, code },
        { origin: 'https://evil.example' },
      )
    ).status,
  ).toBe(400)
  for (const body of [{ email }, { email, code: '12345' }, { email, code, token: 'x' }, { code }])
    expect((await testBrowser(app.url).post('/api/auth/sign-in/code', body)).status).toBe(400)
  expect((await giveCode(email, code)).status).toBe(200)
})
