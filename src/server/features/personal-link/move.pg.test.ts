// Contacts moved to a list with the same people: two entries become one without loss.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { aContact, anEventBy, keyOf, mine, type Contact } from '#test/scenes/contact-scene.ts'
import { rosterInWords } from '#test/scenes/event-scene.ts'
import { roundInWords } from '#test/scenes/match-list-scene.ts'
import { pass, minutes, proveAddress } from '#test/scenes/notification-scene.ts'
import { aClub, aLocation } from '#test/support/builders.ts'
import { startTestApp, testStart, type TestApp, type TestPlayer } from '#test/support/test-app.ts'

let app: TestApp
let location: string
let made = 0
beforeAll(async () => {
  app = await startTestApp()
  location = await aLocation(app.db)
})
afterEach(() => app.clock.set(testStart))
afterAll(() => app.close())

const format = {
  format: 'singles',
  rounds: 3,
  points: 11,
  winBy: 2,
  scoring: 'rally',
  bestOf: 1,
  ranked: true,
  consolation: false,
} as const

async function aScene(noted: Parameters<typeof aContact>[2] = {}) {
  made += 1
  const olga = await app.signedIn(`Olga${made}m`)
  await proveAddress(app, olga)
  const clubId = await aClub(app.db, { location, owner: olga.playerId, name: `Terns${made}` })
  const club = { locationId: location, clubId }
  const keeper = { kind: 'club' as const, ...club }
  const nina = await aContact(app, olga, { name: 'Nina West', keeper, ...noted })
  const own = await aContact(app, olga, { name: 'Nina W', email: nina.email, skillSelf: null })
  return { olga, club, keeper, nina, own }
}

const move = (olga: TestPlayer, club: { locationId: string; clubId: string }) =>
  olga.call('contacts-moveFromClub', { ...club, to: mine })
const open = ({ key }: Pick<Contact, 'key'>) => app.visitor.call('links-open', { key })
const eventsBy = async (contact: Contact) => {
  const opened = await open(contact)
  return opened.ok ? opened.value.events.map(({ eventId }) => eventId).toSorted() : null
}
const listOf = async (olga: TestPlayer) => {
  const list = (await app.socket(olga.token)).subscribe('contacts-list', {
    keeper: mine,
    text: '',
    limit: 10,
  })
  return (await list.next()).contacts
}
const add = (olga: TestPlayer, eventId: string, { playerId }: Contact) =>
  olga.must('events-addPlayer', { eventId, playerId })

test('who stands in the other list already is one person there, with the events of both', async () => {
  const { olga, club, keeper, nina, own } = await aScene({
    phone: '+1 555 010 7001',
    note: 'Lefty',
  })
  const zoe = await aContact(app, olga, { name: 'Zoe East', keeper })
  const [first, second, asked] = [
    await anEventBy(olga, location),
    await anEventBy(olga, location),
    await anEventBy(olga, location),
  ]
  await add(olga, first, nina)
  await add(olga, second, own)
  await add(olga, second, zoe)
  await olga.must('events-invitePlayer', { eventId: asked, playerId: nina.playerId })
  expect(await move(olga, club)).toEqual({ ok: true, value: { moved: 1, joined: 1 } })
  expect(await listOf(olga)).toMatchObject([
    {
      contactId: own.contactId,
      name: 'Nina W',
      phone: '+1 555 010 7001',
      note: 'Lefty',
      skillSelf: 3.5,
    },
    { contactId: zoe.contactId },
  ])
  await olga.must('clubs-delete', club)
  const all = [first, second, asked].toSorted()
  expect([await eventsBy(own), await eventsBy(nina)]).toEqual([all, all])
  expect(await eventsBy(zoe)).toEqual([second])
})

test('of two places in one event the better one is kept, with its guests', async () => {
  const { olga, club, nina, own } = await aScene()
  const eventId = await anEventBy(olga, location, {
    minPlayers: 2,
    maxPlayers: 3,
    guestsPerPlayer: 1,
  })
  const filler = await aContact(app, olga)
  await add(olga, eventId, nina)
  await app.visitor.must('links-answer', {
    key: nina.key,
    eventId,
    answer: { kind: 'in', guests: 1 },
  })
  await add(olga, eventId, filler)
  await add(olga, eventId, own)
  expect(await rosterInWords(app.db, eventId)).toBe(
    `${nina.playerId}+1 ${filler.playerId} ${own.playerId}?`,
  )
  expect(await move(olga, club)).toEqual({ ok: true, value: { moved: 0, joined: 1 } })
  expect(await rosterInWords(app.db, eventId)).toBe(`${own.playerId}+1 ${filler.playerId}`)
})

