// A venue's calendar on other sites: only if its admins enabled it, only public data, and the only
// page that may be framed.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ok } from '#domain/shared/result.ts'
import { aLocation, anAdmin, anEvent } from '#test/support/builders.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import { staticClient } from '../../transport/client-files/static.ts'
import { isSignedIn } from '../../transport/page-guard.ts'
import { mergeLocations } from '../operator/merge-queries.ts'
import { linkPreviews } from '../preview/handlers.ts'

let app: TestApp
let folder: string
let location: string
let admin: TestPlayer

const hostile = '</title><script>alert(1)</script>" onload="x$&'

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sideout-embed-'))
  await mkdir(join(folder, '.vite'))
  await writeFile(join(folder, '.vite/manifest.json'), '{}')
  await writeFile(
    join(folder, 'app.html'),
    '<html><head><title>Sideout</title>\n<meta name="description" content="plain">\n<meta name="robots" content="noindex"><script>frame()</script></head><body>the app</body></html>',
  )
  await mkdir(join(folder, 'pages'))
  for (const language of ['en', 'es']) {
    await writeFile(
      join(folder, `pages/landing.${language}.html`),
      `<html lang="${language}"><head><title>Find a game</title><meta name="description" content="plain"/><link rel="canonical" href="__PUBLIC_URL__/landing"/><meta property="og:title" content="Find a game"/><meta property="og:image" content="__PUBLIC_URL__/share.png"/><meta property="og:locale" content="en_US"/></head><body>landing</body></html>`,
    )
  }
  app = await startTestApp({
    publicUrl: 'https://play.example.org/',
    extend: async ({ server }, auth) => {
      await server.register(staticClient, {
        directory: folder,
        publicUrl: 'https://play.example.org/',
        isSignedIn: isSignedIn(auth),
        previews: {
          has: (path) => linkPreviews(app.deps).has(path),
          find: (path, language) => linkPreviews(app.deps).find(path, language),
          mayAsk: () => Promise.resolve(ok(null)),
        },
      })
    },
  })
  location = await aLocation(app.db, {
    name: 'Pier & Park',
    courts: 4,
    photoUrl: '/photos/0197a5c0-0000-7000-8000-000000000001.webp',
  })
  admin = await app.signedIn('Adam')
  await anAdmin(app.db, location, 'adam')
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

/** Normalizes the thin spaces of Intl. */
const textOf = async (answer: Promise<Response>): Promise<string> =>
  (await (await answer).text()).replaceAll(/[\u2009\u202f]/g, ' ')
const embed = (locationId: string, query = '') =>
  fetch(`${app.url}/embed/venue/${locationId}${query}`)
const place = () => ({ location, organizer: 'adam' })

test('a venue is embedded once an admin opens it, and not after they close it', async () => {
  const stranger = await app.signedIn('Stranger')
  const ask = (who: TestPlayer, is: boolean) =>
    who.raw('locations-setEmbed', { data: { locationId: location, embed: is } })
  expect((await embed(location)).status).toBe(404)
  expect((await ask(stranger, true)).body).toMatchObject({
    error: { details: { code: 'not-allowed' } },
  })
  expect((await embed(location)).status).toBe(404)
  await admin.must('locations-setEmbed', { locationId: location, embed: true })
  expect((await embed(location)).status).toBe(200)
  await admin.must('locations-setEmbed', { locationId: location, embed: false })
  expect((await embed(location)).status).toBe(404)
  const log = await app.db
    .selectFrom('location_log')
    .select(['action', 'detail'])
    .where('locationId', '=', location)
    .execute()
  expect(log).toEqual([
    { action: 'location-edited', detail: 'embed' },
    { action: 'location-edited', detail: 'embed' },
  ])
})

test('it shows the public events of two weeks with the places left, and no word of a person is HTML', async () => {
  await admin.must('locations-setEmbed', { locationId: location, embed: true })
  const shown = await anEvent(app.db, place(), { title: hostile, playing: 3 })
  await anEvent(app.db, place(), { title: 'Full house', playing: 8, startTime: '20:00' })
  const absent = {
    Hidden: { invite: true, invited: 'Friends' },
    Draft: { status: 'draft' as const },
    Gone: { deleted: true },
    Off: { status: 'cancelled' as const },
    Later: { startDate: '2026-06-15' },
    Over: { startDate: '2026-05-31' },
  }
  for (const [title, changes] of Object.entries(absent))
    await anEvent(app.db, place(), { title, ...changes })
  await anEvent(app.db, place(), { title: 'Last day', startDate: '2026-06-14' })
  const page = await textOf(embed(location))
  expect(page).toContain('<h1>Pickleball at Pier &amp; Park</h1>')
  expect(page).toContain(
    `<a href="https://play.example.org/vieweditevent/${shown}" target="_blank" rel="noopener"><span class="time">6:00 – 8:00 PM</span>`,
  )
  expect(page).toContain(
    '&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;&quot; onload=&quot;x$&amp;',
  )
  expect(page).not.toContain('<script')
  for (const words of ['5 places left', 'Full, waitlist', 'Tuesday, June 2', 'Last day'])
    expect(page).toContain(words)
  for (const title of Object.keys(absent)) expect(page).not.toContain(title)
  expect(await (await embed(location, '?lang=es')).text()).toMatch(
    /lang="es"[^]*Pickleball en Pier &amp; Park[^]*Martes, 2 de junio[^]*Quedan 5 plazas/,
  )
})

