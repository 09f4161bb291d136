// Personal links through the API: a key only gives access to one contact in its own events.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  aContact,
  answerBy,
  anEventBy,
  comeIn,
  keyOf,
  mine,
  out,
} from '#test/scenes/contact-scene.ts'
import { rosterInWords } from '#test/scenes/event-scene.ts'
import { aLocation } from '#test/support/builders.ts'
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

const refused = (code: string) => ({ ok: false, refusal: { code } })
async function aKeeper(): Promise<TestPlayer> {
  made += 1
  return app.signedIn(`Linker${made}`, { homeLocation: location })
}
const open = (key: string) => app.visitor.must('links-open', { key })

test('an invited contact sees its event with numbers, and no name but the host’s', async () => {
  const [olga, ben] = [await aKeeper(), await aKeeper()]
  const maria = await aContact(app, olga, { language: 'es' })
  const eventId = await anEventBy(olga, location, { guestsPerPlayer: 1 })
  await ben.must('events-signUp', { eventId, guests: 1 })
  await olga.must('events-inviteContacts', { eventId, keeper: mine, contactIds: [maria.contactId] })
  const page = await open(maria.key)
  expect(page).toMatchObject({
    language: 'es',
    country: 'US',
    sender: { kind: 'player', name: expect.stringMatching(/^Linker/) },
    isStopped: false,
    events: [
      { eventId, taken: 2, maxPlayers: 8, state: 'open', answer: 'none', startTime: '18:00' },
    ],
    played: [],
    stored: { email: maria.email, skillSelf: 3.5 },
  })
  expect(JSON.stringify(page)).not.toContain(ben.playerId)
})

test('In, guests and Out by the rules of signing up, and the organizer sees each', async () => {
  const olga = await aKeeper()
  const maria = await aContact(app, olga)
  const eventId = await anEventBy(olga, location, { guestsPerPlayer: 2 })
  await olga.must('events-invitePlayer', { eventId, playerId: maria.playerId })
  const invitees = (await app.socket(olga.token)).subscribe('events-invitees', { eventId })
  expect(await invitees.next()).toMatchObject({
    counts: { none: 1 },
    invitees: [{ playerId: maria.playerId, isPicked: true, answer: 'none' }],
  })
  expect(await answerBy(app, maria, eventId, comeIn(1))).toMatchObject({
    ok: true,
    value: { place: 'playing' },
  })
  expect(await invitees.next()).toMatchObject({ counts: { in: 1 } })
  expect(await answerBy(app, maria, eventId, comeIn(2))).toMatchObject({ ok: true })
  expect(await rosterInWords(app.db, eventId)).toBe(`${maria.playerId}+2`)
  expect(await answerBy(app, maria, eventId, comeIn(3))).toMatchObject(refused('too-many-guests'))
  expect(await answerBy(app, maria, eventId, out)).toMatchObject({
    ok: true,
    value: { place: 'out' },
  })
  expect((await open(maria.key)).events).toMatchObject([{ answer: 'out', guests: 0 }])
  expect(await rosterInWords(app.db, eventId)).toBe('')
  expect(await answerBy(app, maria, eventId, comeIn())).toMatchObject({ ok: true })
  expect((await open(maria.key)).events).toMatchObject([{ answer: 'in' }])
})

test('Out without a place is an answer, too', async () => {
  const olga = await aKeeper()
  const maria = await aContact(app, olga)
  const eventId = await anEventBy(olga, location)
  await olga.must('events-invitePlayer', { eventId, playerId: maria.playerId })
  for (const _ of [1, 2])
    expect(await answerBy(app, maria, eventId, out)).toMatchObject({ ok: true })
  expect((await open(maria.key)).events).toMatchObject([{ answer: 'out' }])
})

