// Counts and lists in open windows: what counts, what each viewer sees, and how it changes without
// a reload.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LiveInput } from '#contract/contract.ts'
import type { NewEvent } from '#server/db/tables/event.ts'
import { eventFieldsAt, signUp, type Fields } from '#test/scenes/event-scene.ts'
import { aFriend, aLocation, anEvent } from '#test/support/builders.ts'
import { statementsOf } from '#test/support/statements.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import type { TestSocket } from '#test/support/test-socket.ts'

let app: TestApp
let olga: TestPlayer, ann: TestPlayer, ben: TestPlayer
let annsWindow: TestSocket, bensWindow: TestSocket

beforeAll(async () => {
  app = await startTestApp()
  olga = await app.signedIn('Olga', { skill: 4 })
  ann = await app.signedIn('Ann', { skill: 3.5 })
  ben = await app.signedIn('Ben', { skill: null })
  await aFriend(app.db, 'olga', 'ann')
  annsWindow = await app.socket(ann.token)
  bensWindow = await app.socket(ben.token)
})
afterAll(async () => {
  await Promise.all([annsWindow.close(), bensWindow.close()])
  await app.close()
})

const eventAt = (location: string, changes: Partial<NewEvent> = {}) =>
  anEvent(app.db, { location, organizer: olga.playerId }, changes)
const today = '2026-06-01'
const anything = {
  type: null,
  gender: null,
  time: null,
  fitsLevel: false,
  placesLeft: false,
  friendsGoing: false,
}
type Filters = LiveInput<'events-list'>['filters']

async function titles(
  window: TestSocket,
  location: string,
  changes: { from?: string; to?: string; limit?: number; filters?: Partial<Filters> } = {},
): Promise<string[]> {
  const { filters, ...rest } = changes
  const list = window.subscribe('events-list', {
    locationIds: [location],
    from: today,
    to: '2026-07-31',
    limit: 600,
    ...rest,
    filters: { ...anything, ...filters },
  })
  const { events } = await list.next()
  list.close()
  return events.map(({ title }) => title)
}

test('a day counts its published events, public and private apart, for 60 days', async () => {
  const location = await aLocation(app.db)
  const other = await aLocation(app.db)
  for (const startDate of ['2026-05-31', '2026-06-02', '2026-06-02', '2026-07-31', '2026-08-01'])
    await eventAt(location, { startDate })
  await eventAt(other, { startDate: '2026-06-02' })
  await eventAt(await aLocation(app.db), { startDate: '2026-06-02' })
  for (const changes of [
    { status: 'draft' as const },
    { status: 'cancelled' as const },
    { deleted: true },
  ])
    await eventAt(location, changes)
  for (const invited of ['Friends', 'Favorites'])
    await eventAt(location, { startDate: '2026-06-03', invite: true, invited })
  const input = { locationIds: [location, other], from: today }
  expect(await bensWindow.subscribe('events-publicCounts', input).next()).toEqual([
    { date: '2026-06-02', eventCount: 3 },
    { date: '2026-07-31', eventCount: 1 },
  ])
  expect(await annsWindow.subscribe('events-privateCounts', input).next()).toEqual([
    { date: '2026-06-03', eventCount: 1 },
  ])
  expect(await bensWindow.subscribe('events-privateCounts', input).next()).toEqual([])
})

test('an event made, moved, made private, cancelled or deleted changes the open calendars', async () => {
  const [here, there] = [await aLocation(app.db), await aLocation(app.db)]
  const atHere = annsWindow.subscribe('events-publicCounts', { locationIds: [here], from: today })
  const atThere = bensWindow.subscribe('events-publicCounts', { locationIds: [there], from: today })
  const privately = annsWindow.subscribe('events-privateCounts', {
    locationIds: [there],
    from: today,
  })
  expect([await atHere.next(), await atThere.next(), await privately.next()]).toEqual([[], [], []])
  const { eventId } = await olga.must('events-create', {
    fields: eventFieldsAt(here),
    status: 'draft',
  })
  const update = (fields: Fields) => olga.must('events-update', { eventId, fields, publish: true })
  await update(eventFieldsAt(here))
  expect(await atHere.next()).toEqual([{ date: '2026-06-02', eventCount: 1 }])
  await update(eventFieldsAt(here, { startDate: '2026-06-04' }))
  expect(await atHere.next()).toEqual([{ date: '2026-06-04', eventCount: 1 }])
  await update(eventFieldsAt(there))
  expect([await atHere.next(), await atThere.next()]).toEqual([
    [],
    [{ date: '2026-06-02', eventCount: 1 }],
  ])
  await update(eventFieldsAt(there, { invite: true, invited: 'Friends' }))
  expect([await atThere.next(), await privately.next()]).toEqual([
    [],
    [{ date: '2026-06-02', eventCount: 1 }],
  ])
  await olga.must('events-cancel', { eventId, reason: '' })
  expect(await privately.next()).toEqual([])
  const second = await olga.must('events-create', {
    fields: eventFieldsAt(here),
    status: 'published',
  })
  expect(await atHere.next()).toEqual([{ date: '2026-06-02', eventCount: 1 }])
  await olga.must('events-delete', { eventId: second.eventId })
  expect(await atHere.next()).toEqual([])
})

