// A tournament link's preview and picture; a disabled or replaced link looks unknown.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readLinkName } from '#server/link/link-keys.ts'
import { divisionFieldsFor, enterTeams, tournamentFieldsAt } from '#test/scenes/tournament-scene.ts'
import { aLocation } from '#test/support/builders.ts'
import { linkReaders, startPreviewSite, type PreviewSite } from '#test/support/preview-site.ts'
import { testStart, type TestPlayer } from '#test/support/test-app.ts'

let site: PreviewSite
let olga: TestPlayer
let location: string
let tournamentId: string
let eventId: string
let key: string

const switchLink = async (isOn: boolean): Promise<string> =>
  (await olga.must('tournaments-setWatch', { tournamentId, isOn })).watchKey ?? ''

beforeAll(async () => {
  site = await startPreviewSite()
  const { app } = site
  olga = await app.signedIn('Olga')
  location = await aLocation(app.db, { locationId: 'pier', name: 'Pier & Park', city: 'Ludlow' })
  ;({ tournamentId } = await olga.must('tournaments-create', {
    fields: tournamentFieldsAt(location, { name: '<b>Open</b>', endDate: '2026-06-03' }),
  }))
  const divisions = []
  for (const title of ['<b>Open</b> · Doubles', '<b>Open</b> · Women'])
    divisions.push(
      await olga.must('tournaments-addDivision', {
        tournamentId,
        division: divisionFieldsFor('pools then bracket', { title }),
      }),
    )
  eventId = divisions[0]?.eventId ?? ''
  await enterTeams(app.db, eventId, [await app.signedIn('Ann'), await app.signedIn('Bea')])
})
beforeEach(async () => {
  site.app.clock.set(testStart)
  key = await switchLink(true)
})
afterAll(() => site.close())

/** Normalizes the thin spaces of Intl. */
async function openPage(path: string) {
  const answer = await fetch(site.app.url + path, {
    headers: { accept: '*/*', 'user-agent': linkReaders.WhatsApp },
  })
  const { date: _date, 'x-request-id': _id, ...headers } = Object.fromEntries(answer.headers)
  const html = (await answer.text()).replaceAll(/[\u2009\u202f]/g, ' ')
  return { status: answer.status, headers, html }
}
const openLink = async (asked: string, query = '') => (await openPage(`/t/${asked}${query}`)).html
const tagIn = (html: string, name: string): string =>
  new RegExp(`property="${name}" content="([^"]*)"`).exec(html)?.[1] ?? ''
const fetchPicture = (html: string) =>
  fetch(site.app.url + tagIn(html, 'og:image').replace('https://play.example.org', ''))

test('it tells the name, the days, the divisions and the venue, and names no one', async () => {
  const html = await openLink(key)
  expect(html).toContain('<title>&lt;b&gt;Open&lt;/b&gt; · Sideout</title>')
  expect(tagIn(html, 'og:description')).toBe(
    'June 2 – 3, 2026 · 2 divisions · A pickleball tournament at Pier &amp; Park, Ludlow. Divisions, courts and results on Sideout.',
  )
  expect(tagIn(html, 'og:url')).toBe(`https://play.example.org/t/${key}`)
  expect(html).not.toMatch(/Olga|Ann|Bea/)
})

test('a link that names Spanish is told in Spanish', async () => {
  const html = await openLink(key, '?lang=es')
  expect(tagIn(html, 'og:description')).toBe(
    '2–3 de junio de 2026 · 2 categorías · Un torneo de pickleball en Pier &amp; Park, Ludlow. Categorías, canchas y resultados en Sideout.',
  )
  expect(tagIn(html, 'og:url')).toBe(`https://play.example.org/t/${key}?lang=es`)
})

test('it has a picture, which is another one once the tournament is over; a cancelled division isn’t counted', async () => {
  const before = await openLink(key)
  const picture = await fetchPicture(before)
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
  site.app.clock.set('2026-06-04T12:00:00Z')
  const after = await openLink(key)
  expect(tagIn(after, 'og:image')).not.toBe(tagIn(before, 'og:image'))
  expect((await fetchPicture(after)).status).toBe(200)
  site.app.clock.set(testStart)
  await olga.must('events-cancel', { eventId, reason: '' })
  expect(tagIn(await openLink(key), 'og:description')).toContain(' · 1 division · ')
})

test('a link that was replaced or switched off, and one of a hidden venue, a private or a deleted tournament, is served as one that never was, with no picture', async () => {
  const unknown = await openPage(`/t/${key.slice(0, -22)}${'A'.repeat(22)}`)
  expect(unknown.html).toContain('<title>Sideout</title>')
  const link = key
  const old = await openLink(link)
  const expectNone = async () => {
    expect(await openPage(`/t/${link}`)).toEqual(unknown)
    expect((await fetchPicture(old)).status).toBe(404)
  }
  const shown = async () => tagIn(await openLink(link), 'og:title')
  await switchLink(false)
  await expectNone()
  await switchLink(true)
  await expectNone()
  const { db } = site.app
  await db
    .updateTable('tournaments')
    .set({ watchKey: readLinkName(link) })
    .execute()
  expect(await shown()).toBe('&lt;b&gt;Open&lt;/b&gt;')
  await db.updateTable('locations').set({ hidden: true }).execute()
  await expectNone()
  await db.updateTable('locations').set({ hidden: false }).execute()
  expect(await shown()).toBe('&lt;b&gt;Open&lt;/b&gt;')
  await db.updateTable('tournaments').set({ invite: true, invited: 'Friends' }).execute()
  await expectNone()
  await db.updateTable('tournaments').set({ invite: false, invited: '' }).execute()
  expect(await shown()).toBe('&lt;b&gt;Open&lt;/b&gt;')
  await db.updateTable('tournaments').set({ deleted: true }).execute()
  await expectNone()
})
