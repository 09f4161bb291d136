// The roster through the API: players for themselves, organizers for others.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { CallInput } from '#contract/contract.ts'
import type { NewEvent } from '#server/db/tables/event.ts'
import {
  alertKindsOf,
  expectCountsRight,
  logOf,
  openDoors,
  rosterInWords,
  signUp,
} from '#test/scenes/event-scene.ts'
import { aLocation, anAdmin, anEvent } from '#test/support/builders.ts'
import { startTestApp, testStart, type TestApp, type TestPlayer } from '#test/support/test-app.ts'

let app: TestApp
let location: string
let olga: TestPlayer, ann: TestPlayer, ben: TestPlayer, cleo: TestPlayer, dan: TestPlayer

beforeAll(async () => {
  app = await startTestApp()
  location = await aLocation(app.db)
  olga = await app.signedIn('Olga')
  ann = await app.signedIn('Ann', { skill: 3.5, gender: 'woman' })
  ben = await app.signedIn('Ben', { skill: 3, gender: 'man' })
  cleo = await app.signedIn('Cleo', { skill: null, gender: 'woman' })
  dan = await app.signedIn('Dan', { skill: 5, gender: 'man' })
})
afterEach(async () => {
  app.clock.set(testStart)
  await expectCountsRight(app.db)
  await app.db.deleteFrom('alerts').execute()
})
afterAll(() => app.close())

const event = (changes: Partial<NewEvent> = {}): Promise<string> =>
  anEvent(app.db, { location, organizer: olga.playerId }, changes)
const nobody = '00000000-0000-4000-8000-000000000000'

async function refusal(player: TestPlayer, eventId: string, guests = 0): Promise<string> {
  const result = await player.call('events-signUp', { eventId, guests })
  return result.ok ? 'accepted' : result.refusal.code
}

test('who comes first plays, who comes later waits in order, and beyond that the event is full', async () => {
  const eventId = await event({ maxPlayers: 2, maxWaitlist: 1 })
  expect(await signUp(ann, eventId)).toEqual({ place: 'playing', position: null })
  expect(await signUp(ben, eventId)).toEqual({ place: 'playing', position: null })
  expect(await signUp(cleo, eventId)).toEqual({ place: 'waiting', position: 1 })
  expect(await refusal(dan, eventId)).toBe('event-full')
  expect(await rosterInWords(app.db, eventId)).toBe('ann ben cleo?')
})

test('a withdrawal promotes the first waiting party and alerts it', async () => {
  const eventId = await event({ maxPlayers: 2, title: 'Finals' })
  for (const player of [ann, ben, cleo]) await signUp(player, eventId)
  expect(await ann.must('events-withdraw', { eventId })).toEqual({ late: false })
  expect(await rosterInWords(app.db, eventId)).toBe('ben cleo')
  const alert = await app.db
    .selectFrom('alerts')
    .select(['playerId', 'kind', 'params', 'eventId'])
    .executeTakeFirstOrThrow()
  expect(alert).toEqual({
    playerId: 'cleo',
    kind: 'promoted',
    eventId,
    params: {
      title: 'Finals',
      type: 'open play',
      date: '2026-06-02',
      time: '18:00',
      location: 'Riverside Courts',
    },
  })
})

test('who left can come back, at the end of the line', async () => {
  const eventId = await event({ maxPlayers: 2 })
  for (const player of [ann, ben, cleo]) await signUp(player, eventId)
  await ann.must('events-withdraw', { eventId })
  expect(await signUp(ann, eventId)).toEqual({ place: 'waiting', position: 1 })
})

test('guests enter with their player or wait with them, and never jump the waitlist', async () => {
  const eventId = await event({ maxPlayers: 4, guestsPerPlayer: 2 })
  expect(await signUp(ann, eventId, 2)).toEqual({ place: 'playing', position: null })
  expect(await signUp(ben, eventId, 1)).toEqual({ place: 'waiting', position: 1 })
  expect(await signUp(cleo, eventId)).toEqual({ place: 'playing', position: null })
  expect(await refusal(dan, eventId, 3)).toBe('too-many-guests')
  expect(await ann.call('events-setGuests', { eventId, guests: 3 })).toMatchObject({
    refusal: { code: 'too-many-guests' },
  })
  expect(await cleo.call('events-setGuests', { eventId, guests: 1 })).toMatchObject({
    refusal: { code: 'others-waiting' },
  })
  expect(await ann.must('events-setGuests', { eventId, guests: 0 })).toEqual({
    place: 'playing',
    position: null,
  })
  expect(await rosterInWords(app.db, eventId)).toBe('ann ben+1 cleo')
  expect(await alertKindsOf(app.db, 'ben')).toEqual(['promoted'])
})