test('the list goes by start and grows by its limit', async () => {
  const location = await aLocation(app.db)
  await eventAt(location, { title: 'late', startTime: '20:00' })
  await eventAt(location, { title: 'tomorrow', startDate: '2026-06-03', startTime: '07:00' })
  await eventAt(location, { title: 'early', startTime: '08:00' })
  await eventAt(location, { title: 'beyond', startDate: '2026-06-05' })
  const range = { from: '2026-06-02', to: '2026-06-03' }
  expect(await titles(annsWindow, location, range)).toEqual(['early', 'late', 'tomorrow'])
  const list = (limit: number) =>
    annsWindow
      .subscribe('events-list', { locationIds: [location], ...range, limit, filters: anything })
      .next()
  expect([(await list(2)).more, (await list(3)).more]).toEqual([true, false])
  expect(await titles(annsWindow, location, { ...range, limit: 2 })).toEqual(['early', 'late'])
})

test('each filter keeps what it names', async () => {
  const location = await aLocation(app.db)
  await eventAt(location, {
    title: 'noon',
    startTime: '12:00',
    type: 'clinic',
    skillMin: 3,
    skillMax: 3.5,
  })
  await eventAt(location, { title: 'five', startTime: '17:00', gender: 'Women', skillMin: 4 })
  await eventAt(location, { title: 'dawn', startTime: '06:00', skillMax: 3 })
  const full = await eventAt(location, { title: 'full', startTime: '11:55', maxPlayers: 2 })
  for (const player of [olga, ben]) await signUp(player, full)
  await aFriend(app.db, 'ann', 'ben')
  const by = (filters: Partial<Filters>) => titles(annsWindow, location, { filters })
  expect(await by({})).toEqual(['dawn', 'full', 'noon', 'five'])
  expect(await by({ type: 'clinic' })).toEqual(['noon'])
  expect(await by({ gender: 'Women' })).toEqual(['five'])
  expect([
    await by({ time: 'morning' }),
    await by({ time: 'afternoon' }),
    await by({ time: 'evening' }),
  ]).toEqual([['dawn', 'full'], ['noon'], ['five']])
  expect(await by({ fitsLevel: true })).toEqual(['full', 'noon'])
  expect(await titles(bensWindow, location, { filters: { fitsLevel: true } })).toEqual([
    'dawn',
    'full',
  ])
  expect(await by({ placesLeft: true })).toEqual(['dawn', 'noon', 'five'])
  expect(await by({ friendsGoing: true })).toEqual(['full'])
  expect(await by({ time: 'morning', placesLeft: true })).toEqual(['dawn'])
})

test('an event for teams has places left while a team fits', async () => {
  const location = await aLocation(app.db)
  for (const [title, playing, entryBy] of [
    ['one', 3, 'player'],
    ['pair', 2, 'team'],
    ['half', 3, 'team'],
  ] as const)
    await eventAt(location, { title, maxPlayers: 4, playing, entryBy })
  expect(
    (await titles(annsWindow, location, { filters: { placesLeft: true } })).toSorted(),
  ).toEqual(['one', 'pair'])
})

