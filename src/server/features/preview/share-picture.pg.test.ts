// A link as chat apps see it: the page's head, byte for byte, and the picture; only public data,
// and the same answer for everything else.
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { leagueFieldsAt, openLeague } from '#test/scenes/league-scene.ts'
import { aLocation, anEvent } from '#test/support/builders.ts'
import { linkReaders, startPreviewSite, type PreviewSite } from '#test/support/preview-site.ts'
import type { TestPlayer } from '#test/support/test-app.ts'

let site: PreviewSite
let olga: TestPlayer
let location: string
let eventId: string

beforeAll(async () => {
  site = await startPreviewSite()
  olga = await site.app.signedIn('Olga')
  location = await aLocation(site.app.db, { locationId: 'pier', name: 'Pier & Park' })
})
beforeEach(async () => {
  eventId = await anEvent(
    site.app.db,
    { location, organizer: olga.playerId },
    { title: 'Dobles "de" <lunes>', playing: 3, skillMin: 3, skillMax: 3.75 },
  )
})
afterAll(() => site.close())

type Change = Partial<{
  title: string
  invite: boolean
  invited: string
  status: 'published' | 'cancelled' | 'draft'
  deleted: boolean
  playing: number
}>
const change = (fields: Change) =>
  site.app.db.updateTable('events').set(fields).where('eventId', '=', eventId).execute()

/** Normalizes the thin spaces of Intl. */
async function readHead(path: string, agent: string = linkReaders.WhatsApp): Promise<string> {
  const answer = await fetch(site.app.url + path, {
    headers: { accept: '*/*', 'user-agent': agent },
  })
  const html = (await answer.text()).replaceAll(/[\u2009\u202f]/g, ' ')
  return /<head>(.*)<\/head>/s.exec(html)?.[1]?.replaceAll('><', '>\n<') ?? ''
}
const pictureIn = (head: string): string =>
  /property="og:image" content="https:\/\/play\.example\.org([^"]+)"/.exec(head)?.[1] ?? ''
const eventPath = () => `/vieweditevent/${eventId}`
const findPicture = async (path = eventPath()): Promise<string> => pictureIn(await readHead(path))

async function fetchPicture(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(site.app.url + path, { headers, redirect: 'manual' })
  const { date: _date, 'x-request-id': _id, ...kept } = Object.fromEntries(answer.headers)
  return {
    status: answer.status,
    headers: kept,
    body: Buffer.from(await answer.arrayBuffer()),
  }
}

const plainHead = `<title>Find a game</title>
<meta property="og:title" content="Find a game"/>
<meta property="og:image" content="https://play.example.org/share.png"/>`

const writeHead = (title: string, description: string, picture: string): string =>
  `<title>${title} · Sideout</title>
<meta name="description" content="${description}">
<link rel="canonical" href="https://play.example.org${eventPath()}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="Sideout">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="https://play.example.org${eventPath()}">
<meta property="og:image" content="https://play.example.org${picture}">
<meta property="og:image:type" content="image/png">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta property="og:image:alt" content="${title} · ${description}">
<meta name="twitter:card" content="summary_large_image">
<meta name="twitter:image" content="https://play.example.org${picture}">
<meta name="twitter:image:alt" content="${title} · ${description}">`

const title = 'Dobles &quot;de&quot; &lt;lunes&gt;'

test.each(Object.entries(linkReaders))('%s sees a public event', async (_chat, agent) => {
  const head = await readHead(eventPath(), agent)
  const picture = pictureIn(head)
  expect(picture).toMatch(new RegExp(`^/share-picture${eventPath()}/en-[0-9a-f]{16}\\.png$`))
  expect(head).toBe(
    writeHead(
      title,
      'Tuesday, June 2, 6:00 – 8:00 PM · Pier &amp; Park, New York · Level 3.0–3.75 · 5 places left',
      picture,
    ),
  )
})

test.each(Object.entries(linkReaders))(
  '%s sees that an event was cancelled',
  async (_chat, agent) => {
    await change({ status: 'cancelled' })
    const head = await readHead(eventPath(), agent)
    expect(head).toBe(
      writeHead(
        `Cancelled: ${title}`,
        'This event was cancelled. · Tuesday, June 2, 6:00 – 8:00 PM · Pier &amp; Park, New York',
        pictureIn(head),
      ),
    )
  },
)

test('a link that names Spanish is told in Spanish, as the country of the venue writes times, and keeps its language', async () => {
  const tell = async () => {
    const head = await readHead(`${eventPath()}?lang=es`)
    return ['og:description', 'og:url'].map(
      (name) => new RegExp(`property="${name}" content="([^"]*)"`).exec(head)?.[1],
    )
  }
  const url = `https://play.example.org${eventPath()}?lang=es`
  const rest = 'Pier &amp; Park, New York · Nivel 3.0–3.75 · Quedan 5 plazas'
  expect(await tell()).toEqual([`Martes, 2 de junio, 6:00–8:00 p.m. · ${rest}`, url])
  await site.app.db.updateTable('locations').set({ country: 'ES' }).execute()
  try {
    expect(await tell()).toEqual([`Martes, 2 de junio, 18:00–20:00 · ${rest}`, url])
  } finally {
    await site.app.db.updateTable('locations').set({ country: 'US' }).execute()
  }
})