test('a guest added later takes no free place while somebody waits, and sends a waiting party to the end of the line', async () => {
  const eventId = await event({ maxPlayers: 4, guestsPerPlayer: 2 })
  for (const [player, guests] of [
    [ann, 0],
    [ben, 0],
    [cleo, 2],
    [dan, 2],
  ] as const)
    await signUp(player, eventId, guests)
  expect(await rosterInWords(app.db, eventId)).toBe('ann ben cleo+2? dan+2?')
  expect(await ann.call('events-setGuests', { eventId, guests: 1 })).toMatchObject({
    refusal: { code: 'others-waiting' },
  })
  await cleo.must('events-setGuests', { eventId, guests: 1 })
  expect(await rosterInWords(app.db, eventId)).toBe('ann ben cleo+1 dan+2?')
  await ben.must('events-withdraw', { eventId })
  expect(await signUp(ben, eventId, 1)).toEqual({ place: 'waiting', position: 2 })
  expect(await dan.must('events-setGuests', { eventId, guests: 1 })).toEqual({
    place: 'waiting',
    position: 1,
  })
  expect(await dan.must('events-setGuests', { eventId, guests: 2 })).toEqual({
    place: 'waiting',
    position: 2,
  })
  expect(await rosterInWords(app.db, eventId)).toBe('ann cleo+1 ben+1? dan+2?')
})

test('sign-up is refused outside its times', async () => {
  const eventId = await event({
    signupOpens: '2026-06-01T13:00:00Z',
    signupCloses: '2026-06-02T20:00:00Z',
  })
  expect(await refusal(ann, eventId)).toBe('event-not-open')
  app.clock.set('2026-06-01T13:00:00Z')
  expect(await refusal(ann, eventId)).toBe('accepted')
  app.clock.set('2026-06-02T20:00:00Z')
  expect(await refusal(ben, eventId)).toBe('event-closed')
  expect(await ann.call('events-setGuests', { eventId, guests: 1 })).toMatchObject({
    refusal: { code: 'event-closed' },
  })
  app.clock.set('2026-06-03T00:00:00Z')
  expect(await refusal(ben, eventId)).toBe('event-in-past')
  expect(await ann.call('events-withdraw', { eventId })).toMatchObject({
    refusal: { code: 'event-in-past' },
  })
  expect(await ann.call('events-setGuests', { eventId, guests: 0 })).toMatchObject({
    refusal: { code: 'event-in-past' },
  })
})

test('the level keeps out where the event blocks, and only warns where it says so', async () => {
  const blocking = await event({ skillMin: 3.25, skillMax: 4 })
  expect([
    await refusal(ann, blocking),
    await refusal(ben, blocking),
    await refusal(cleo, blocking),
    await refusal(dan, blocking),
  ]).toEqual(['accepted', 'skill-too-low', 'skill-too-low', 'skill-too-high'])
  const warning = await event({ skillMin: 3.25, skillMax: 4, skillRule: 'warn' })
  expect([await refusal(ben, warning), await refusal(dan, warning)]).toEqual([
    'accepted',
    'accepted',
  ])
})

test('an age admits those that reach it in the year of the event, and asks for a year of birth', async () => {
  const eventYear = new Date(app.clock.now()).getUTCFullYear()
  const fifty = await event({ ageMin: 50 })
  const note = (birthYear: number | null) =>
    ann.must('players-updatePlayer', { playerId: ann.playerId, fields: { birthYear } })
  expect(await refusal(ann, fifty)).toBe('birth-year-needed')
  await note(eventYear - 49)
  expect(await refusal(ann, fifty)).toBe('age-not-allowed')
  await note(eventYear - 50)
  expect(await refusal(ann, fifty)).toBe('accepted')
  await note(null)
  expect(
    await olga.call('events-addPlayer', { eventId: fifty, playerId: ben.playerId }),
  ).toMatchObject({ ok: true })
})

