// Every way to an account is decided: routes of sign-in, our own writers, and the library's. One that
// is added later fails here until someone says which door it is.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { signInRoutes } from '#contract/sign-in.ts'
import { registrationDoors } from '#domain/registration/registration.ts'
import { doorsByPath } from '#server/core/registration/admit.ts'

/** What each open route of sign-in does for someone without an account. */
const decided: Readonly<Record<string, string>> = {
  '/sign-up/email': 'door password',
  '/sign-in/social': 'leads to /callback/{provider}',
  '/callback/{provider}': 'door provider',
  '/sign-in/magic-link': 'mails a link to /magic-link/verify',
  '/magic-link/verify': 'door mail',
  '/sign-in/code': 'is exchanged for /magic-link/verify',
  '/sign-in/email': 'none: an account signs in',
  '/passkey/generate-authenticate-options': 'none: an account signs in',
  '/passkey/verify-authentication': 'none: an account signs in',
  '/passkey/generate-register-options': 'none: an account gets a passkey',
  '/passkey/verify-registration': 'none: an account gets a passkey',
  '/link-social': 'none: an account gets a provider',
  '/change-password': 'none: it is signed in',
  '/two-factor/enable': 'none: it is signed in',
  '/two-factor/disable': 'none: it is signed in',
  '/two-factor/generate-backup-codes': 'none: it is signed in',
  '/two-factor/verify-totp': 'none: an account signs in',
  '/two-factor/verify-backup-code': 'none: an account signs in',
  '/sign-out': 'none: a session ends',
  '/revoke-sessions': 'none: sessions end',
  '/reset-password': 'none: an account gets a password',
  '/get-session': 'none: it only reads',
}

test('each open route of sign-in is a decided door, or makes no account', () => {
  expect([...new Set(signInRoutes.map(({ path }) => path))].sort()).toEqual(
    Object.keys(decided).sort(),
  )
  const doors = Object.entries(decided)
    .filter(([, door]) => door.startsWith('door '))
    .map(([path, door]) => [path.replace('{provider}', ':id'), door.slice('door '.length)])
  expect(Object.fromEntries(doors)).toEqual(doorsByPath)
  expect(Object.values(doorsByPath).sort()).toEqual([...registrationDoors].sort())
})

function* listFiles(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* listFiles(path)
    else yield path
  }
}

const findIn = (folder: string, form: RegExp, isMeant: (path: string) => boolean): string[] =>
  [...listFiles(folder)]
    .filter((path) => isMeant(path) && form.test(readFileSync(path, 'utf8')))
    .map((path) => path.slice(folder.length + 1))
    .sort()

test('nothing of ours writes accounts beside Better Auth, but the demo and an undone one', () => {
  const writes = /insertInto\(\s*'auth_users'|insert\s+into\s+auth_users|'auth_users', auth_users/i
  const isSource = (path: string) => path.endsWith('.ts') && !path.endsWith('.test.ts')
  expect(findIn('src', writes, isSource)).toEqual([
    'server/db/accounts/auth-records.ts',
    'server/demo/operator.ts',
    'server/demo/seed.ts',
  ])
})

/** Where Better Auth makes accounts; each file's routes are doors above, or plugins we don't use. */
const libraryFiles = [
  'api/routes/sign-up.mjs',
  'db/internal-adapter.mjs',
  'oauth2/link-account.mjs',
  'plugins/admin/admin.mjs',
  'plugins/admin/routes.mjs',
  'plugins/anonymous/index.mjs',
  'plugins/email-otp/routes.mjs',
  'plugins/magic-link/index.mjs',
  'plugins/phone-number/routes.mjs',
  'plugins/siwe/index.mjs',
  'plugins/test-utils/db-helpers.mjs',
  'plugins/test-utils/factories.mjs',
  'plugins/test-utils/index.mjs',
]

test('Better Auth makes accounts where it did when the doors were decided', () => {
  const makes = /createUser|createOAuthUser/
  expect(findIn('node_modules/better-auth/dist', makes, (path) => path.endsWith('.mjs'))).toEqual(
    libraryFiles,
  )
})
