// Passkeys through the front door; the device must verify its holder.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#test/support/test-app.ts'
import { createTestAuthenticator } from '#test/support/test-authenticator.ts'
import { testBrowser, type TestBrowser } from '#test/support/test-browser.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ time: { now: () => Date.now() } })
})
afterAll(() => app.close())

type Options = {
  challenge: string
  userVerification?: string
  authenticatorSelection?: { userVerification: string }
}

async function ask(browser: TestBrowser, what: 'register' | 'authenticate'): Promise<Options> {
  const { body } = await browser.get(`/api/auth/passkey/generate-${what}-options`)
  return body as Options
}

async function aPerson(name: string) {
  const [email, password] = [`${name}@example.org`, 'a pass phrase of mine']
  const browser = testBrowser(app.url)
  await browser.post('/api/auth/sign-up/email', { email, password })
  const { body } = await browser.post('/api/auth/sign-in/email', { email, password })
  return { userId: (body as { user: { id: string } }).user.id, browser }
}

const countPasskeys = async (userId: string): Promise<number> =>
  (await app.db.selectFrom('auth_passkeys').select('id').where('userId', '=', userId).execute())
    .length
const countSessions = async (userId: string): Promise<number> =>
  (await app.db.selectFrom('auth_sessions').select('id').where('userId', '=', userId).execute())
    .length

test('the options of both ways demand that the device checks who holds it', async () => {
  const { browser } = await aPerson('Ann')
  expect((await ask(browser, 'register')).authenticatorSelection?.userVerification).toBe('required')
  expect((await ask(browser, 'authenticate')).userVerification).toBe('required')
  expect((await ask(testBrowser(app.url), 'authenticate')).userVerification).toBe('required')
})

test('a passkey of a device that did not check its holder is not added', async () => {
  const { browser, userId } = await aPerson('Ben')
  const authenticator = createTestAuthenticator('http://sideout.test')
  const response = authenticator.register((await ask(browser, 'register')).challenge, {
    isUserVerified: false,
  })
  const refused = await browser.post('/api/auth/passkey/verify-registration', { response })
  expect(refused).toMatchObject({ status: 400, body: { code: 'USER_NOT_VERIFIED' } })
  expect(await countPasskeys(userId)).toBe(0)
})

test('a passkey signs in only when the device checked its holder this time', async () => {
  const { browser, userId } = await aPerson('Cleo')
  const authenticator = createTestAuthenticator('http://sideout.test')
  const made = authenticator.register((await ask(browser, 'register')).challenge)
  expect(
    (await browser.post('/api/auth/passkey/verify-registration', { response: made })).status,
  ).toBe(200)
  const sessions = await countSessions(userId)

  const stranger = testBrowser(app.url)
  const signIn = async (isUserVerified: boolean) => {
    const response = authenticator.signIn((await ask(stranger, 'authenticate')).challenge, {
      isUserVerified,
    })
    return stranger.post('/api/auth/passkey/verify-authentication', { response })
  }
  expect(await signIn(false)).toMatchObject({ status: 401, body: { code: 'USER_NOT_VERIFIED' } })
  expect([...stranger.cookies.keys()].filter((name) => name.includes('session_token'))).toEqual([])
  expect(await countSessions(userId)).toBe(sessions)
  expect((await signIn(true)).status).toBe(200)
  expect(await countSessions(userId)).toBe(sessions + 1)
})
