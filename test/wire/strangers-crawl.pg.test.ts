// A stranger follows every public link, file and call; no answer may contain private data. Each
// private value in the store is a unique canary.
import { randomBytes, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { calls, httpFunctions } from '#contract/contract.ts'
import { liveQueries } from '#contract/live-queries.ts'
import { findLinkPage } from '#server/features/personal-link/handlers.ts'
import { linkPreviews } from '#server/features/preview/handlers.ts'
import { staticClient } from '#server/transport/client-files/static.ts'
import { isSignedIn } from '#server/transport/page-guard.ts'
import { aContact, anEventBy, answerBy, comeIn, keyOf } from '#test/scenes/contact-scene.ts'
import { minutes, pass, proveAddress } from '#test/scenes/notification-scene.ts'
import { aClub, aLocation, anAdmin } from '#test/support/builders.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import { until } from '#test/support/until.ts'

const canaries = {
  contactName: 'Zebulonia Quackenbush',
  contactEmail: 'canary-contact@example.org',
  contactPhone: '+1 555 0199 731',
  contactNote: 'canary-note: knee surgery in May',
  walkIn: 'Walkina Canaryfeather',
  realName: 'Realbert Canarythorpe',
  tag: 'Canarytag',
  notice: 'canary-notice about the fees',
  typedName: 'Typa Canarysign',
  guardian: 'Guardiana Canaryward',
  guest: 'Guesta Canarytwo',
  payTo: '@canary-venmo',
  memberEmail: 'canary-member@example.org',
  operatorNote: 'canary-privatetitle',
} as const

let app: TestApp
let olga: TestPlayer
let place: string
let eventId: string
let keys: { face: string; watch: string; revoked: string; link: string }
let clubId: string

beforeAll(async () => {
  app = await startTestApp({
    logLevel: 'trace',
    extend: async ({ server }, auth, deps) => {
      await server.register(staticClient, {
        directory: join(import.meta.dirname, '../../dist/client'),
        publicUrl: 'http://sideout.test',
        isSignedIn: isSignedIn(auth),
        findLinkPage: findLinkPage(deps),
        previews: {
          ...linkPreviews(deps, auth.providers),
          mayAsk: () => Promise.resolve({ ok: true, value: null }),
        },
      })
    },
  })
  await fillWithCanaries()
})
afterAll(() => app.close())

async function fillWithCanaries(): Promise<void> {
  olga = await app.signedIn('Olga')
  const mina = await app.signedIn('Mina', { email: canaries.memberEmail })
  place = await aLocation(app.db, { embed: true })
  await anAdmin(app.db, place, olga.playerId)
  clubId = await aClub(app.db, {
    location: place,
    owner: olga.playerId,
    name: 'Dinkers',
    members: [mina.playerId],
  })
  const club = { locationId: place, clubId }
  await fillClub(club, mina)
  eventId = await anEventBy(olga, place, { title: 'Open Saturday', guestsPerPlayer: 1 })
  await anEventBy(olga, place, {
    title: canaries.operatorNote,
    invite: true,
    invited: 'Friends',
  })
  const contact = await aContact(app, olga, {
    name: canaries.contactName,
    email: canaries.contactEmail,
    phone: canaries.contactPhone,
    note: canaries.contactNote,
  })
  await aContact(app, olga, { keeper: { kind: 'club', ...club }, name: canaries.contactName })
  await olga.must('events-inviteContacts', {
    eventId,
    keeper: { kind: 'player' },
    contactIds: [contact.contactId],
  })
  await proveAddress(app, olga)
  await olga.must('contacts-sendInvitations', { keeper: { kind: 'player' }, contactIds: 'all' })
  await pass(app, minutes(10))
  await answerBy(app, contact, eventId, comeIn())
  await olga.must('events-addWalkIn', { eventId, name: canaries.walkIn })
  await fillMoney(mina)
  await olga.must('matchLists-start', { eventId })
  const { watchKey } = await olga.must('matchLists-setWatch', { eventId, isOn: true })
  await olga.must('contacts-renewLink', { contactId: contact.contactId })
  const { publicKey } = await app.db
    .selectFrom('clubs')
    .select('publicKey')
    .where('slug', '=', clubId)
    .executeTakeFirstOrThrow()
  keys = {
    face: publicKey,
    watch: watchKey ?? '',
    revoked: contact.key,
    link: await keyOf(app, contact.contactId),
  }
}

async function fillClub(
  club: { locationId: string; clubId: string },
  mina: TestPlayer,
): Promise<void> {
  await olga.must('clubs-updateHome', {
    ...club,
    title: 'Dinkers',
    about: '',
    rules: '',
    visibility: 'listed',
    joining: 'request',
    venues: [place],
  })
  await olga.must('clubs-setTags', { ...club, tags: [canaries.tag] })
  await olga.must('clubMembers-setTags', {
    ...club,
    playerId: mina.playerId,
    tags: [canaries.tag],
  })
  await mina.must('clubMembers-setRealName', { ...club, realName: canaries.realName })
  await olga.must('clubNotices-post', {
    ...club,
    noticeId: randomUUID(),
    title: canaries.notice,
    text: canaries.notice,
    pinned: true,
  })
  await olga.must('purses-sell', { ...club, playerId: mina.playerId, entries: 7 })
}

async function fillMoney(mina: TestPlayer): Promise<void> {
  const subject = { kind: 'event' as const, eventId }
  await olga.must('payments-setPayTo', {
    lines: [{ kind: 'venmo', value: canaries.payTo, name: '' }],
  })
  const price = { kind: 'fixed' as const, currency: 'USD' as const, amount: 800 }
  await olga.must('payments-setPrice', {
    subject,
    price: { ...price, memberAmount: null, refundRule: '' },
    clubId: null,
  })
  await olga.must('agreements-save', {
    owner: { kind: 'event', eventId },
    agreementId: null,
    title: 'Waiver',
    textEn: 'Play at your own risk.',
    textEs: '',
    repeats: 'once',
    seasonFrom: null,
    seasonUntil: null,
    forGuests: true,
    forMinors: true,
  })
  const { agreements } = await mina.must('agreements-asked', { eventId, guests: 1 })
  await mina.must('agreements-accept', {
    eventId,
    versionIds: agreements.map(({ versionId }) => versionId),
    typedName: canaries.typedName,
    guardian: canaries.guardian,
    guests: [canaries.guest],
  })
  await mina.must('events-signUp', { eventId, guests: 1 })
  await mina.must('payments-claim', { subject, isPaid: true })
}

const findCanaries = (text: string): string[] => {
  const plain = text.toLowerCase()
  return [...Object.values(canaries), keys.link, keys.revoked].filter((canary) =>
    [canary, encodeURIComponent(canary), JSON.stringify(canary).slice(1, -1)].some((form) =>
      plain.includes(form.toLowerCase()),
    ),
  )
}

type Met = { address: string; status: number; headers: Headers; text: string }

async function open(address: string, init: RequestInit = {}): Promise<Met> {
  const answer = await fetch(new URL(address, app.url), { redirect: 'manual', ...init })
  return {
    address,
    status: answer.status,
    headers: answer.headers,
    text: Buffer.from(await answer.arrayBuffer()).toString('latin1'),
  }
}

function findAddresses({ address, headers, text }: Met): string[] {
  const named = [
    ...text.matchAll(/(?:href|src|content|action|url)=?["'(]+([^"'()\s<>]+)/g),
    ...text.matchAll(/["'`(]((?:https?:\/\/sideout\.test|\.?\/)[\w./?=&%-]+)["'`)]/g),
  ].map(([, found = '']) => found)
  const base = new URL(address, 'http://sideout.test')
  return [...named, headers.get('location') ?? ''].flatMap((found) => {
    if (found === '' || !URL.canParse(found, base)) return []
    const { origin, pathname, search } = new URL(found.replaceAll('&amp;', '&'), base)
    return origin === 'http://sideout.test' ? [`${pathname}${search}`] : []
  })
}

const publicAddresses = (): string[] => [
  '/',
  '/landing',
  `/landing?redirect=/vieweditevent/${eventId}`,
  `/landing?redirect=/results/${eventId}`,
  `/landing?redirect=/venuedetail/${place}`,
  '/terms',
  '/privacy',
  '/docs',
  '/openapi.json',
  '/robots.txt',
  '/sitemap.xml',
  '/manifest.webmanifest',
  '/metrics',
  '/livez',
  '/readyz',
  '/contacts',
  `/vieweditevent/${eventId}`,
  `/matchlist/${eventId}`,
  `/results/${eventId}`,
  `/venuedetail/${place}`,
  `/players/${place}`,
  `/editclub/${clubId}`,
  '/viewplayer/mina',
  `/c/${keys.face}`,
  `/c/${keys.face}?view=poster`,
  `/c/${randomUUID()}`,
  `/watch/${keys.watch}`,
  `/watch/${randomUUID()}`,
  `/embed/venue/${place}`,
  `/embed/venue/${place}?lang=es`,
  `/i/${randomBytes(16).toString('base64url')}`,
  `/i/${keys.revoked}`,
  `/calendar-file/${eventId}.ics`,
  `/feed/${randomBytes(32).toString('base64url')}.ics`,
  `/photos/${randomUUID()}`,
]

async function crawl(): Promise<Met[]> {
  const waiting = [...publicAddresses()]
  const seen = new Set(waiting)
  const met: Met[] = []
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    const answer = await open(address)
    met.push(answer)
    for (const next of findAddresses(answer)) {
      if (seen.has(next)) continue
      seen.add(next)
      waiting.push(next)
    }
  }
  return met
}

const known = () => ({
  eventId,
  locationId: place,
  clubId,
  key: keys.face,
  watchKey: keys.watch,
  playerId: 'mina',
  keeper: { kind: 'club', locationId: place, clubId },
  timezone: 'America/New_York',
  text: 'a',
})

function inputsOf(definition: { input: unknown }): object[] {
  const { entries = {} } = definition.input as { entries?: Record<string, unknown> }
  const fitting = Object.fromEntries(Object.entries(known()).filter(([name]) => name in entries))
  return [fitting, {}]
}

const expectSilence = (met: readonly Met[]): void => {
  const told = met.flatMap(({ address, headers, text }) =>
    findCanaries(`${text}\n${[...headers].join('\n')}`).map((canary) => `${address}: ${canary}`),
  )
  expect(told).toEqual([])
}

test('a program that makes a preview of a personal link is told nothing of its contact', async () => {
  expectSilence([await open(`/i/${keys.link}`)])
  const read = await open(`/i/${keys.link}`, { headers: { 'sec-fetch-dest': 'document' } })
  expect(findCanaries(read.text)).toContain(canaries.contactEmail)
})

test('the canaries are there for those who may see them', async () => {
  const roster = (await app.socket(olga.token)).subscribe('contacts-list', {
    keeper: { kind: 'player' },
    text: '',
    limit: 10,
  })
  expect(findCanaries(JSON.stringify(await roster.next()))).toEqual(
    expect.arrayContaining([
      canaries.contactName,
      canaries.contactEmail,
      canaries.contactPhone,
      canaries.contactNote,
    ]),
  )
  const opened = JSON.stringify(await app.visitor.must('links-open', { key: keys.link }))
  expect(findCanaries(opened)).not.toContain(canaries.contactNote)
})

test('no page, file, feed, preview or picture that a stranger can reach tells a canary', async () => {
  const met = await crawl()
  const reached = new Set(met.filter(({ status }) => status === 200).map(({ address }) => address))
  expect(reached.size).toBeGreaterThan(40)
  for (const address of ['/landing', `/c/${keys.face}`, `/embed/venue/${place}`, '/openapi.json'])
    expect(reached).toContain(address)
  expect(met.filter(({ text }) => text.includes('Open Saturday')).length).toBeGreaterThan(2)
  expect([...reached].some((address) => address.startsWith('/share-picture/'))).toBe(true)
  expectSilence(met)
})

test.each(['a visitor', 'a fresh account'])(
  'no call, function or live query tells %s a canary',
  async (kind) => {
    const asker = kind === 'a visitor' ? null : await app.signedIn('Stranger')
    const met: Met[] = []
    const post = async (address: string, body: object) =>
      met.push(
        await open(address, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'idempotency-key': randomUUID(),
            ...asker?.headers,
          },
          body: JSON.stringify(body),
        }),
      )
    for (const [name, definition] of Object.entries(calls))
      if (!name.startsWith('account-'))
        for (const data of inputsOf(definition)) await post(`/call/${name}`, { data })
    for (const [name, definition] of Object.entries(httpFunctions))
      for (const input of inputsOf(definition)) await post(`/http/${name}`, input)
    await post('/account/data', {})
    expectSilence(met)
    expect(met.filter(({ status }) => status === 200).length).toBeGreaterThan(3)
    expect(met.some(({ text }) => text.includes('Open Saturday'))).toBe(true)

    const window = await app.socket(asker?.token)
    for (const [name, definition] of Object.entries(liveQueries))
      for (const input of inputsOf(definition)) {
        const view = window.subscribe(name as keyof typeof liveQueries, input)
        await until(name, () => view.refusal() !== null || view.latest() !== undefined)
        view.close()
      }
    expect(findCanaries(JSON.stringify(window.frames))).toEqual([])
    await window.close()
  },
)

test('a personal link is found by no search engine, kept by no one, and tells no other site', async () => {
  const random = randomBytes(16).toString('base64url')
  const pages = await Promise.all([keys.link, keys.revoked, random].map((key) => open(`/i/${key}`)))
  for (const { status, headers } of pages) {
    expect(status).toBe(200)
    expect(headers.get('x-robots-tag')).toContain('noindex')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('cache-control')).toBe('no-store')
  }
  expect(new Set(pages.map(({ text }) => text)).size).toBe(1)
  const answers = await Promise.all(
    [keys.revoked, random].map((key) => app.visitor.raw('links-open', { data: { key } })),
  )
  expect(answers[0]?.body).toEqual(answers[1]?.body)
})

test('no key is in the log, and none in an e-mail but for its text', () => {
  expect(app.logs.length).toBeGreaterThan(100)
  expect(findCanaries(JSON.stringify([app.logs, app.securityLines]))).toEqual([])
  const mail = app.mailbox.mails.find(({ to }) => to === canaries.contactEmail)
  expect(mail?.text).toContain(keys.revoked)
  const { text: _text, html: _html, to: _to, ...rest } = mail ?? { text: '', html: '', to: '' }
  expect(JSON.stringify(rest)).not.toContain(keys.revoked)
})