test('it alone may stand in a frame, and nothing in it can run', async () => {
  const policy = (await embed(location)).headers.get('content-security-policy') ?? ''
  expect(policy).toMatch(
    /default-src 'none'; style-src 'sha256-[^']+'; base-uri 'none'; form-action 'none'; frame-ancestors \*$/,
  )
  const landing = await fetch(`${app.url}/landing`, { headers: { accept: 'text/html' } })
  expect(landing.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
})

test('a hidden venue and one that does not exist are not embedded', async () => {
  const hidden = await aLocation(app.db, { hidden: true, embed: true })
  for (const locationId of [hidden, 'nowhere', '%2e%2e', "a'b"])
    expect((await embed(locationId)).status).toBe(404)
})

const page = (path: string, headers: Record<string, string> = {}) =>
  fetch(app.url + path, { headers: { accept: 'text/html', ...headers } })
const both = (path: string): Promise<string[]> =>
  Promise.all([textOf(page(path)), textOf(page(path, { cookie: admin.cookie }))])

test('the link to a public event tells its title, when and where, for crawlers and players alike', async () => {
  const eventId = await anEvent(app.db, place(), { title: hostile, playing: 7 })
  for (const html of await both(`/vieweditevent/${eventId}`)) {
    const title = '&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;&quot; onload=&quot;x$&amp;'
    for (const tag of [
      `<title>${title} · Sideout</title>`,
      `<meta property="og:title" content="${title}">`,
      `<meta property="og:url" content="https://play.example.org/vieweditevent/${eventId}">`,
      `<link rel="canonical" href="https://play.example.org/vieweditevent/${eventId}">`,
      '<meta property="og:description" content="Tuesday, June 2, 6:00 – 8:00 PM · Pier &amp; Park, New York · All levels · 1 place left">',
      `<meta property="og:image" content="https://play.example.org/share-picture/vieweditevent/${eventId}/en-`,
      '<meta name="twitter:card" content="summary_large_image">',
    ])
      expect(html).toContain(tag)
    for (const name of ['og:title', 'og:image"', 'name="description"', 'canonical', '<title>'])
      expect(html.split(name)).toHaveLength(2)
    expect(html).not.toContain('<script>alert')
  }
})

test('the links to a venue, to register there and to an open league tell what they lead to', async () => {
  const leagueSeriesId = '0197a5c0-0000-7000-8000-00000000000a'
  await app.db
    .insertInto('leagues')
    .values({
      leagueSeriesId,
      location,
      playerId: 'adam',
      name: 'Summer ladder',
      kind: 'ladder',
      play: 'doubles',
      entryBy: 'player',
      gender: 'Any',
      startDate: '2026-06-01',
      endDate: '2026-08-01',
      signupDeadline: '2026-06-01',
      skillMin: null,
      skillMax: null,
      maxPlayers: 20,
      groupSize: 4,
      movers: 1,
      absence: 'stay',
      rounds: 3,
      points: 11,
      winBy: 2,
      scoring: 'side-out',
      bestOf: 1,
      ranked: true,
      invite: false,
      invited: '',
      note: '',
      state: 'registration',
      edited: null,
    })
    .execute()
  for (const html of await both(`/venuedetail/${location}`)) {
    expect(html).toContain('<meta property="og:title" content="Pier &amp; Park">')
    expect(html).toContain(
      '<meta property="og:image" content="https://play.example.org/photos/0197a5c0-0000-7000-8000-000000000001.webp">',
    )
    expect(html).not.toContain('og:image:width')
  }
  expect(await (await page(`/register/${location}?lang=es`)).text()).toContain(
    '<meta property="og:title" content="Juega al pickleball en Pier &amp; Park">',
  )
  for (const html of await both(`/vieweditleague/${leagueSeriesId}`))
    expect(html).toContain('<meta property="og:title" content="Summer ladder">')
})

test('the links to everything that is not public give the plain page, byte for byte', async () => {
  const hiddenPlace = {
    location: await aLocation(app.db, { name: 'Secret', hidden: true }),
    organizer: 'adam',
  }
  const paths = await Promise.all(
    [
      anEvent(app.db, place(), { invite: true, invited: 'Friends' }),
      anEvent(app.db, place(), { status: 'draft' }),
      anEvent(app.db, place(), { deleted: true }),
      anEvent(app.db, hiddenPlace),
      'no-id',
    ].map(async (eventId) => `/vieweditevent/${await eventId}`),
  )
  const unknown = await both('/vieweditevent/0197a5c0-0000-7000-8000-0000000000ff')
  for (const path of [
    ...paths,
    `/venuedetail/${hiddenPlace.location}`,
    '/venuedetail/nowhere',
    '/vieweditleague/no-id',
    '/constructor/x',
  ])
    expect(await both(path)).toEqual(unknown)
  expect(await (await page('/landing')).text()).toBe(unknown[0])
})

test('the address of a venue that became another one goes on, and so does its link', async () => {
  const [from, into] = [
    await aLocation(app.db, { name: 'Old Pier', embed: true }),
    await aLocation(app.db, { name: 'New Pier' }),
  ]
  await app.db.transaction().execute((tx) => mergeLocations(tx, from, into))
  expect(await textOf(embed(from))).toContain('<h1>Pickleball at New Pier</h1>')
  expect(await textOf(page(`/venuedetail/${from}`))).toContain(
    '<meta property="og:title" content="New Pier">',
  )
})
