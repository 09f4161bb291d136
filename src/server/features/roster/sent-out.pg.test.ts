// An organizer's decisions last: a player sent to the waitlist doesn't return automatically, and a
// Mixed event keeps its balance even when profiles change.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Gender } from '#domain/player/player.ts'
import { toDay } from '#domain/shared/day.ts'
import type { NewEvent } from '#server/db/tables/event.ts'
import {
  alertKindsOf,
  eventFieldsAt,
  expectCountsRight,
  rosterInWords,
  signUp,
} from '#test/scenes/event-scene.ts'
import { aLeagueDay, leagueFieldsAt, runningLeague } from '#test/scenes/league-scene.ts'
import { aTeam } from '#test/scenes/team-scene.ts'
import { aLocation, anEvent } from '#test/support/builders.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'

let app: TestApp
let location: string
let olga: TestPlayer, ann: TestPlayer, ben: TestPlayer, cleo: TestPlayer, dan: TestPlayer
beforeAll(async () => {
  app = await startTestApp()
  location = await aLocation(app.db)
  olga = await app.signedIn('Olga')
  ann = await app.signedIn('Ann', { gender: 'woman' })
  ben = await app.signedIn('Ben', { gender: 'man' })
  cleo = await app.signedIn('Cleo', { gender: 'woman' })
  dan = await app.signedIn('Dan', { gender: 'man' })
})
afterEach(async () => {
  await expectCountsRight(app.db)
  await app.db.deleteFrom('alerts').execute()
})
afterAll(() => app.close())

const event = (changes: Partial<NewEvent> = {}): Promise<string> =>
  anEvent(app.db, { location, organizer: olga.playerId }, changes)
const sendOut = (eventId: string, playerId: string) =>
  olga.must('events-movePlayer', { eventId, playerId, to: 'waiting' })
const tell = (player: TestPlayer, gender: Gender) =>
  player.must('players-updatePlayer', { playerId: player.playerId, fields: { gender } })
const roster = (eventId: string) => rosterInWords(app.db, eventId)

test('who was sent out waits while others come and go, and is told once', async () => {
  const eventId = await event({ maxPlayers: 4, guestsPerPlayer: 1 })
  for (const player of [ann, ben]) await signUp(player, eventId)
  await sendOut(eventId, 'ann')
  await signUp(cleo, eventId)
  await ben.must('events-withdraw', { eventId })
  await ann.must('events-setGuests', { eventId, guests: 1 })
  await ann.must('events-setGuests', { eventId, guests: 0 })
  await olga.must('events-addPlayer', { eventId, playerId: 'dan' })
  expect(await roster(eventId)).toBe('ann? cleo dan')
  expect(await alertKindsOf(app.db, 'ann')).toEqual(['moved-to-waitlist'])
  await olga.must('events-movePlayer', { eventId, playerId: 'ann', to: 'playing' })
  expect(await roster(eventId)).toBe('ann cleo dan')
})

test('once others have taken the places, who was sent out is next like everyone', async () => {
  const eventId = await event({ maxPlayers: 2 })
  for (const player of [ann, ben]) await signUp(player, eventId)
  await sendOut(eventId, 'ann')
  await signUp(cleo, eventId)
  await signUp(dan, eventId)
  await ben.must('events-withdraw', { eventId })
  expect(await roster(eventId)).toBe('ann cleo dan?')
})

test('nor does an edit of the event bring them back', async () => {
  const eventId = await event({ maxPlayers: 4 })
  for (const player of [ann, ben]) await signUp(player, eventId)
  await sendOut(eventId, 'ann')
  const window = await app.socket(olga.token)
  const { fields } = await window.subscribe('events-byId', { eventId }).next()
  await window.close()
  await olga.must('events-update', {
    eventId,
    fields: { ...fields, note: 'Bring water', maxPlayers: 6 },
    publish: false,
  })
  expect(await roster(eventId)).toBe('ben ann?')
})

