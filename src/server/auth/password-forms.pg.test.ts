// Passwords may hold any characters, are taken as typed, and don't expire.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#test/support/test-app.ts'
import { testBrowser } from '#test/support/test-browser.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const long =
  'Quiet herons walk over wet courts at dawn while nobody keeps score of their games, and then they leave for the river before we play'.slice(
    0,
    128,
  )

const register = (email: string, password: string) =>
  testBrowser(app.url).post('/api/auth/sign-up/email', { email, password })
const trySignIn = async (email: string, password: string): Promise<number> => {
  return (await testBrowser(app.url).post('/api/auth/sign-in/email', { email, password })).status
}

test.each([
  ['lower-case letters alone', 'quietly walks the heron'],
  ['digits alone', '830275194463'],
  ['blanks at both ends', '  heron on the court  '],
  ['signs that mean something to SQL, HTML and a shell', `';--<b>"$(id)\`|&\\%00`],
  ['letters of other scripts and pictures', 'мяч über 球場 🏓🏓'],
  ['64 characters', long.slice(0, 64)],
  ['128 characters, the most there may be', long],
])('any characters make a password: %s', async (what, password) => {
  const email = `${what.replaceAll(/\W/g, '').slice(0, 30).toLowerCase()}@example.org`
  expect((await register(email, password)).status).toBe(200)
  expect(await trySignIn(email, password)).toBe(200)
})

test('a password counts to its last character, with its case and its blanks', async () => {
  const password = long
  await register('exact@example.org', password)
  expect(password).toHaveLength(128)
  const near = [
    password.slice(0, -1),
    `${password.slice(0, -1)}2`,
    password.slice(0, 72),
    password.toLowerCase(),
    password.replaceAll(' ', ''),
    ` ${password}`.slice(0, 128),
    `${password}\u0000`.slice(1),
  ]
  for (const wrong of near) expect(await trySignIn('exact@example.org', wrong)).toBe(401)
  expect(await trySignIn('exact@example.org', password)).toBe(200)
})

test('a password is changed by its owner alone: with a session, the present password and a new one', async () => {
  const [old, next] = ['quietly walks the heron', 'the heron flies at noon']
  await register('change@example.org', old)
  const browser = testBrowser(app.url)
  await browser.post('/api/auth/sign-in/email', { email: 'change@example.org', password: old })
  const change = (body: object, by = browser) => by.post('/api/auth/change-password', body)
  expect((await change({ newPassword: next })).status).toBe(400)
  expect((await change({ currentPassword: 'not the password', newPassword: next })).status).toBe(
    400,
  )
  expect((await change({ currentPassword: old, newPassword: 'short' })).status).toBe(400)
  expect(
    (await change({ currentPassword: old, newPassword: next }, testBrowser(app.url))).status,
  ).toBe(401)
  expect(await trySignIn('change@example.org', old)).toBe(200)
  expect((await change({ currentPassword: old, newPassword: next })).status).toBe(200)
  expect(await trySignIn('change@example.org', old)).toBe(401)
  expect(await trySignIn('change@example.org', next)).toBe(200)
})

test('a password of ten years ago signs in, and nothing asks for a new one', async () => {
  const password = 'quietly walks the heron'
  await register('old@example.org', password)
  const ago = new Date(Date.now() - 10 * 365 * 86_400_000)
  await app.db
    .updateTable('auth_users')
    .set({ createdAt: ago, updatedAt: ago })
    .where('email', '=', 'old@example.org')
    .execute()
  await app.db
    .updateTable('auth_accounts')
    .set({ createdAt: ago, updatedAt: ago })
    .where(
      'userId',
      '=',
      app.db.selectFrom('auth_users').select('id').where('email', '=', 'old@example.org'),
    )
    .execute()
  expect(await trySignIn('old@example.org', password)).toBe(200)
})