test('the link and the mails of the entry that went lead to the one that stays', async () => {
  const { olga, club, keeper, nina, own } = await aScene()
  await olga.must('contacts-sendInvitations', { keeper, contactIds: 'all' })
  await pass(app, minutes(10))
  expect(await move(olga, club)).toMatchObject({ ok: true })
  expect(await app.visitor.call('links-stop', { key: nina.key })).toMatchObject({ ok: true })
  const state = async () => (await listOf(olga))[0]?.state
  expect(await state()).toBe('stopped')
  await olga.must('contacts-renewLink', { contactId: own.contactId })
  expect([await open(nina), await open(own)]).toMatchObject([{ ok: false }, { ok: false }])
})

test('who stopped the mails of one entry gets none by the other', async () => {
  const { olga, club, nina } = await aScene()
  await app.visitor.must('links-stop', { key: nina.key })
  expect(await move(olga, club)).toMatchObject({ ok: true })
  expect((await listOf(olga))[0]?.state).toBe('stopped')
})

test('another address is somebody else, and so is the same name alone', async () => {
  const { olga, club, keeper } = await aScene()
  const phone = '+1 555 010 7002'
  await aContact(app, olga, { name: 'Sam', phone, keeper })
  await aContact(app, olga, { name: 'Sam', phone })
  const namesake = { name: 'Lou', email: null, phone: null }
  await olga.must('contacts-add', {
    keeper,
    ...namesake,
    skillSelf: null,
    language: 'en',
    note: '',
  })
  await olga.must('contacts-add', {
    keeper: mine,
    ...namesake,
    skillSelf: null,
    language: 'en',
    note: '',
  })
  expect(await move(olga, club)).toEqual({ ok: true, value: { moved: 2, joined: 1 } })
})

test('the same name and phone is one person, also where two entries lead to one', async () => {
  const { olga, club, keeper, own } = await aScene()
  await olga.must('contacts-edit', {
    contactId: own.contactId,
    name: 'Nina',
    email: own.email,
    phone: '555-0107003',
    skillSelf: null,
    language: 'en',
    note: '',
  })
  const third = await olga.must('contacts-add', {
    keeper,
    name: 'Nina',
    email: null,
    phone: '(555) 010 7003',
    skillSelf: null,
    language: 'en',
    note: '',
  })
  const eventId = await anEventBy(olga, location)
  await olga.must('events-addPlayer', { eventId, playerId: third.playerId })
  expect(await move(olga, club)).toEqual({ ok: true, value: { moved: 0, joined: 2 } })
  expect(await eventsBy(own)).toEqual([eventId])
  expect(await listOf(olga)).toHaveLength(1)
})

test('two entries that both played in an event are two people: nothing moves, and the refusal names them', async () => {
  const { olga, club, nina, own } = await aScene()
  const eventId = await anEventBy(olga, location, {
    type: 'tournament',
    play: 'singles',
    format,
    title: 'Cup',
  })
  const all = [nina, own, await aContact(app, olga), await aContact(app, olga)]
  for (const contact of all) await add(olga, eventId, contact)
  app.clock.set('2026-06-02T21:30:00Z')
  for (const { playerId } of all)
    await olga.must('events-checkIn', { eventId, playerId, attendance: 'here' })
  const { revision } = await olga
    .must('matchLists-start', { eventId })
    .then(() =>
      app.db
        .selectFrom('match_lists')
        .select('revision')
        .where('eventId', '=', eventId)
        .executeTakeFirstOrThrow(),
    )
  const rounds = ['0 v 3 | 1 v 2', '0 v 2 | 1 v 3', '0 v 1 | 2 v 3'].map(roundInWords)
  await olga.must('matchLists-plan', { eventId, revision, rounds })
  app.clock.set('2026-06-03T12:00:00Z')
  expect(await move(olga, club)).toEqual({
    ok: false,
    refusal: { code: 'contacts-not-one', params: { contact: 'Nina West', eventId, title: 'Cup' } },
  })
  expect((await listOf(olga)).map(({ contactId }) => contactId)).not.toContain(nina.contactId)
  expect(await open(nina)).toMatchObject({ ok: true, value: { played: [{ eventId }] } })
})

test('an address that the keeper took away before keeps its say where two entries become one', async () => {
  const phone = '+14155550188'
  const { olga, club, nina } = await aScene({ phone })
  await aContact(app, olga, { name: 'Nina West', email: null, phone })
  const eventId = await anEventBy(olga, location)
  await add(olga, eventId, nina)
  await olga.must('contacts-edit', {
    contactId: nina.contactId,
    name: 'Nina West',
    email: null,
    phone,
    skillSelf: null,
    note: '',
    language: 'en',
  })
  expect(await move(olga, club)).toEqual({ ok: true, value: { moved: 0, joined: 1 } })
  const { formerEmails, contactId } = await app.db
    .selectFrom('contacts')
    .select(['contactId', 'formerEmails'])
    .where('phone', '=', phone)
    .executeTakeFirstOrThrow()
  expect(formerEmails).toEqual([nina.email])
  const friend = await app.signedIn('Norm')
  await proveAddress(app, friend)
  const key = await keyOf(app, contactId)
  expect(await friend.call('contacts-claim', { key })).toMatchObject({ value: { state: 'code' } })
})
