// Caching of compressed preview pages: never stale, on this or another node, and bounded.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { peoplePerAddress, rateLimits } from '#domain/shared/rate-limits.ts'
import { aLeagueDay, leagueFieldsAt, runningLeague } from '#test/scenes/league-scene.ts'
import { aLocation, anEvent } from '#test/support/builders.ts'
import {
  startTestApp,
  type TestApp,
  type TestAppOptions,
  type TestPlayer,
} from '#test/support/test-app.ts'
import { staticClient } from '../../transport/client-files/static.ts'
import { isSignedIn } from '../../transport/page-guard.ts'
import { createRateLimits } from '../../transport/rate-limit.ts'
import { linkPreviews } from './handlers.ts'

const publicUrl = 'https://play.example.org/'
let folder: string
let app: TestApp
let other: TestApp
let olga: TestPlayer
let eventId: string

async function startWithPages(options: TestAppOptions): Promise<TestApp> {
  const started: TestApp = await startTestApp({
    publicUrl,
    ...options,
    extend: async ({ server }, auth) => {
      const previews = () => linkPreviews(started.deps)
      await server.register(staticClient, {
        directory: folder,
        publicUrl,
        isSignedIn: isSignedIn(auth),
        previews: {
          has: (path) => previews().has(path),
          find: (path, language, page) => previews().find(path, language, page),
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
  await mkdir(join(folder, '.vite'))
  await writeFile(join(folder, '.vite/manifest.json'), '{}')
  await writeFile(
    join(folder, 'app.html'),
    '<html><head><title>Sideout</title></head><body>the app</body></html>',
  )
  await mkdir(join(folder, 'pages'))
  await mkdir(join(folder, 'invitation'))
  for (const language of ['en', 'es']) {
    await writeFile(
      join(folder, `invitation/landing.${language}.html`),
      `<html lang="${language}"><head><title>Find a game</title></head><main>__INVITATION__</main></html>`,
    )
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
  await change({ status: 'cancelled' })
  expect(await titles()).toEqual(all('Cancelled: Doubles · Sideout'))
  await change({ status: 'published' })
  for (const [gone, back] of [
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

test('a link that names the language of the person who sent it is read in that language, unless the reader chose another here', async () => {
  const read = async (query: string, headers: Record<string, string> = {}) => {
    const ask = (path: string) =>
      fetch(app.url + path, {
        headers: { accept: 'text/html', 'x-forwarded-for': '198.51.100.3', ...headers },
        redirect: 'manual',
      })
    const sent = (await ask(`/vieweditevent/${eventId}${query}`)).headers.get('location') ?? ''
    expect(sent).toMatch(/^\/landing\?redirect=/)
    const page = await ask(sent)
    return [
      /<html lang="(\w+)"/.exec(await page.text())?.[1],
      /language=\w+/.exec(page.headers.get('set-cookie') ?? '')?.[0] ?? null,
    ]
  }
  expect(await read('?lang=es')).toEqual(['es', 'language=es'])
  expect(await read('')).toEqual(['en', null])
  expect(await read('?lang=es', { cookie: 'language=en' })).toEqual(['en', null])
  expect(await read('', { cookie: 'language=es' })).toEqual(['es', null])
  const preview = await fetch(`${app.url}/vieweditevent/${eventId}?lang=es`, {
    headers: { accept: '*/*', 'x-forwarded-for': '198.51.100.3' },
  })
  expect(await preview.text()).toContain('<html lang="es"')
})

const landing = async (id: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${app.url}/landing?redirect=/vieweditevent/${id}`, {
    headers: { accept: 'text/html', 'x-forwarded-for': '198.51.100.2', ...headers },
  })
  const { date: _date, 'x-request-id': _id, ...rest } = Object.fromEntries(answer.headers)
  return { status: answer.status, headers: rest, text: await answer.text() }
}

test('the landing of a public event shows it to anyone: when, where, level, places, host, players; hidden ones without a name', async () => {
  await change({ title: '<b>Doubles</b>' })
  await app.db
    .updateTable('events')
    .set({ skillMin: 3, skillMax: 3.75, note: 'Bring\n<i>water</i>' })
    .where('eventId', '=', eventId)
    .execute()
  const [ann, heidi] = [await app.signedIn('Ann'), await app.signedIn('Heidi')]
  for (const player of [ann, heidi]) await player.must('events-signUp', { eventId, guests: 0 })
  await heidi.must('players-updatePlayer', {
    playerId: heidi.playerId,
    fields: { hidden: true },
  })
  // Players already in stay in.
  await app.db.updateTable('events').set({ ageMin: 50 }).where('eventId', '=', eventId).execute()
  const { text } = await landing(eventId)
  for (const part of [
    '&lt;b&gt;Doubles&lt;/b&gt;',
    'Pier',
    'Level 3.0–3.75',
    '>50+<',
    'Hosted by Olga',
    '>Ann<',
    'Hidden player 1',
    'Bring\n&lt;i&gt;water&lt;/i&gt;',
    `href="/register?redirect=%2Fvieweditevent%2F${eventId}"`,
    'Count me in',
  ])
    expect(text).toContain(part)
  expect(text).not.toContain('Heidi')
  expect(text).not.toContain('<b>Doubles')
  expect(text).not.toContain('Google')
  expect((await landing(eventId, { cookie: 'language=es' })).text).toContain('Cuenten conmigo')
  await olga.must('players-updatePlayer', { playerId: olga.playerId, fields: { hidden: true } })
  expect((await landing(eventId)).text).not.toContain('Olga')
  await olga.must('players-updatePlayer', { playerId: olga.playerId, fields: { hidden: false } })
})

test('a private, a deleted, a drafted and an unknown event are the same page, byte for byte; a cancelled one says so', async () => {
  const unknown = await landing('0198a000-0000-7000-8000-000000000001')
  expect(unknown.text).toContain('Find a game')
  for (const [gone, back] of [
    [
      { invite: true, invited: 'Friends' },
      { invite: false, invited: '' },
    ],
    [{ deleted: true }, { deleted: false }],
  ] as const) {
    await change(gone)
    expect(await landing(eventId)).toEqual(unknown)
    expect(await app.visitor.call('events-publicCard', { eventId })).toMatchObject({
      ok: false,
      refusal: { code: 'event-not-found' },
    })
    await change(back)
  }
  await change({ status: 'cancelled' })
  const { text } = await landing(eventId)
  expect(text).toContain('This event was cancelled.')
  expect(text).not.toContain('Count me in')
  await change({ status: 'published' })
})

test('the landing of a game day leads to its league instead of to a sign-up', async () => {
  const members = []
  for (const name of ['Ada', 'Bea', 'Cleo', 'Dina']) members.push(await app.signedIn(name))
  const leagueSeriesId = await runningLeague(olga, members, leagueFieldsAt(await aLocation(app.db)))
  const { text } = await landing(await aLeagueDay(olga, leagueSeriesId))
  expect(text).toContain('League players only')
  expect(text).toContain(`href="/vieweditleague/${leagueSeriesId}"`)
  expect(text).not.toContain('Count me in')
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