test('Women admits women only, and Mixed gives each gender half of the places', async () => {
  const women = await event({ gender: 'Women' })
  expect([
    await refusal(ann, women),
    await refusal(ben, women),
    await refusal(olga, women),
  ]).toEqual(['accepted', 'gender-not-allowed', 'gender-not-allowed'])
  const mixed = await event({ gender: 'Mixed', maxPlayers: 2 })
  expect(await signUp(ann, mixed)).toMatchObject({ place: 'playing' })
  expect(await signUp(cleo, mixed)).toMatchObject({ place: 'waiting' })
  expect(await signUp(ben, mixed)).toMatchObject({ place: 'playing' })
})

test('nobody is in twice, and who is not in cannot leave or bring guests', async () => {
  const eventId = await event()
  await signUp(ann, eventId)
  expect(await refusal(ann, eventId)).toBe('already-signed-up')
  expect(await ben.call('events-withdraw', { eventId })).toMatchObject({
    refusal: { code: 'not-signed-up' },
  })
  expect(await ben.call('events-setGuests', { eventId, guests: 0 })).toMatchObject({
    refusal: { code: 'not-signed-up' },
  })
})

test('a cancelled event keeps its roster, a draft and a deleted one are unknown', async () => {
  const cancelled = await event({ status: 'cancelled' })
  expect(await refusal(ann, cancelled)).toBe('event-cancelled')
  expect(await ann.call('events-withdraw', { eventId: cancelled })).toMatchObject({
    refusal: { code: 'event-cancelled' },
  })
  for (const eventId of [await event({ status: 'draft' }), await event({ deleted: true }), nobody])
    expect(await refusal(ann, eventId)).toBe('event-not-found')
})

test('leaving after the cut-off is late: recorded in the row and in the log', async () => {
  const eventId = await event({ cancelCutoffHours: 24 })
  await signUp(ann, eventId)
  app.clock.set('2026-06-02T10:00:00Z')
  expect(await ann.must('events-withdraw', { eventId })).toEqual({ late: true })
  expect(await logOf(app.db, eventId)).toEqual(['ann late-withdraw ann'])
  expect(
    await app.db
      .selectFrom('player_events')
      .select(['removed', 'late'])
      .where('eventId', '=', eventId)
      .executeTakeFirst(),
  ).toEqual({ removed: true, late: true })
})

test('the organizer adds, moves, swaps and removes players; each is told, and all of it is logged', async () => {
  const eventId = await event({ maxPlayers: 2 })
  expect(await olga.must('events-addPlayer', { eventId, playerId: 'ann' })).toEqual({
    place: 'playing',
    position: null,
  })
  await olga.must('events-addPlayer', { eventId, playerId: 'ben' })
  expect(await olga.must('events-addPlayer', { eventId, playerId: 'cleo' })).toEqual({
    place: 'waiting',
    position: 1,
  })
  await olga.must('events-swapPlayers', { eventId, playerId: 'cleo', withPlayerId: 'ann' })
  expect(await rosterInWords(app.db, eventId)).toBe('ben cleo ann?')
  expect(
    await olga.call('events-movePlayer', { eventId, playerId: 'ann', to: 'playing' }),
  ).toMatchObject({ refusal: { code: 'event-over-capacity' } })
  await olga.must('events-movePlayer', { eventId, playerId: 'ben', to: 'waiting' })
  await olga.must('events-removePlayer', { eventId, playerId: 'cleo' })
  expect(await rosterInWords(app.db, eventId)).toBe('ann ben')
  expect(await alertKindsOf(app.db, 'cleo')).toEqual([
    'added-to-event',
    'promoted',
    'removed-from-event',
  ])
  expect(await logOf(app.db, eventId)).toEqual([
    'olga add ann',
    'olga add ben',
    'olga add cleo',
    'olga swap cleo ann',
    'olga move ben waiting',
    'olga remove cleo',
  ])
})

type OrganizerCall =
  | 'events-addPlayer'
  | 'events-removePlayer'
  | 'events-movePlayer'
  | 'events-swapPlayers'
  | 'events-checkIn'
  | 'events-findPlayers'
const organizerCalls = (
  eventId: string,
  playerId: string,
): { [N in OrganizerCall]: CallInput<N> } => ({
  'events-addPlayer': { eventId, playerId },
  'events-removePlayer': { eventId, playerId },
  'events-movePlayer': { eventId, playerId, to: 'waiting' },
  'events-swapPlayers': { eventId, playerId, withPlayerId: 'ann' },
  'events-checkIn': { eventId, playerId, attendance: 'here' },
  'events-findPlayers': { eventId, text: 'a' },
})

