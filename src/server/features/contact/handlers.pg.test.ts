// Contacts through the API: they exist for their keeper only, take places in events as anyone does,
// and leave no name behind.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { isStandIn } from '#domain/contact/contact.ts'
import { eventFieldsAt, rosterInWords } from '#test/scenes/event-scene.ts'
import { aClub, aLocation, anAdmin } from '#test/support/builders.ts'
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

const fields = {
  name: 'Maria Fernandez',
  email: 'maria@example.org',
  phone: '+1 555 0100',
  skillSelf: 3.5,
  language: 'es' as const,
  note: 'Left-handed',
}
const mine = { kind: 'player' as const }
const refused = (code: string) => ({ ok: false, refusal: { code } })

async function aKeeper(): Promise<TestPlayer> {
  made += 1
  return app.signedIn(`Kay${made}`)
}
const listFor = async (player: TestPlayer, text = '') => {
  const window = (await app.socket(player.token)).subscribe('contacts-list', {
    keeper: mine,
    text,
    limit: 50,
  })
  return window
}
const publicEvent = (organizer: TestPlayer) =>
  organizer.must('events-create', {
    fields: eventFieldsAt(location, { maxPlayers: 4 }),
    status: 'published',
  })

test('a keeper lists what they noted, and finds it by name, address or phone', async () => {
  const kay = await aKeeper()
  const { contactId, playerId } = await kay.must('contacts-add', { keeper: mine, ...fields })
  expect(isStandIn(playerId)).toBe(true)
  for (const text of ['', 'maria f', 'EXAMPLE.org', '0100']) {
    const window = await listFor(kay, text)
    expect(await window.next()).toMatchObject({
      total: 1,
      contacts: [{ contactId, playerId, ...fields, state: 'new', claimedBy: null }],
    })
  }
  expect(await (await listFor(kay, 'nobody')).next()).toEqual({
    total: 0,
    unsent: 1,
    unsentByPhone: 0,
    contacts: [],
  })
})

test('an open list follows what is added, changed and removed', async () => {
  const kay = await aKeeper()
  const window = await listFor(kay)
  expect(await window.next()).toEqual({ total: 0, unsent: 0, unsentByPhone: 0, contacts: [] })
  const { contactId } = await kay.must('contacts-add', { keeper: mine, ...fields })
  expect(await window.next()).toMatchObject({ total: 1 })
  await kay.must('contacts-edit', { contactId, ...fields, name: 'Mari' })
  expect(await window.next()).toMatchObject({ contacts: [{ name: 'Mari' }] })
  await kay.must('contacts-remove', { contactId })
  expect(await window.next()).toMatchObject({ total: 0 })
})

test('for everyone else a contact does not exist', async () => {
  const [kay, eve] = [await aKeeper(), await aKeeper()]
  const { contactId, playerId } = await kay.must('contacts-add', { keeper: mine, ...fields })
  for (const answer of [
    await eve.call('contacts-edit', { contactId, ...fields }),
    await eve.call('contacts-remove', { contactId }),
    await eve.call('contacts-renewLink', { contactId }),
  ])
    expect(answer).toEqual(refused('contact-not-found'))
  const { eventId } = await publicEvent(eve)
  expect(await eve.call('events-addPlayer', { eventId, playerId })).toEqual(
    refused('player-not-found'),
  )
  for (const player of [kay, eve]) {
    expect(
      await player.call('playerFriends-set', { friendId: playerId, friend: true }),
    ).toMatchObject({
      ok: false,
    })
    const profile = (await app.socket(player.token)).subscribe('players-byId', { playerId })
    expect(await profile.refused()).toMatchObject({ code: 'player-not-found' })
  }
})

test('a contact takes a place that its keeper gives it, and is named in the roster', async () => {
  const kay = await aKeeper()
  const { playerId } = await kay.must('contacts-add', { keeper: mine, ...fields })
  const { eventId } = await publicEvent(kay)
  for (const text of ['fernández maria', '5550100'])
    expect(
      (await kay.must('events-findPlayers', { eventId, text })).players.map(
        (one) => one.playerName,
      ),
    ).toEqual(['Maria Fernandez'])
  expect(await kay.must('events-findPlayers', { eventId, text: 'ferna' })).toMatchObject({
    players: [{ playerId, playerName: fields.name }],
  })
  await kay.must('events-addPlayer', { eventId, playerId })
  const window = (await app.socket(kay.token)).subscribe('events-byId', { eventId })
  expect(await window.next()).toMatchObject({
    roster: [{ playerId, playerName: fields.name, place: 'playing' }],
  })
})

