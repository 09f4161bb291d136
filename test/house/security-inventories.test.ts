// The lists of docs/security.md and docs/operations.md match the program.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as account from '#domain/account/account.ts'
import { passwordMax, passwordMin } from '#domain/onboarding/password.ts'
import { photoBytesMax, photoPixelsMax } from '#domain/photo/photo.ts'
import { rateLimits } from '#domain/shared/rate-limits.ts'
import { bodyLimitBytes } from '#server/transport/http.ts'
import { compareLists, namesIn, readTable } from '#test/support/security-page.ts'

const page = readFileSync('docs/security.md', 'utf8')
const operations = readFileSync('docs/operations.md', 'utf8')

const filesWith = (room: string, found: RegExp): string[] =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .map((name) => `${room}/${name}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) => found.test(readFileSync(file, 'utf8')))
    .toSorted()

const seconds: Readonly<Record<string, number>> = {
  second: 1,
  minute: 60,
  hour: 3_600,
  day: 86_400,
}

function toSeconds(words: string): number {
  const [, count = '', unit = ''] = /^(\d+) (second|minute|hour|day)s?$/.exec(words) ?? []
  return Number(count) * (seconds[unit] ?? Number.NaN)
}

/**
 * Our own use of hashes, signatures, keys and randomness, or of libraries for them; ids aren't
 * secrets.
 */
const functions = [
  'create\\w+',
  'hkdf\\w*',
  'hash',
  'randomBytes',
  'timingSafeEqual',
  'scrypt\\w*',
  'argon2\\w*',
  'generateKey\\w*',
  'sign',
  'verify',
]
const cryptography = new RegExp(
  [
    String.raw`import (?!type)\{[^}]*\b(?:${functions.join('|')})\b[^}]*\} from 'node:crypto'`,
    String.raw`import\('web-push'\)`,
    String.raw`crypto\.(?:subtle|getRandomValues)`,
    String.raw`from '(?:age-encryption|better-auth|@better-auth/\w+|@node-rs/\w+)'`,
  ].join('|'),
)
const connections = new RegExp(
  [
    String.raw`\bawait fetch\(|request as httpsRequest|createTransport\(`,
    String.raw`new (?:Client|WatchedClient|Pool|Redis|AwsClient|PgBoss)\(|from 'node:(?:tls|dgram)'`,
  ].join('|'),
)

const same = { missing: [], stale: [] }

test('the limits in operations.md are those of the program', () => {
  const told = readTable(operations, '## Limits').map(
    ([, , tries = '', span = '']) => `${tries} in ${toSeconds(span)} s`,
  )
  const kept = Object.values(rateLimits).map(({ tries, seconds: span }) => `${tries} in ${span} s`)
  expect(kept.filter((limit) => !told.includes(limit))).toEqual([])
})

test('the numbers in this page are those of the program', () => {
  const told = Object.fromEntries(
    readTable(page, '## Numbers').map(([what = '', number = '']) => [what, number]),
  )
  const minutes = (ms: number): string => `${ms / 60_000} minutes`
  expect(told).toEqual({
    'A password': `${passwordMin} to ${passwordMax} characters`,
    'A link or a code that signs in': minutes(account.signInLinkS * 1_000),
    'A link to a new password': minutes(account.resetLinkS * 1_000),
    'A link that proves an address': `${account.addressLinkMs / 3_600_000} hours`,
    'A recent sign-in': minutes(account.recentSignInMs),
    'A photo': `${photoBytesMax / 1024 / 1024} MB, ${photoPixelsMax / 1_000_000} million pixels`,
    'A call, and a message on a socket': `${bodyLimitBytes / 1024} KB`,
  })
})

test('every file that uses cryptography stands in the list, and no other', () => {
  const rooms = ['src/server', 'src/client', 'src/domain', 'src/contract', 'tools']
  const told = readTable(page, '### Where cryptography is used').flatMap(([files]) =>
    namesIn(files),
  )
  expect(
    compareLists(
      told,
      rooms.flatMap((room) => filesWith(room, cryptography)),
    ),
  ).toEqual(same)
})

test('every file that opens a connection stands in the list, and no other', () => {
  const told = readTable(page, '## Who the server talks to').flatMap(([, , , files]) =>
    namesIn(files),
  )
  expect(compareLists(told, filesWith('src/server', connections))).toEqual(same)
})