test('a full event means the waitlist, with its place in line', async () => {
  const olga = await aKeeper()
  const others = await Promise.all([aKeeper(), aKeeper(), aKeeper(), aKeeper()])
  const maria = await aContact(app, olga)
  const eventId = await anEventBy(olga, location, { maxPlayers: 4, freedPlaces: 'offered' })
  await olga.must('events-invitePlayer', { eventId, playerId: maria.playerId })
  for (const player of others) await player.must('events-signUp', { eventId, guests: 0 })
  expect(await answerBy(app, maria, eventId, comeIn())).toMatchObject({
    value: { place: 'waiting', position: 1 },
  })
  await others[0]?.must('events-withdraw', { eventId })
  const [event] = (await open(maria.key)).events
  expect(event?.offeredUntil).toMatch(/^2026-/)
  expect(await answerBy(app, maria, eventId, { kind: 'offer', isTaken: true })).toMatchObject({
    value: { place: 'playing' },
  })
})

test('other events don’t exist for a link, public ones neither', async () => {
  const [olga, eve] = [await aKeeper(), await aKeeper()]
  const maria = await aContact(app, olga)
  const eventIds = [
    await anEventBy(eve, location),
    await anEventBy(eve, location, { invite: true, invited: 'Friends' }),
  ]
  for (const eventId of eventIds) {
    for (const answer of [comeIn(), out, { kind: 'offer' as const, isTaken: true }])
      expect(await answerBy(app, maria, eventId, answer)).toMatchObject(refused('event-not-found'))
    const asked = { key: maria.key, eventId }
    const versionIds = [app.deps.newId()]
    const signed = { versionIds, typedName: 'Maria', guardian: '', guests: [] }
    for (const answer of [
      await app.visitor.call('links-calendar', asked),
      await app.visitor.call('links-agreements', { ...asked, guests: 0 }),
      await app.visitor.call('links-accept', { ...asked, ...signed }),
      await app.visitor.call('links-arrive', { ...asked, proof: { kind: 'none' } }),
    ])
      expect(answer).toMatchObject(refused('event-not-found'))
  }
  expect((await open(maria.key)).events).toEqual([])
})

test('unknown, malformed, replaced, deleted and forgotten keys are answered alike', async () => {
  const olga = await aKeeper()
  const [maria, nina, rosa] = [
    await aContact(app, olga),
    await aContact(app, olga),
    await aContact(app, olga),
  ]
  await olga.must('contacts-renewLink', { contactId: maria.contactId })
  await olga.must('contacts-remove', { contactId: nina.contactId })
  await app.visitor.must('links-forget', { key: rosa.key })
  const eventId = await anEventBy(olga, location)
  for (const key of [maria.key, nina.key, rosa.key, 'x'.repeat(22), 'x', '']) {
    const answers = [
      await app.visitor.call('links-open', { key }),
      await answerBy(app, { key, email: maria.email }, eventId, comeIn()),
      await app.visitor.call('links-calendar', { key, eventId }),
      await app.visitor.call('links-stop', { key }),
      await app.visitor.call('links-forget', { key }),
      await olga.call('contacts-claim', { key }),
    ]
    for (const answer of answers) expect(answer).toEqual(refused('link-not-found'))
  }
  expect((await open(await keyOf(app, maria.contactId))).name).toContain('Maria')
})

test('opening notes nothing, and reading the use once a day', async () => {
  const olga = await aKeeper()
  const maria = await aContact(app, olga)
  const readUsed = async () =>
    (
      await app.db
        .selectFrom('contacts')
        .select('used')
        .where('contactId', '=', maria.contactId)
        .executeTakeFirstOrThrow()
    ).used?.getTime()
  const read = () => app.visitor.must('links-open', { key: maria.key, isRead: true })
  await open(maria.key)
  expect(await readUsed()).toBeUndefined()
  await read()
  app.clock.advance(3_600_000)
  await read()
  expect(await readUsed()).toBe(testStart)
  app.clock.advance(86_400_000)
  await read()
  expect(await readUsed()).toBe(testStart + 90_000_000)
})

test('a calendar file names the event, and neither a personal link nor a hidden host', async () => {
  const olga = await aKeeper()
  await olga.must('players-updatePlayer', { playerId: olga.playerId, fields: { hidden: true } })
  const maria = await aContact(app, olga)
  const eventId = await anEventBy(olga, location)
  await olga.must('events-invitePlayer', { eventId, playerId: maria.playerId })
  const { content } = await app.visitor.must('links-calendar', { key: maria.key, eventId })
  expect(content).toContain('BEGIN:VEVENT')
  expect(content).not.toContain(maria.key)
  expect(content.replaceAll('\r\n ', '')).not.toContain('Linker')
})