test('outside the event nobody is told the name of a contact in it', async () => {
  const [kay, eve] = [await aKeeper(), await aKeeper()]
  const { playerId } = await kay.must('contacts-add', { keeper: mine, ...fields })
  const { eventId } = await publicEvent(kay)
  await kay.must('events-addPlayer', { eventId, playerId })
  const window = (await app.socket(eve.token)).subscribe('events-byId', { eventId })
  expect(JSON.stringify(await window.next())).not.toContain('Fernandez')
})

test('a contact that is removed leaves events to come, and the next in line moves up', async () => {
  const kay = await aKeeper()
  const others = await Promise.all(Array.from({ length: 4 }, aKeeper))
  const { contactId, playerId } = await kay.must('contacts-add', { keeper: mine, ...fields })
  const { eventId } = await publicEvent(kay)
  await kay.must('events-addPlayer', { eventId, playerId })
  for (const player of others) await player.must('events-signUp', { eventId, guests: 0 })
  await kay.must('contacts-remove', { contactId })
  expect(await rosterInWords(app.db, eventId)).toBe(others.map(({ playerId: id }) => id).join(' '))
  const standIn = await app.db
    .selectFrom('players')
    .select(['playerName', 'contact'])
    .where('playerId', '=', playerId)
    .executeTakeFirstOrThrow()
  expect(standIn).toEqual({ playerName: 'Deleted player', contact: false })
})

test('one list holds an address once; another list may hold it too', async () => {
  const [kay, eve] = [await aKeeper(), await aKeeper()]
  await kay.must('contacts-add', { keeper: mine, ...fields })
  expect(
    await kay.call('contacts-add', { keeper: mine, ...fields, email: 'MARIA@example.org' }),
  ).toEqual(refused('contact-address-taken'))
  await eve.must('contacts-add', { keeper: mine, ...fields })
})

test('another link kills the one before', async () => {
  const kay = await aKeeper()
  const { contactId } = await kay.must('contacts-add', { keeper: mine, ...fields })
  const window = await listFor(kay)
  const [before] = (await window.next()).contacts
  const { link } = await kay.must('contacts-renewLink', { contactId })
  expect(link).toMatch(/^\/i\/[\w-]{38}$/)
  expect(link).not.toBe(before?.link)
})

test('a corrected address kills the link that the one before has; another name or a first address doesn’t', async () => {
  const kay = await aKeeper()
  const right = { ...fields, email: 'right@example.org' }
  const { contactId } = await kay.must('contacts-add', { keeper: mine, ...right, email: null })
  const window = await listFor(kay)
  const readLink = async () => (await window.next()).contacts[0]?.link ?? ''
  const isOpen = async (link: string) =>
    (await app.visitor.call('links-open', { key: link.slice('/i/'.length) })).ok
  const first = await readLink()
  await kay.must('contacts-edit', { contactId, ...right, email: 'wrong@example.org' })
  expect(await readLink()).toBe(first)
  await kay.must('contacts-edit', { contactId, ...right, email: 'wrong@example.org', name: 'Mo' })
  expect(await readLink()).toBe(first)
  await kay.must('contacts-edit', { contactId, ...right })
  const second = await readLink()
  expect([await isOpen(first), await isOpen(second)]).toEqual([false, true])
})

test('a club and a venue keep contacts of their own: its owner and its admins see them', async () => {
  const [olga, ada, eve] = [await aKeeper(), await aKeeper(), await aKeeper()]
  const place = await aLocation(app.db)
  await anAdmin(app.db, place, ada.playerId)
  const { clubId } = await olga.must('clubs-create', { locationId: place, clubName: 'Dinkers' })
  const club = { kind: 'club' as const, locationId: place, clubId }
  const venue = { kind: 'venue' as const, locationId: place }
  await olga.must('contacts-add', { keeper: club, ...fields })
  await ada.must('contacts-add', { keeper: venue, ...fields })
  for (const [player, keeper, code] of [
    [ada, club, 'club-not-found'],
    [eve, club, 'club-not-found'],
    [olga, venue, 'not-allowed'],
    [eve, venue, 'not-allowed'],
  ] as const)
    expect(await player.call('contacts-add', { keeper, ...fields })).toEqual(refused(code))
})