test('a card tells the event and what I am in it, and follows each sign-up', async () => {
  const location = await aLocation(app.db, { name: 'Pier 7', city: 'Hudson' })
  const eventId = await eventAt(location, {
    title: 'Cards',
    maxPlayers: 2,
    guestsPerPlayer: 1,
    skillMin: 3,
  })
  const window = annsWindow.subscribe('events-list', {
    locationIds: [location],
    from: today,
    to: '2026-06-30',
    limit: 10,
    filters: anything,
  })
  const card = {
    eventId,
    title: 'Cards',
    type: 'open play',
    entryBy: 'player',
    gender: 'Any',
    startDate: '2026-06-02',
    startTime: '18:00',
    duration: 120,
    startsAt: '2026-06-02T22:00:00.000Z',
    timezone: 'America/New_York',
    location,
    locationName: 'Pier 7',
    city: 'Hudson',
    organizerId: 'olga',
    organizerName: 'Olga',
    skillMin: 3,
    skillMax: null,
    ageMin: null,
    ageMax: null,
    minPlayers: 2,
    maxPlayers: 2,
    playing: 0,
    waiting: 0,
    hasSignUpRules: false,
    invite: false,
    status: 'published',
    myPlace: null,
    myOffer: null,
    isOrganizer: false,
    friends: 0,
    drawAt: null,
    signupOpens: null,
    signupCloses: null,
    cancelCutoffHours: 0,
    dayStatus: null,
    faces: [],
  }
  const faces = [{ playerName: 'Olga', photoURL: '' }]
  expect(await window.next()).toEqual({ events: [card], more: false })
  await signUp(olga, eventId, 1)
  expect((await window.next()).events).toEqual([{ ...card, playing: 2, faces }])
  await signUp(ann, eventId)
  expect((await window.next()).events).toEqual([
    { ...card, playing: 2, waiting: 1, myPlace: 'waiting', faces },
  ])
})

test('lists show private events to the invited, drafts to nobody, and cancelled ones to those in them', async () => {
  const location = await aLocation(app.db)
  await eventAt(location, { title: 'friends', invite: true, invited: 'Friends' })
  await eventAt(location, { title: 'favorites', invite: true, invited: 'Favorites' })
  await eventAt(location, { title: 'draft', status: 'draft' })
  const cancelled = await eventAt(location, { title: 'cancelled' })
  await signUp(ann, cancelled)
  await olga.must('events-cancel', { eventId: cancelled, reason: '' })
  const olgasWindow = await app.socket(olga.token)
  expect((await titles(annsWindow, location)).sort()).toEqual(['cancelled', 'friends'])
  expect(await titles(bensWindow, location)).toEqual([])
  expect((await titles(olgasWindow, location)).sort()).toEqual([
    'cancelled',
    'favorites',
    'friends',
  ])
  await olgasWindow.close()
})

test('My Events holds what I am in or run from a day on, drafts included, and counts live', async () => {
  const location = await aLocation(app.db)
  const mia = await app.signedIn('Mia', { skill: 3 })
  const window = await app.socket(mia.token)
  const mine = window.subscribe('events-mine', { from: today })
  expect(await mine.next()).toEqual({ events: [] })
  const playing = await eventAt(location, { title: 'playing', startDate: '2026-06-03' })
  await signUp(mia, playing)
  expect((await mine.next()).events).toMatchObject([
    { title: 'playing', playing: 1, myPlace: 'playing', isOrganizer: false },
  ])
  await signUp(ann, playing)
  expect((await mine.next()).events).toMatchObject([{ title: 'playing', playing: 2 }])
  const { eventId } = await mia.must('events-create', {
    fields: eventFieldsAt(location, { title: 'draft' }),
    status: 'draft',
  })
  expect((await mine.next()).events).toMatchObject([
    { title: 'draft', isOrganizer: true, status: 'draft' },
    { title: 'playing' },
  ])
  await olga.must('events-create', {
    fields: eventFieldsAt(location, {
      title: 'cohosted',
      startDate: '2026-06-04',
      cohosts: ['mia'],
    }),
    status: 'published',
  })
  expect((await mine.next()).events).toMatchObject([
    { title: 'draft' },
    { title: 'playing' },
    { title: 'cohosted', isOrganizer: true, myPlace: null },
  ])
  await mia.must('events-delete', { eventId })
  await mia.must('events-withdraw', { eventId: playing })
  expect((await mine.until(({ events }) => events.length === 1)).events).toMatchObject([
    { title: 'cohosted' },
  ])
  await window.close()
})