test('a contact that deletes itself leaves the roster and the list', async () => {
  const olga = await aKeeper()
  const maria = await aContact(app, olga)
  const eventId = await anEventBy(olga, location)
  await olga.must('events-invitePlayer', { eventId, playerId: maria.playerId })
  await answerBy(app, maria, eventId, comeIn())
  await app.visitor.must('links-forget', { key: maria.key })
  expect(await rosterInWords(app.db, eventId)).toBe('')
  const invitees = (await app.socket(olga.token)).subscribe('events-invitees', { eventId })
  expect(await invitees.next()).toMatchObject({ counts: { in: 0, none: 0 }, invitees: [] })
  const row = await app.db
    .selectFrom('contacts')
    .select('contactId')
    .where('contactId', '=', maria.contactId)
    .executeTakeFirst()
  expect(row).toBeUndefined()
})

test('an organizer answers for a contact of theirs, by the same rules, and for nobody else’s', async () => {
  const [olga, eve] = [await aKeeper(), await aKeeper()]
  const maria = await aContact(app, olga)
  const foreign = await aContact(app, eve)
  const eventId = await anEventBy(olga, location, { maxPlayers: 4 })
  const answerFor = (player: TestPlayer, playerId: string, answer: 'in' | 'out') =>
    player.call('events-answerFor', { eventId, playerId, answer, guests: 0 })
  expect(await answerFor(olga, maria.playerId, 'in')).toMatchObject({ value: { place: 'playing' } })
  const { events } = await open(maria.key)
  expect(events).toMatchObject([{ answer: 'in' }])
  expect(await answerFor(olga, maria.playerId, 'out')).toMatchObject({ value: { place: 'out' } })
  for (const playerId of [foreign.playerId, eve.playerId, 'nobody-here'])
    expect(await answerFor(olga, playerId, 'in')).toMatchObject(refused('player-not-found'))
  expect(await answerFor(eve, foreign.playerId, 'in')).toMatchObject(refused('not-allowed'))
  const acts = await app.db
    .selectFrom('own_acts')
    .select('playerId')
    .where('eventId', '=', eventId)
    .execute()
  expect(acts).toEqual([])
})

test('a walk-in is a name and a tap: a contact, on the roster, and here once the evening runs', async () => {
  const [olga, eve] = [await aKeeper(), await aKeeper()]
  const eventId = await anEventBy(olga, location)
  expect(await eve.call('events-addWalkIn', { eventId, name: 'Rosa' })).toMatchObject(
    refused('not-allowed'),
  )
  app.clock.set(Date.UTC(2026, 5, 2, 22, 5))
  const { playerId, place } = await olga.must('events-addWalkIn', { eventId, name: 'Rosa' })
  expect(place).toBe('playing')
  const window = (await app.socket(olga.token)).subscribe('events-byId', { eventId })
  expect(await window.next()).toMatchObject({
    roster: [{ playerId, playerName: 'Rosa', attendance: 'here' }],
    unconfirmed: [],
  })
})

test('contacts are invited to public events, never to a game day; players with accounts are not', async () => {
  const [olga, ben] = [await aKeeper(), await aKeeper()]
  const maria = await aContact(app, olga)
  const eventId = await anEventBy(olga, location)
  const pick = (playerId: string) => olga.call('events-invitePlayer', { eventId, playerId })
  expect(await pick(ben.playerId)).toEqual(refused('event-not-private'))
  expect(await pick(maria.playerId)).toMatchObject({ ok: true })
  expect(await pick(maria.playerId)).toEqual(refused('already-invited'))
  await olga.must('events-uninvitePlayer', { eventId, playerId: maria.playerId })
  expect((await open(maria.key)).events).toEqual([])
  expect(
    await olga.must('events-inviteContacts', {
      eventId,
      keeper: mine,
      contactIds: [maria.contactId, maria.contactId, crypto.randomUUID()],
    }),
  ).toEqual({ invited: 1 })
})