const notPublic: Readonly<Record<string, Change>> = {
  private: { invite: true, invited: 'Friends' },
  deleted: { deleted: true },
  drafted: { status: 'draft' },
}

test.each(Object.entries(notPublic))(
  'of a %s event all chats see what they see of none, and its picture is gone with it',
  async (_state, fields) => {
    const pictures = await Promise.all(
      ['vieweditevent', 'matchlist', 'results'].map((kind) => findPicture(`/${kind}/${eventId}`)),
    )
    for (const picture of pictures) expect((await fetchPicture(picture)).status).toBe(200)
    await change(fields)
    for (const agent of Object.values(linkReaders))
      expect(await readHead(eventPath(), agent)).toBe(plainHead)
    const unknown = await fetchPicture(
      '/share-picture/vieweditevent/0198a000-0000-7000-8000-000000000001/en-0123456789abcdef.png',
    )
    expect(unknown).toMatchObject({ status: 404, body: Buffer.from('Not found') })
    for (const picture of pictures) expect(await fetchPicture(picture)).toEqual(unknown)
  },
)

test('the picture is a PNG of 1200 by 630 below 300 kB that may be kept for long and shown anywhere', async () => {
  const path = await findPicture()
  const picture = await fetchPicture(path)
  expect(picture).toMatchObject({
    status: 200,
    headers: {
      'content-type': 'image/png',
      'cache-control': 'public, max-age=2592000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    },
  })
  expect(await sharp(picture.body).metadata()).toMatchObject({
    format: 'png',
    width: 1200,
    height: 630,
  })
  expect(picture.body.length).toBeLessThan(300_000)
  const etag = picture.headers['etag'] ?? ''
  expect(await fetchPicture(path, { 'if-none-match': etag })).toMatchObject({
    status: 304,
    headers: { 'cross-origin-resource-policy': 'cross-origin' },
    body: Buffer.alloc(0),
  })
})

test('a change has another address and another picture; the old address leads to it', async () => {
  const [before, spanish] = [await findPicture(), await findPicture(`${eventPath()}?lang=es`)]
  expect(spanish).not.toBe(before)
  const old = await fetchPicture(before)
  await change({ playing: 4 })
  const after = await findPicture()
  expect(after).not.toBe(before)
  expect((await fetchPicture(after)).body.equals(old.body)).toBe(false)
  expect(await fetchPicture(before)).toMatchObject({
    status: 302,
    headers: {
      location: after,
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'cross-origin',
    },
  })
})

test('no made-up address has a picture', async () => {
  const path = await findPicture()
  for (const made of [
    path.replace('.png', '.jpg'),
    path.replace('en-', 'xx-'),
    path.replace('/en-', '/en'),
    path.replace('vieweditevent', 'venuedetail'),
    path.replace('vieweditevent', 'constructor'),
    path.replace(eventId, 'no-id'),
    path.replace(eventId, `${eventId}%2F..`),
  ])
    expect([made, (await fetchPicture(made)).status]).toEqual([made, 404])
})

test('matches, results and a league have previews of their own', async () => {
  const leagueSeriesId = await openLeague(olga, leagueFieldsAt(location))
  for (const [path, label] of [
    [`/matchlist/${eventId}`, 'Matches: '],
    [`/results/${eventId}`, 'Results: '],
    [`/vieweditleague/${leagueSeriesId}`, ''],
  ] as const) {
    const head = await readHead(path)
    expect(head).toContain(`<meta property="og:title" content="${label}`)
    expect(await fetchPicture(pictureIn(head))).toMatchObject({ status: 200 })
  }
  const picture = await findPicture(`/vieweditleague/${leagueSeriesId}`)
  await site.app.db
    .updateTable('leagues')
    .set({ invite: true, invited: 'Friends' })
    .where('leagueSeriesId', '=', leagueSeriesId)
    .execute()
  expect((await fetchPicture(picture)).status).toBe(404)
  expect(await readHead(`/vieweditleague/${leagueSeriesId}`)).toBe(plainHead)
})

test.each([
  ['emoji', '🎾👩‍👩‍👧‍👦 Doubles 🇪🇸'],
  ['another script', 'Пиклбол в парке 匹克球 بيكلبول'],
  ['markup', '</text></svg><script>&amp;"\'<image href="file:///etc/passwd"/>'],
  ['what XML forbids', 'a\u{FFFE}b\u200Fc'],
  ['one long word', 'x'.repeat(60)],
])('a title of %s is drawn', async (_what, text) => {
  await change({ title: text })
  const picture = await fetchPicture(await findPicture())
  expect([picture.status, picture.body.length < 300_000]).toEqual([200, true])
})
