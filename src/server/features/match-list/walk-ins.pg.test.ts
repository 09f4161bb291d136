// Players added to the match list without a sign-up belong to the event like those on its roster.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aContact } from '#test/scenes/contact-scene.ts'
import { alertKindsOf } from '#test/scenes/event-scene.ts'
import { anEvening } from '#test/scenes/match-list-scene.ts'
import { proveAddress } from '#test/scenes/notification-scene.ts'
import { aLocation } from '#test/support/builders.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'

let app: TestApp
let location: string
let olga: TestPlayer, walter: TestPlayer
let people: TestPlayer[]

beforeAll(async () => {
  app = await startTestApp()
  location = await aLocation(app.db)
  olga = await app.signedIn('Olga')
  walter = await app.signedIn('Walter')
  people = []
  for (const name of ['Ann', 'Ben', 'Cleo', 'Dan']) people.push(await app.signedIn(name))
})
afterAll(() => app.close())

const messagesTo = async (playerId: string, eventId: string): Promise<string[]> =>
  (
    await app.db
      .selectFrom('messages')
      .select('message')
      .where('toId', '=', playerId)
      .where('eventId', '=', eventId)
      .execute()
  ).map(({ message }) => message)

test('the list takes no one beside their own place as a contact, nor the contact beside them', async () => {
  const night = await anEvening(app, olga, people, location)
  const dora = await app.signedIn('Dora')
  await proveAddress(app, dora)
  const noted = await aContact(app, olga, { email: dora.email })
  const add = async ({ playerId }: { playerId: string }) => {
    const { eventId } = night
    const answer = await olga.call('matchLists-addPlayer', { eventId, playerId, isGuest: false })
    return answer.ok ? 'added' : answer.refusal.code
  }
  expect(await add(noted)).toBe('added')
  expect(await add(dora)).toBe('already-signed-up')
  await dora.must('contacts-declineClaim', { contactId: noted.contactId })
  expect(await add(dora)).toBe('added')
})

test('a walk-in gets the messages to the roster, sees the event among their own, and learns that it is cancelled', async () => {
  const night = await anEvening(app, olga, people, location)
  const socket = await app.socket(walter.token)
  const mine = socket.subscribe('events-mine', { from: '2026-06-01' })
  expect((await mine.next()).events).toEqual([])
  await olga.must('matchLists-addPlayer', {
    eventId: night.eventId,
    playerId: 'walter',
    isGuest: false,
  })
  expect((await mine.until(({ events }) => events.length === 1)).events).toMatchObject([
    { eventId: night.eventId, myPlace: 'playing' },
  ])

  await olga.must('messages-toRoster', {
    eventId: night.eventId,
    to: 'all',
    message: 'Court 3 is wet',
  })
  await olga.must('messages-toRoster', {
    eventId: night.eventId,
    to: 'playing',
    message: 'Round 2 starts',
  })
  await olga.must('messages-toRoster', {
    eventId: night.eventId,
    to: 'waiting',
    message: 'Still full',
  })
  expect(await messagesTo('walter', night.eventId)).toEqual(['Court 3 is wet', 'Round 2 starts'])
  expect(await messagesTo('ann', night.eventId)).toEqual(['Court 3 is wet', 'Round 2 starts'])

  const window = await app.socket(olga.token)
  const { fields } = await window.subscribe('events-byId', { eventId: night.eventId }).next()
  await window.close()
  await olga.must('events-update', {
    eventId: night.eventId,
    fields: { ...fields, location: await aLocation(app.db) },
    publish: false,
  })
  expect(await alertKindsOf(app.db, 'walter')).toContain('event-changed')

  await olga.must('events-cancel', { eventId: night.eventId, reason: 'Rain' })
  expect(await alertKindsOf(app.db, 'walter')).toContain('event-cancelled')
  expect(
    (await mine.until(({ events }) => events[0]?.status === 'cancelled')).events,
  ).toMatchObject([{ eventId: night.eventId }])
  await socket.close()
})

test('someone who is on both is told once, and a walk-in who is taken off the list again has the event no more', async () => {
  const night = await anEvening(app, olga, people, location)
  await olga.must('matchLists-addPlayer', {
    eventId: night.eventId,
    playerId: 'walter',
    isGuest: false,
  })
  await olga.must('matchLists-undo', { eventId: night.eventId })
  await olga.must('events-delete', { eventId: night.eventId })
  const told = await app.db
    .selectFrom('alerts')
    .select('playerId')
    .where('eventId', '=', night.eventId)
    .where('kind', '=', 'event-deleted')
    .orderBy('playerId')
    .execute()
  expect(told.map(({ playerId }) => playerId)).toEqual(['ann', 'ben', 'cleo', 'dan'])
})