test('the contacts of a club end with it', async () => {
  const olga = await aKeeper()
  const place = await aLocation(app.db)
  const { clubId } = await olga.must('clubs-create', { locationId: place, clubName: 'Enders' })
  const keeper = { kind: 'club' as const, locationId: place, clubId }
  const { contactId, playerId } = await olga.must('contacts-add', { keeper, ...fields })
  const { eventId } = await publicEvent(olga)
  await olga.must('events-addPlayer', { eventId, playerId })
  await olga.must('clubs-delete', { locationId: place, clubId })
  expect(await olga.call('contacts-remove', { contactId })).toEqual(refused('contact-not-found'))
  expect(await rosterInWords(app.db, eventId)).toBe('')
})

test('people with a phone and no e-mail are one list, with a mark once they were sent the link', async () => {
  const kay = await aKeeper()
  const byPhone = { ...fields, email: null, phone: '+1 415 555 0104' }
  const { contactId } = await kay.must('contacts-add', { keeper: mine, ...byPhone })
  await kay.must('contacts-add', { keeper: mine, ...byPhone, name: 'Silent', phone: null })
  const window = await app.socket(kay.token)
  const asked = { keeper: mine, text: '', limit: 10 }
  const list = window.subscribe('contacts-list', { ...asked, byPhone: true })
  expect(await list.next()).toMatchObject({
    total: 1,
    unsentByPhone: 1,
    contacts: [{ contactId, state: 'new' }],
  })
  expect((await window.subscribe('contacts-list', asked).next()).total).toBe(2)
  await kay.must('contacts-noteSent', { contactId })
  const marked = await list.until(({ unsentByPhone }) => unsentByPhone === 0)
  expect(marked.contacts).toMatchObject([{ contactId, state: 'invited' }])
  const stranger = await aKeeper()
  expect(await stranger.call('contacts-noteSent', { contactId })).toEqual(
    refused('contact-not-found'),
  )
})

test('the lists to choose from are one’s own and those of clubs one owns or is secretary of', async () => {
  const [kay, owner] = [await aKeeper(), await aKeeper()]
  const ask = async () => kay.must('contacts-keepers', {})
  expect(await ask()).toEqual({ hasPeople: false, hasGroup: false, clubs: [] })
  const own = await aClub(app.db, { location, owner: kay.playerId, name: 'Own' })
  const members = [kay.playerId]
  const joined = await aClub(app.db, { location, owner: owner.playerId, name: 'Joined', members })
  await aClub(app.db, { location, owner: owner.playerId, name: 'Strange' })
  const locationName = 'Mueller Courts'
  await app.db
    .updateTable('locations')
    .set({ name: locationName })
    .where('locationId', '=', location)
    .execute()
  const toList = (clubId: string, clubName: string) => ({
    locationId: location,
    clubId,
    clubName,
    locationName,
  })
  expect(await ask()).toEqual({ hasPeople: false, hasGroup: false, clubs: [toList(own, 'Own')] })
  const office = { locationId: location, clubId: joined, playerId: kay.playerId }
  await owner.must('clubMembers-setOffice', { ...office, office: 'organizer' })
  expect((await ask()).clubs).toEqual([toList(own, 'Own')])
  await owner.must('clubMembers-setOffice', { ...office, office: 'secretary' })
  expect((await ask()).clubs).toEqual([toList(joined, 'Joined'), toList(own, 'Own')])
  const inClub = { kind: 'club', locationId: location, clubId: joined } as const
  await owner.must('contacts-add', { keeper: inClub, ...fields })
  expect(await ask()).toMatchObject({ hasPeople: false, hasGroup: true })
  await kay.must('contacts-add', { keeper: mine, ...fields })
  expect((await ask()).hasPeople).toBe(true)
})
