// Pages that show what a link leads to are kept compressed: never one that shows what is no longer
// so, here or on another node, and never so many that others wait.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { peoplePerAddress, rateLimits } from '#domain/shared/rate-limits.ts'
import { aLocation, anEvent } from '#test/support/builders.ts'
import {
  startTestApp,
  type TestApp,
  type TestAppOptions,
  type TestPlayer,
} from '#test/support/test-app.ts'
import { isSignedIn } from '../../transport/page-guard.ts'
import { createRateLimits } from '../../transport/rate-limit.ts'
import { staticClient } from '../../transport/static.ts'
import { linkPreviews } from './handlers.ts'

const publicUrl = 'https://play.example.org/'
let folder: string
let app: TestApp
let other: TestApp
let olga: TestPlayer
let eventId: string

/** A server with pages. */
async function startWithPages(options: TestAppOptions): Promise<TestApp> {
  const started: TestApp = await startTestApp({
    publicUrl,
    ...options,
    extend: async ({ server }, auth) => {
      // They are asked once the server runs.
      const previews = () => linkPreviews(started.deps)
      await server.register(staticClient, {
        directory: folder,
        publicUrl,
        isSignedIn: isSignedIn(auth),
        previews: {
          has: (path) => previews().has(path),
          find: (path, language) => previews().find(path, language),
          mayAsk: (request) =>
            createRateLimits(started.deps.limiter, 'x-forwarded-for').ofAddress(
              ['preview'],
              request,
            ),
        },
      })
    },
  })
  return started
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sideout-previews-'))
  await writeFile(
    join(folder, 'app.html'),
    '<html><head><title>Sideout</title></head><body>the app</body></html>',
  )
  await mkdir(join(folder, 'pages'))
  for (const language of ['en', 'es']) {
    await writeFile(
      join(folder, `pages/landing.${language}.html`),
      `<html lang="${language}"><head><title>Find a game</title></head></html>`,
    )
  }
  app = await startWithPages({ isRateLimited: true })
  other = await startWithPages({ beside: app })
  olga = await app.signedIn('Olga')
  const location = await aLocation(app.db, { name: 'Pier' })
  eventId = await anEvent(app.db, { location, organizer: olga.playerId }, { title: 'Open play' })
})
afterEach(() => {
  vi.useRealTimers()
})
afterAll(async () => {
  await other.close()
  await app.close()
  await rm(folder, { recursive: true })
})

const open = (server: TestApp, address: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/vieweditevent/${eventId}`, {
    headers: { accept: '*/*', 'accept-encoding': 'br', 'x-forwarded-for': address, ...headers },
  })
const titleAt = async (server: TestApp): Promise<string> =>
  /<title>([^<]*)/.exec(await (await open(server, '198.51.100.1')).text())?.[1] ?? ''
const change = (
  fields: Partial<{
    title: string
    invite: boolean
    invited: string
    status: 'published' | 'cancelled'
    deleted: boolean
  }>,
) => app.db.updateTable('events').set(fields).where('eventId', '=', eventId).execute()

test('what changes is in the next answer, on this node and on another: a name, a cancelled, private or deleted event', async () => {
  const titles = async () => [
    await titleAt(app),
    await titleAt(app),
    await titleAt(other),
    await titleAt(other),
  ]
  const all = (title: string): string[] => [title, title, title, title]
  expect(await titles()).toEqual(all('Open play · Sideout'))
  await change({ title: 'Doubles' })
  expect(await titles()).toEqual(all('Doubles · Sideout'))
  for (const [gone, back] of [
    [{ status: 'cancelled' }, { status: 'published' }],
    [
      { invite: true, invited: 'Friends' },
      { invite: false, invited: '' },
    ],
    [{ deleted: true }, { deleted: false }],
  ] as const) {
    await change(gone)
    expect(await titles()).toEqual(all('Find a game'))
    await change(back)
    expect(await titles()).toEqual(all('Doubles · Sideout'))
  }
})

test('a copy that is right is not sent again', async () => {
  const first = await open(app, '198.51.100.1')
  const etag = first.headers.get('etag') ?? ''
  expect(first.headers.get('content-encoding')).toBe('br')
  expect((await open(app, '198.51.100.1', { 'if-none-match': etag })).status).toBe(304)
  await change({ title: 'Singles' })
  expect((await open(app, '198.51.100.1', { 'if-none-match': etag })).status).toBe(200)
})

test('a visitor’s address that opens too many is told when to come back; others, and who is signed in, go on', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const allowed = rateLimits.preview.tries * peoplePerAddress
  for (let n = 0; n < allowed; n += 1) {
    const answer = await open(app, '198.51.100.9')
    await answer.arrayBuffer()
    expect(answer.status).toBe(200)
  }
  const refused = await open(app, '198.51.100.9', { cookie: 'language=es' })
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('60')
  expect(refused.headers.get('content-type')).toContain('text/html')
  expect(await refused.text()).toContain('Vuelve a intentarlo en 60 segundos')
  expect((await open(app, '198.51.100.10')).status).toBe(200)
  const own = await open(app, '198.51.100.9', { cookie: olga.cookie })
  expect([own.status, await own.text()]).toEqual([200, expect.stringContaining('the app')])
})
