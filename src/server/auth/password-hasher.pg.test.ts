// Passwords are stored as Argon2id with their parameters; older hashes work once more and are
// upgraded.
import { hashPassword as hashOld } from 'better-auth/crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#test/support/test-app.ts'
import { testBrowser } from '#test/support/test-browser.ts'
import {
  createPasswordHasher,
  hashPassword,
  needsRehash,
  cacheLegacyCheck,
} from './password-hasher.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const password = 'a good password'
const signIn = async (email: string, tried = password): Promise<number> =>
  (await testBrowser(app.url).post('/api/auth/sign-in/email', { email, password: tried })).status
const storedOf = async (email: string): Promise<string> => {
  const row = await app.db
    .selectFrom('auth_accounts')
    .innerJoin('auth_users', 'auth_users.id', 'auth_accounts.userId')
    .select('password')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return row.password ?? ''
}
const own = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/

test('a password is stored as Argon2id with the numbers that OWASP names', async () => {
  await testBrowser(app.url).post('/api/auth/sign-up/email', { email: 'new@example.org', password })
  expect(await storedOf('new@example.org')).toMatch(own)
  expect([
    await signIn('new@example.org'),
    await signIn('new@example.org', 'not the password'),
  ]).toEqual([200, 401])
})

test('a hash of an earlier release opens, and is made anew by the sign-in', async () => {
  const old = await app.signedInUser('Old', { provider: 'credential' })
  const before = await hashOld(password)
  await app.db
    .updateTable('auth_accounts')
    .set({ password: before })
    .where('userId', '=', old.userId)
    .execute()
  expect(await signIn(old.email, 'not the password')).toBe(401)
  expect(await storedOf(old.email)).toBe(before)
  expect(await signIn(old.email)).toBe(200)
  expect(await storedOf(old.email)).toMatch(own)
  expect([await signIn(old.email), await signIn(old.email, 'not the password')]).toEqual([200, 401])
})

test('a hash names its numbers, so that others are read too and known as weaker', async () => {
  const hasher = createPasswordHasher(() => Promise.resolve(false))
  const hash = await hashPassword('contraseña 🎾')
  expect(await hasher.verify({ hash, password: 'contraseña 🎾'.normalize('NFD') })).toBe(true)
  expect(needsRehash(hash)).toBe(false)
  // Argon2id of 'a good password' with 64 KiB, one pass and a 16-character salt, computed by
  // another implementation.
  expect(
    needsRehash(
      '$argon2id$v=19$m=64,t=1,p=1$YWJjZGVmZ2hpamtsbW5vcA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
    ),
  ).toBe(true)
  for (const broken of [
    '',
    '$argon2id$v=19$m=64,t=1,p=1$short',
    '$argon2i$v=19$m=64,t=1,p=1$YWJjZGVmZ2hpamtsbW5vcA$AAAA',
    'no hash',
    'half:',
  ]) {
    expect(await hasher.verify({ hash: broken, password })).toBe(false)
  }
})

test('whether old ones are left is asked every ten minutes until there are none', async () => {
  let now = 0
  const answers = [
    () => true,
    () => {
      throw new Error('away')
    },
    () => false,
    () => true,
  ]
  let asked = 0
  const areLeft = cacheLegacyCheck(
    () => {
      asked += 1
      return Promise.try(answers[asked - 1] ?? (() => false))
    },
    () => now,
  )
  const seen: boolean[] = []
  for (now of [0, 1, 600_000, 1_200_000, 1_800_000, 9_000_000]) seen.push(await areLeft())
  expect({ seen, asked }).toEqual({ seen: [true, true, true, false, false, false], asked: 3 })
})
