// Offered places: made, answered, and ended in time exactly once.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  alertKindsOf,
  eventFieldsAt,
  expectCountsRight,
  rosterInWords,
  signUp,
  type Fields,
} from '#test/scenes/event-scene.ts'
import { aLocation } from '#test/support/builders.ts'
import { startTestApp, testStart, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import { endOverdueOffers } from './jobs.ts'

let app: TestApp
let olivia: TestPlayer
let location: string
let made = 0
beforeAll(async () => {
  app = await startTestApp()
  location = await aLocation(app.db)
  olivia = await app.signedIn('Olivia')
})
// Otherwise offers of earlier tests would end in this one.
beforeEach(() => app.db.updateTable('events').set({ deleted: true }).execute())
afterAll(async () => {
  await expectCountsRight(app.db)
  await app.close()
})

/** The event starts at 22:00Z (18:00 in New York); 12:00Z is 8 in the morning there. */
const evening = (changes: Partial<Fields> = {}) =>
  eventFieldsAt(location, {
    startDate: '2026-06-01',
    minPlayers: 2,
    maxPlayers: 2,
    freedPlaces: 'offered',
    ...changes,
  })

async function anEvening(changes: Partial<Fields> = {}) {
  app.clock.set(testStart)
  const fields = evening(changes)
  const { eventId } = await olivia.must('events-create', { fields, status: 'published' })
  made += 1
  const mark = `${made}x`
  const people = []
  for (const name of ['Ana', 'Ben', 'Cleo', 'Dan']) {
    const player = await app.signedIn(`${name}${mark}`)
    await signUp(player, eventId)
    people.push(player)
  }
  const [ana, ben, cleo, dan] = people as [TestPlayer, TestPlayer, TestPlayer, TestPlayer]
  const words = async () => (await rosterInWords(app.db, eventId)).replaceAll(mark, '')
  return { eventId, fields, ana, ben, cleo, dan, words }
}

const offerOf = async (eventId: string, { playerId }: TestPlayer) =>
  (
    await app.db
      .selectFrom('player_events')
      .select('offeredUntil')
      .where('eventId', '=', eventId)
      .where('playerId', '=', playerId)
      .executeTakeFirst()
  )?.offeredUntil?.toISOString() ?? null

const answer = (player: TestPlayer, eventId: string, isTaken: boolean) =>
  player.call('events-answerOffer', { eventId, isTaken })

const over = { ok: false, refusal: { code: 'offer-over' } }

test('a freed place is offered to the first in line, who is told until when, and stays taken', async () => {
  const { eventId, ana, cleo, dan, words } = await anEvening()
  await ana.must('events-withdraw', { eventId })
  expect([await words(), await offerOf(eventId, cleo), await offerOf(eventId, dan)]).toEqual([
    'ben cleo? dan?',
    '2026-06-01T14:00:00.000Z',
    null,
  ])
  const { kind, params } = await app.db
    .selectFrom('alerts')
    .select(['kind', 'params'])
    .where('playerId', '=', cleo.playerId)
    .executeTakeFirstOrThrow()
  expect([kind, params]).toMatchObject(['place-offered', { until: '2026-06-01T10:00' }])
  const eve = await app.signedIn('Evelyn')
  expect(await signUp(eve, eventId)).toEqual({ place: 'waiting', position: 2 })
  const window = await app.socket(cleo.token)
  const shown = await window.subscribe('events-byId', { eventId }).next()
  expect(shown.roster.find(({ playerId }) => playerId === cleo.playerId)?.offeredUntil).toBe(
    '2026-06-01T14:00:00.000Z',
  )
  const mine = await window.subscribe('events-mine', { from: '2026-06-01' }).next()
  expect(mine.events.find((event) => event.eventId === eventId)).toMatchObject({
    myPlace: 'waiting',
    myOffer: '2026-06-01T14:00:00.000Z',
    playing: 2,
    waiting: 2,
  })
  await window.close()
})

test('yes gives the place, twice is once, and no afterwards takes nothing away', async () => {
  const { eventId, ana, cleo, words } = await anEvening()
  await ana.must('events-withdraw', { eventId })
  const window = await app.socket(cleo.token)
  const event = window.subscribe('events-byId', { eventId })
  await event.next()
  expect(await answer(cleo, eventId, true)).toEqual({
    ok: true,
    value: { place: 'playing', position: null },
  })
  await event.until(({ roster }) =>
    roster.some(({ playerId, place }) => playerId === cleo.playerId && place === 'playing'),
  )
  await window.close()
  expect(await answer(cleo, eventId, true)).toMatchObject({ ok: true })
  expect(await answer(cleo, eventId, false)).toMatchObject(over)
  expect(await words()).toBe('ben cleo dan?')
})

test('no gives the place to the next at once and leaves the waitlist', async () => {
  const { eventId, ana, cleo, dan, words } = await anEvening()
  await ana.must('events-withdraw', { eventId })
  expect(await answer(cleo, eventId, false)).toEqual({
    ok: true,
    value: { place: 'out', position: null },
  })
  expect([await words(), await offerOf(eventId, dan)]).toEqual([
    'ben dan?',
    '2026-06-01T14:00:00.000Z',
  ])
  expect(await answer(cleo, eventId, true)).toMatchObject(over)
  expect(await signUp(cleo, eventId)).toEqual({ place: 'waiting', position: 1 })
})

test('an answer at the deadline comes too late, even before anyone has ended the offer', async () => {
  const { eventId, ana, cleo, words } = await anEvening()
  await ana.must('events-withdraw', { eventId })
  app.clock.set('2026-06-01T14:00:00Z')
  expect(await answer(cleo, eventId, true)).toMatchObject(over)
  expect(await answer(cleo, eventId, false)).toMatchObject(over)
  expect(await words()).toBe('ben cleo? dan?')
})

test('several servers end an offer once, also one whose clock jumped ahead or back', async () => {
  const { eventId, ana, cleo, dan, words } = await anEvening()
  const [one, other] = [await startTestApp({ beside: app }), await startTestApp({ beside: app })]
  await ana.must('events-withdraw', { eventId })
  one.clock.set('2026-06-01T13:59:59Z')
  expect(await endOverdueOffers(one.deps)).toBe(0)
  for (const server of [app, one, other]) server.clock.set('2026-06-01T14:00:01Z')
  const ended = await Promise.all([app, one, other, app].map(({ deps }) => endOverdueOffers(deps)))
  expect(ended.reduce((sum, count) => sum + count, 0)).toBe(1)
  one.clock.set('2026-06-01T12:30:00Z')
  expect(await endOverdueOffers(one.deps)).toBe(0)
  expect([await words(), await offerOf(eventId, dan)]).toEqual([
    'ben dan?',
    '2026-06-01T16:05:00.000Z',
  ])
  expect((await alertKindsOf(app.db, cleo.playerId)).toSorted()).toEqual([
    'offer-expired',
    'place-offered',
  ])
  expect(await alertKindsOf(app.db, dan.playerId)).toEqual(['place-offered'])
  await one.close()
  await other.close()
})

test('offers that ran out while no server ran move on with the first that comes', async () => {
  const first = await anEvening()
  await first.ana.must('events-withdraw', { eventId: first.eventId })
  const second = await anEvening({ startTime: '20:00' })
  await second.ana.must('events-withdraw', { eventId: second.eventId })
  app.clock.set('2026-06-01T17:00:00Z')
  expect(await endOverdueOffers(app.deps)).toBe(2)
  expect([await first.words(), await offerOf(first.eventId, first.dan)]).toEqual([
    'ben dan?',
    '2026-06-01T17:30:00.000Z',
  ])
  expect(await offerOf(second.eventId, second.dan)).toBe('2026-06-01T19:00:00.000Z')
  expect(await endOverdueOffers(app.deps)).toBe(0)
})

test('after the start an offer ends and nobody moves: who did not answer waits on', async () => {
  const { eventId, ana, cleo, words } = await anEvening()
  app.clock.set('2026-06-01T21:45:00Z')
  await ana.must('events-withdraw', { eventId })
  expect(await offerOf(eventId, cleo)).toBe('2026-06-01T22:00:00.000Z')
  app.clock.set('2026-06-01T22:00:00Z')
  expect(await endOverdueOffers(app.deps)).toBe(1)
  expect([await words(), await offerOf(eventId, cleo)]).toEqual(['ben cleo? dan?', null])
})

test('too close to the start, and where places are given at once, nobody is asked', async () => {
  const late = await anEvening()
  app.clock.set('2026-06-01T21:55:00Z')
  await late.ana.must('events-withdraw', { eventId: late.eventId })
  expect(await late.words()).toBe('ben cleo dan?')
  const given = await anEvening({ freedPlaces: 'given' })
  await given.ana.must('events-withdraw', { eventId: given.eventId })
  expect(await given.words()).toBe('ben cleo dan?')
})

test('a larger event offers its places, a smaller one takes offers back, and says so', async () => {
  const { eventId, fields, cleo, dan, words } = await anEvening()
  const resize = (maxPlayers: number) =>
    olivia.must('events-update', {
      eventId,
      fields: { ...fields, maxPlayers },
      publish: false,
      scope: 'this',
    })
  await resize(4)
  expect([await offerOf(eventId, cleo), await offerOf(eventId, dan)]).toEqual([
    '2026-06-01T14:00:00.000Z',
    '2026-06-01T14:00:00.000Z',
  ])
  await resize(3)
  expect([await offerOf(eventId, cleo), await offerOf(eventId, dan)]).toEqual([
    '2026-06-01T14:00:00.000Z',
    null,
  ])
  expect((await alertKindsOf(app.db, dan.playerId)).toSorted()).toEqual([
    'moved-to-waitlist',
    'place-offered',
  ])
  expect(await words()).toBe('ana ben cleo? dan?')
})

test('an organizer lets in whom a place was offered, takes it back, or removes them', async () => {
  const { eventId, ana, cleo, dan, words } = await anEvening()
  await ana.must('events-withdraw', { eventId })
  await olivia.must('events-movePlayer', { eventId, playerId: cleo.playerId, to: 'waiting' })
  expect([await words(), await offerOf(eventId, dan), await offerOf(eventId, cleo)]).toEqual([
    'ben dan? cleo?',
    '2026-06-01T14:00:00.000Z',
    null,
  ])
  await olivia.must('events-movePlayer', { eventId, playerId: dan.playerId, to: 'playing' })
  expect([await words(), await offerOf(eventId, dan)]).toEqual(['ben dan cleo?', null])
})

test('a deleted account leaves its offer to the next', async () => {
  const { eventId, ana, cleo, dan } = await anEvening()
  await ana.must('events-withdraw', { eventId })
  await cleo.must('account-delete', { playerName: cleo.playerId, password: null })
  expect(await offerOf(eventId, dan)).not.toBe(null)
})

test('a cancelled event ends no offer and takes no answer', async () => {
  const { eventId, ana, cleo } = await anEvening()
  await ana.must('events-withdraw', { eventId })
  await olivia.must('events-cancel', { eventId, reason: 'Rain', scope: 'this' })
  expect(await answer(cleo, eventId, true)).toMatchObject({ refusal: { code: 'event-cancelled' } })
  app.clock.set('2026-06-01T15:00:00Z')
  expect(await endOverdueOffers(app.deps)).toBe(0)
  expect((await alertKindsOf(app.db, cleo.playerId)).toSorted()).toEqual([
    'event-cancelled',
    'place-offered',
  ])
})

test('a yes that races the end of the offer either has the place or left it to the next', async () => {
  const { eventId, ana, cleo, words } = await anEvening()
  await ana.must('events-withdraw', { eventId })
  app.clock.set('2026-06-01T13:59:59Z')
  const [taken] = await Promise.all([
    answer(cleo, eventId, true),
    endOverdueOffers(app.deps),
    endOverdueOffers(app.deps),
  ])
  expect(taken.ok).toBe(true)
  app.clock.set('2026-06-01T14:00:01Z')
  expect(await endOverdueOffers(app.deps)).toBe(0)
  expect(await words()).toBe('ben cleo dan?')
})