test('the history holds what I played or ran before a day, newest first, with attendance', async () => {
  const location = await aLocation(app.db)
  const hal = await app.signedIn('Hal')
  const on = (startDate: string, changes: Partial<NewEvent> = {}) =>
    eventAt(location, { title: startDate, startDate, ...changes })
  const entry = (
    eventId: string,
    startDate: string,
    changes: { place?: 'waiting'; removed?: true; attendance?: 'here' } = {},
  ) =>
    app.db
      .insertInto('player_events')
      .values({
        eventId,
        playerId: 'hal',
        guests: 0,
        place: 'playing',
        entryOrder: 1,
        attendance: null,
        startDate,
        ...changes,
      })
      .execute()
  await entry(await on('2026-05-20'), '2026-05-20', { attendance: 'here' })
  await entry(await on('2026-05-21'), '2026-05-21', { place: 'waiting' })
  await entry(await on('2026-05-22'), '2026-05-22', { removed: true })
  await entry(await on('2026-05-23', { status: 'cancelled' }), '2026-05-23')
  await entry(await on('2026-05-24', { deleted: true }), '2026-05-24')
  await entry(await on('2026-06-01'), '2026-06-01')
  await anEvent(
    app.db,
    { location, organizer: 'hal' },
    { title: 'hosted', startDate: '2026-05-25' },
  )
  const window = await app.socket(hal.token)
  const { events, more } = await window
    .subscribe('events-history', { before: today, limit: 10 })
    .next()
  expect(events.map(({ title, attendance }) => `${title} ${attendance}`)).toEqual([
    'hosted null',
    '2026-05-20 here',
  ])
  expect(more).toBe(false)
  expect(
    await window.subscribe('events-history', { before: today, limit: 1 }).next(),
  ).toMatchObject({ events: [{ title: 'hosted' }], more: true })
  await window.close()
})

test('every count and list takes one statement, and one more for what is asked of the viewer or their friends', async () => {
  const location = await aLocation(app.db)
  const mia = await app.signedIn('Mira')
  for (let n = 0; n < 3; n += 1) await signUp(mia, await eventAt(location))
  const window = await app.socket(mia.token)
  const venues = { locationIds: [location], from: today }
  const routes: [string, () => Promise<unknown>, number?][] = [
    ['events-publicCounts', () => window.subscribe('events-publicCounts', venues).next()],
    ['events-privateCounts', () => window.subscribe('events-privateCounts', venues).next(), 2],
    [
      'events-list',
      () =>
        window
          .subscribe('events-list', {
            ...venues,
            to: '2026-07-01',
            limit: 10,
            filters: { ...anything, fitsLevel: true, friendsGoing: true },
          })
          .next(),
    ],
    ['events-mine', () => window.subscribe('events-mine', { from: today }).next(), 2],
    [
      'events-history',
      () => window.subscribe('events-history', { before: today, limit: 10 }).next(),
    ],
  ]
  for (const [name, route, statements = 1] of routes)
    expect({ name, statements: (await statementsOf(route)).length }).toEqual({ name, statements })
  await window.close()
})

test('a crowd that asks at once is answered together, each as they alone may see', async () => {
  const location = await aLocation(app.db)
  await eventAt(location, { startDate: '2026-06-10', invite: true, invited: 'Friends' })
  const crowd = await Promise.all(Array.from({ length: 24 }, (_, n) => app.signedIn(`Crowd${n}`)))
  const everyone = await app.signedIn('player1')
  for (const [n, { playerId }] of crowd.entries())
    if (n % 3 === 0) await aFriend(app.db, 'olga', playerId)
  await app.db
    .insertInto('player_blocks')
    .values({ playerId: 'olga', blockedId: crowd[3]?.playerId ?? '' })
    .execute()
  const sockets = await Promise.all([...crowd, everyone].map(({ token }) => app.socket(token)))
  const statements = await statementsOf(async () => {
    const subscriptions = sockets.map((socket) =>
      socket.subscribe('events-privateCounts', { locationIds: [location], from: today }),
    )
    const counts = await Promise.all(subscriptions.map((subscription) => subscription.next()))
    const shown = [{ date: '2026-06-10', eventCount: 1 }]
    expect(counts.slice(0, -1)).toEqual(crowd.map((_, n) => (n % 3 === 0 && n !== 3 ? shown : [])))
    expect(counts.at(-1)).toEqual(shown)
  })
  expect(statements.filter((text) => text.includes('eventCount')).length).toBeLessThan(10)
  await Promise.all(sockets.map((socket) => socket.close()))
})