async function organizerRefusals(
  player: TestPlayer,
  eventId: string,
  playerId: string,
): Promise<Record<string, string>> {
  const answers: Record<string, string> = {}
  for (const [name, input] of Object.entries(organizerCalls(eventId, playerId))) {
    const result = await player.call(name as OrganizerCall, input)
    answers[name] = result.ok ? 'accepted' : result.refusal.code
  }
  return answers
}
const all = (code: string, changes: Partial<Record<OrganizerCall, string>> = {}) => ({
  ...Object.fromEntries(Object.keys(organizerCalls('', '')).map((name) => [name, code])),
  ...changes,
})

test('players who run nothing may not act for others', async () => {
  const eventId = await event()
  await signUp(ben, eventId)
  expect(await organizerRefusals(ann, eventId, 'ben')).toEqual(all('not-allowed'))
  expect(await organizerRefusals(ann, nobody, 'ben')).toEqual(all('event-not-found'))
})

test('cohosts and venue admins run the roster as the organizer does', async () => {
  const eventId = await event()
  await app.db.insertInto('event_cohosts').values({ eventId, playerId: 'ann' }).execute()
  await anAdmin(app.db, location, 'ben')
  expect(await ann.must('events-addPlayer', { eventId, playerId: 'cleo' })).toMatchObject({
    place: 'playing',
  })
  expect(await ben.must('events-removePlayer', { eventId, playerId: 'cleo' })).toEqual({
    success: true,
  })
  await app.db.deleteFrom('locations_admin').execute()
})

test('unknown players, players not in the event and ended events are refused to organizers', async () => {
  const eventId = await event()
  const withoutFind = { 'events-findPlayers': 'accepted' }
  await openDoors(app, eventId)
  expect(await organizerRefusals(olga, eventId, 'zoe')).toEqual(
    all('player-not-found', withoutFind),
  )
  await signUp(ann, eventId)
  expect(await organizerRefusals(olga, eventId, 'dan')).toEqual(
    all('not-signed-up', {
      ...withoutFind,
      'events-addPlayer': 'accepted',
      'events-removePlayer': 'accepted',
    }),
  )
  expect(await olga.call('events-addPlayer', { eventId, playerId: 'ann' })).toMatchObject({
    refusal: { code: 'already-signed-up' },
  })
  const cancelled = await event({ status: 'cancelled' })
  expect(await organizerRefusals(olga, cancelled, 'dan')).toEqual(
    all('event-cancelled', withoutFind),
  )
  const full = await event({ maxPlayers: 2, maxWaitlist: 0 })
  for (const player of [ann, ben]) await signUp(player, full)
  expect(await olga.call('events-addPlayer', { eventId: full, playerId: 'dan' })).toMatchObject({
    refusal: { code: 'event-full' },
  })
})

test('check-in marks a player here, no-show or neither, also after the start', async () => {
  const eventId = await event()
  await signUp(ann, eventId)
  app.clock.set('2026-06-02T22:30:00Z')
  const attendance = () =>
    app.db
      .selectFrom('player_events')
      .select('attendance')
      .where('eventId', '=', eventId)
      .executeTakeFirst()
  for (const mark of ['here', 'no-show', null] as const) {
    expect(
      await olga.must('events-checkIn', { eventId, playerId: 'ann', attendance: mark }),
    ).toEqual({ success: true })
    expect(await attendance()).toEqual({ attendance: mark })
  }
})

test('players to add are found by a part of their name, who is called so and those of the venue first, and not those already in', async () => {
  const eventId = await event()
  await app.signedIn('Xanthe')
  await app.signedIn('Zan_na', { activeLocations: [location] })
  const found = async (text: string) =>
    (await olga.must('events-findPlayers', { eventId, text })).players.map(
      ({ playerName }) => playerName,
    )
  expect(await found('AN')).toEqual(['Zan_na', 'Ann', 'Dan', 'Xanthe'])
  expect(await found('na z')).toEqual(['Zan_na'])
  expect(await found('zan x')).toEqual([])
  expect(await found('zan_')).toEqual(['Zan_na'])
  expect(await found('%')).toEqual([])
  expect(await found('ann')).toEqual(['Ann', 'Zan_na'])
  await signUp(ann, eventId)
  expect(await found('ann')).toEqual(['Zan_na'])
})
