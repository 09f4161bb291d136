// The copy of one's data: complete, without secrets, one at a time, and only for its owner.
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { people } from '#server/manifests/people.ts'
import { aFootprint, traces, type Footprint } from '#test/support/footprint.ts'
import { startTestApp, type TestApp } from '#test/support/test-app.ts'

let app: TestApp
let seen: Footprint
beforeAll(async () => {
  app = await startTestApp()
  seen = await aFootprint(app)
})
afterAll(async () => {
  await app.close()
})

const ask = (headers: Record<string, string>, body: unknown = { password: null }) =>
  fetch(`${app.url}/account/data`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
const codeOf = async (answer: Response): Promise<string> =>
  ((await answer.json()) as { error: { details: { code: string } } }).error.details.code

const untold = ['pass_code_uses', 'media_links']

test('the archive has every table that tells of the person, as JSON and as CSV, the photo and a page in both languages', async () => {
  const answer = await ask(seen.zyx.headers)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="sideout-data.zip"')
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  const told = Object.entries({ ...people.players, ...people.users }).flatMap(([name, column]) =>
    column.isExported ? [name.split('.')[0] ?? ''] : [],
  )
  const expected = [...new Set([...told, 'players', 'auth_users'])]
    .filter((table) => !untold.includes(table))
    .flatMap((table) => [`tables/${table}.json`, `tables/${table}.csv`])
  expect(Object.keys(files).toSorted()).toEqual(
    [...expected, 'README.txt', 'matches.csv', 'ledger.csv', 'photo.webp'].toSorted(),
  )
  const text = (name: string): string => strFromU8(files[name] ?? new Uint8Array())
  expect(text('README.txt')).toContain('Your data at Sideout')
  expect(text('README.txt')).toContain('Tus datos en Sideout')
  expect(JSON.parse(text('tables/messages.json'))).toHaveLength(2)
  expect(text('tables/players.csv')).toContain(traces.name)
  expect(files['matches.csv']?.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]))
  expect(text('matches.csv').trim().split('\r\n')).toHaveLength(4)
  expect(strFromU8((files['photo.webp'] ?? new Uint8Array()).subarray(8, 12))).toBe('WEBP')

  const everything = Object.values(files)
    .map((file) => strFromU8(file))
    .join('\n')
  const { token } = await app.db
    .selectFrom('auth_sessions')
    .select('token')
    .where('userId', '=', seen.zyx.userId)
    .executeTakeFirstOrThrow()
  expect(everything).not.toContain(token)
  expect(JSON.parse(text('tables/player_blocks.json'))).toEqual([
    expect.objectContaining({ player_id: seen.zyx.playerId }),
  ])
  expect(everything).not.toContain('louder')
})

test('it is for whoever it is about, with a recent sign-in or the password', async () => {
  expect(await codeOf(await ask({}))).toBe('not-signed-in')
  expect(await codeOf(await ask({ ...seen.bea.headers, origin: 'https://evil.example' }))).toBe(
    'foreign-origin',
  )
  expect(await codeOf(await ask(seen.bea.headers, {}))).toBe('bad-input')
  expect(await codeOf(await ask(seen.bea.headers, { password: 'a guess' }))).toBe('wrong-password')
  await app.db
    .updateTable('auth_sessions')
    .set({ createdAt: new Date('2026-06-01T00:00:00Z') })
    .where('userId', '=', seen.bea.userId)
    .execute()
  expect(await codeOf(await ask(seen.bea.headers))).toBe('sign-in-too-old')
})

test('it is made for somebody who is no player yet, too', async () => {
  const newcomer = await app.signedInUser('Newcomer')
  const files = unzipSync(new Uint8Array(await (await ask(newcomer.headers)).arrayBuffer()))
  expect(Object.keys(files)).toContain('tables/auth_users.json')
})