test('a gender changed after entering moves nobody in a Mixed event', async () => {
  const eventId = await event({ gender: 'Mixed', maxPlayers: 2 })
  for (const player of [ann, cleo, ben]) await signUp(player, eventId)
  expect(await roster(eventId)).toBe('ann cleo? ben')
  await tell(cleo, 'man')
  await tell(ann, 'other')
  await ben.must('events-withdraw', { eventId })
  expect(await roster(eventId)).toBe('ann cleo?')
  expect(await signUp(dan, eventId)).toMatchObject({ place: 'playing' })
  await olga.must('matchLists-start', { eventId })
  expect(
    await app.db
      .selectFrom('match_list_players')
      .select(['playerId', 'gender'])
      .where('eventId', '=', eventId)
      .orderBy('number')
      .execute(),
  ).toEqual([
    { playerId: 'ann', gender: 'woman' },
    { playerId: 'dan', gender: 'man' },
  ])
  await tell(cleo, 'woman')
  await tell(ann, 'woman')
})

test('of teams both genders are those at entry', async () => {
  const eventId = await event({ gender: 'Mixed', maxPlayers: 4, entryBy: 'team' })
  await aTeam(app.db, eventId, ann, ben)
  await signUp(ann, eventId)
  await tell(ben, 'woman')
  await aTeam(app.db, eventId, cleo, dan)
  expect(await signUp(cleo, eventId)).toMatchObject({ place: 'playing' })
  await tell(ben, 'man')
  expect(
    await app.db
      .selectFrom('player_events')
      .select(['playerId', 'gender'])
      .where('eventId', '=', eventId)
      .orderBy('playerId')
      .execute(),
  ).toEqual([
    { playerId: 'ann', gender: 'woman' },
    { playerId: 'ben', gender: 'man' },
    { playerId: 'cleo', gender: 'woman' },
    { playerId: 'dan', gender: 'man' },
  ])
})

test('what a roster knows of a gender goes with whoever leaves', async () => {
  const eventId = await event({ gender: 'Mixed' })
  await signUp(ann, eventId)
  await ann.must('events-withdraw', { eventId })
  expect(
    await app.db
      .selectFrom('player_events')
      .select('gender')
      .where('eventId', '=', eventId)
      .execute(),
  ).toEqual([{ gender: null }])
})

const sentOut = { refusal: { code: 'sent-out' } }

test('who was sent to the waitlist does not come in again by leaving and signing up, until an organizer adds them', async () => {
  const eventId = await event({ maxPlayers: 4 })
  for (const player of [ann, ben]) await signUp(player, eventId)
  await sendOut(eventId, 'ann')
  await ann.must('events-withdraw', { eventId })
  expect(await ann.call('events-signUp', { eventId, guests: 0 })).toMatchObject(sentOut)
  await olga.must('events-addPlayer', { eventId, playerId: 'ann' })
  expect(await roster(eventId)).toBe('ben ann')
  await ann.must('events-withdraw', { eventId })
  await signUp(ann, eventId)
  expect(await roster(eventId)).toBe('ben ann')
})

test('who was taken off by an organizer does not sign up again, at the same moment neither; who took themselves off does', async () => {
  const eventId = await event({ maxPlayers: 4 })
  for (const player of [ann, ben, olga]) await signUp(player, eventId)
  await olga.must('events-removePlayer', { eventId, playerId: 'olga' })
  await signUp(olga, eventId)
  const [, again] = await Promise.all([
    olga.must('events-removePlayer', { eventId, playerId: 'ann' }),
    ann.call('events-signUp', { eventId, guests: 0 }),
  ])
  expect(again.ok).toBe(false)
  expect(await ann.call('events-signUp', { eventId, guests: 0 })).toMatchObject(sentOut)
  expect(await roster(eventId)).toBe('ben olga')
})

test('of a team that was taken off neither comes back with somebody else', async () => {
  const eventId = await event({ maxPlayers: 4, entryBy: 'team' })
  await aTeam(app.db, eventId, ann, ben)
  await signUp(ann, eventId)
  await olga.must('events-removePlayer', { eventId, playerId: 'ann' })
  await app.db.deleteFrom('event_teams').where('eventId', '=', eventId).execute()
  await aTeam(app.db, eventId, cleo, ben)
  expect(await cleo.call('events-signUp', { eventId, guests: 0 })).toMatchObject(sentOut)
})

test('whom an organizer takes off is told so in the open window, and nobody else is, until they are added again', async () => {
  const eventId = await event({ maxPlayers: 4 })
  for (const player of [ann, ben]) await signUp(player, eventId)
  const windows = [await app.socket(ann.token), await app.socket(ben.token)]
  const events = windows.map((window) => window.subscribe('events-byId', { eventId }))
  for (const shown of events) expect((await shown.next()).isSentOut).toBe(false)
  await olga.must('events-removePlayer', { eventId, playerId: 'ann' })
  for (const shown of events) await shown.until(({ roster: rows }) => rows.length === 1)
  expect(events.map((shown) => shown.latest()?.isSentOut)).toEqual([true, false])
  await olga.must('events-addPlayer', { eventId, playerId: 'ann' })
  for (const shown of events) await shown.until(({ roster: rows }) => rows.length === 2)
  expect(events.map((shown) => shown.latest()?.isSentOut)).toEqual([false, false])
  await ann.must('events-withdraw', { eventId })
  await signUp(ann, eventId)
  expect(await roster(eventId)).toBe('ben ann')
  await Promise.all(windows.map((window) => window.close()))
})

test('being taken off one date of a series binds that date alone', async () => {
  const fields = eventFieldsAt(location, { startDate: toDay('2026-06-05') })
  const { eventId } = await olga.must('events-create', {
    fields,
    status: 'published',
    repeat: { everyWeeks: 1, weekdays: [], until: null, count: 2 },
  })
  const { eventId: next } = await app.db
    .selectFrom('events')
    .select('eventId')
    .where('seriesIndex', '=', 2)
    .executeTakeFirstOrThrow()
  for (const id of [eventId, next]) await signUp(ann, id)
  await olga.must('events-removePlayer', { eventId, playerId: 'ann' })
  await olga.must('events-update', {
    eventId,
    fields: { ...fields, maxPlayers: 10 },
    publish: false,
    scope: 'all',
  })
  expect(await ann.call('events-signUp', { eventId, guests: 0 })).toMatchObject(sentOut)
  await ann.must('events-withdraw', { eventId: next })
  await signUp(ann, next)
  expect([await roster(eventId), await roster(next)]).toEqual(['', 'ann'])
})

test('being taken off one game day of a league binds that day alone, however often one joins the league', async () => {
  const players = [ann, ben, cleo, dan]
  const leagueSeriesId = await runningLeague(olga, players, leagueFieldsAt(location))
  const [first, second] = [
    await aLeagueDay(olga, leagueSeriesId),
    await aLeagueDay(olga, leagueSeriesId, '2026-06-16'),
  ]
  await olga.must('events-removePlayer', { eventId: first, playerId: 'ann' })
  await ann.must('leagues-leave', { leagueSeriesId })
  await olga.must('leagues-addPlayer', { leagueSeriesId, playerId: 'ann', partnerId: null })
  expect(await ann.call('events-signUp', { eventId: first, guests: 0 })).toMatchObject(sentOut)
  await signUp(ann, second)
  expect([await roster(first), await roster(second)]).toEqual(['ben cleo dan', 'ben cleo dan ann'])
})

test('who was taken off before a draw is not in it, and only an organizer puts them in again', async () => {
  const eventId = await event({
    signupMode: 'lottery',
    drawAt: new Date(app.clock.now() + 3_600_000),
  })
  for (const player of [ann, ben]) await signUp(player, eventId)
  await olga.must('events-removePlayer', { eventId, playerId: 'ann' })
  expect(await ann.call('events-signUp', { eventId, guests: 0 })).toMatchObject(sentOut)
  await olga.must('draws-make', { eventId })
  expect(await ann.call('events-signUp', { eventId, guests: 0 })).toMatchObject(sentOut)
  await olga.must('events-addPlayer', { eventId, playerId: 'ann' })
  expect(await roster(eventId)).toBe('ben ann')
})
