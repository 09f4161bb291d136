// Reminders under a controlled clock, in zones with and without daylight saving.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { toDay } from '#domain/shared/day.ts'
import { eventFieldsAt, signUp } from '#test/scenes/event-scene.ts'
import { aLocation, anEvent } from '#test/support/builders.ts'
import { startTestApp, testStart, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import { sendDueReminders } from './jobs.ts'

let app: TestApp
let olga: TestPlayer
let ann: TestPlayer
let ben: TestPlayer
let location: string
beforeAll(async () => {
  app = await startTestApp()
  location = await aLocation(app.db)
  ;[olga, ann, ben] = [
    await app.signedIn('Olga'),
    await app.signedIn('Ann'),
    await app.signedIn('Ben'),
  ]
})
afterAll(() => app.close())

const longAgo = new Date(Date.UTC(2026, 0, 1))
const at = async <T>(instant: string, run: () => Promise<T>): Promise<T> => {
  app.clock.set(instant)
  try {
    return await run()
  } finally {
    app.clock.set(testStart)
  }
}
const remindAt = (instant: string) => at(instant, () => sendDueReminders(app.deps))
const minuteBefore = (instant: string) => new Date(Date.parse(instant) - 60_000).toISOString()
const toldOf = async (eventId: string) =>
  await app.db
    .selectFrom('alerts')
    .select(['playerId', 'kind', 'params'])
    .where('eventId', '=', eventId)
    .where('kind', 'in', ['reminder-day', 'reminder-soon', 'event-below-minimum'])
    .orderBy('created')
    .orderBy('alertId')
    .execute()
const kindsOf = async (eventId: string) =>
  (await toldOf(eventId)).map(({ playerId, kind }) => `${playerId} ${kind}`)

// 24 hours are elapsed hours, whatever the local clock shows; the expected instants are literals.
test.each([
  [
    'America/New_York',
    '2026-03-08',
    '18:00',
    '2026-03-07T22:00:00Z',
    '2026-03-08T20:00:00Z',
    'clocks go forward in the night between: 17:00 the day before',
  ],
  [
    'America/New_York',
    '2026-03-08',
    '03:30',
    '2026-03-07T07:30:00Z',
    '2026-03-08T05:30:00Z',
    'clocks go forward within the last two hours: half past midnight',
  ],
  [
    'America/New_York',
    '2026-11-01',
    '09:00',
    '2026-10-31T14:00:00Z',
    '2026-11-01T12:00:00Z',
    'clocks go back: 10:00 the day before',
  ],
  [
    'Europe/London',
    '2026-03-29',
    '10:00',
    '2026-03-28T09:00:00Z',
    '2026-03-29T07:00:00Z',
    'forward',
  ],
  ['Europe/London', '2026-10-25', '10:00', '2026-10-24T10:00:00Z', '2026-10-25T08:00:00Z', 'back'],
  [
    'Australia/Lord_Howe',
    '2026-04-05',
    '18:00',
    '2026-04-04T07:30:00Z',
    '2026-04-05T05:30:00Z',
    'back by half an hour',
  ],
  [
    'Australia/Lord_Howe',
    '2026-10-04',
    '18:00',
    '2026-10-03T07:00:00Z',
    '2026-10-04T05:00:00Z',
    'forward by half an hour',
  ],
  [
    'America/Phoenix',
    '2026-03-08',
    '18:00',
    '2026-03-08T01:00:00Z',
    '2026-03-08T23:00:00Z',
    'no change',
  ],
  [
    'America/Phoenix',
    '2026-11-01',
    '09:00',
    '2026-10-31T16:00:00Z',
    '2026-11-01T14:00:00Z',
    'no change',
  ],
  [
    'Asia/Kolkata',
    '2026-03-29',
    '07:00',
    '2026-03-28T01:30:00Z',
    '2026-03-28T23:30:00Z',
    'no change',
  ],
  [
    'Asia/Kolkata',
    '2026-10-25',
    '07:00',
    '2026-10-24T01:30:00Z',
    '2026-10-24T23:30:00Z',
    'no change',
  ],
])(
  'in %s on %s at %s the reminders come at %s and %s: %s',
  async (timezone, day, time, dayBefore, soon) => {
    const place = await aLocation(app.db, { timezone })
    const eventId = await anEvent(
      app.db,
      { location: place, organizer: olga.playerId },
      { startDate: day, startTime: time, created: longAgo },
    )
    await at('2026-02-01T00:00:00Z', () => signUp(ann, eventId))
    await app.db
      .updateTable('events')
      .set({ minPlayers: 2, playing: 2 })
      .where('eventId', '=', eventId)
      .execute()
    expect([
      await remindAt(minuteBefore(dayBefore)),
      await remindAt(dayBefore),
      await remindAt(minuteBefore(soon)),
      await remindAt(soon),
    ]).toEqual([0, 1, 0, 1])
    expect(await toldOf(eventId)).toMatchObject([
      { playerId: 'ann', kind: 'reminder-day', params: { date: day, time } },
      { playerId: 'ann', kind: 'reminder-soon' },
    ])
    await app.db
      .updateTable('events')
      .set({ deleted: true })
      .where('eventId', '=', eventId)
      .execute()
  },
)

const tomorrow = (changes: Parameters<typeof eventFieldsAt>[1] = {}) =>
  olga.must('events-create', {
    fields: eventFieldsAt(location, {
      startDate: toDay('2026-06-03'),
      startTime: '18:00',
      minPlayers: 2,
      maxPlayers: 2,
      maxWaitlist: 4,
      ...changes,
    }),
    status: 'published',
    repeat: null,
  })
const dayBefore = '2026-06-02T22:00:00Z'
const soon = '2026-06-03T20:00:00Z'

test('each is sent once, however many servers look; who waits, left, or came after the instant gets none', async () => {
  const { eventId } = await tomorrow()
  const [cleo, dan] = [await app.signedIn('Cleo'), await app.signedIn('Dan')]
  for (const player of [ann, dan, ben]) await signUp(player, eventId)
  for (const player of [dan, ben]) await player.must('events-withdraw', { eventId })
  await at(minuteBefore(dayBefore), async () => {
    await signUp(ben, eventId)
  })
  await at('2026-06-02T22:00:30Z', async () => {
    await signUp(cleo, eventId)
  })
  const other = await startTestApp({ beside: app })
  other.clock.set('2026-06-02T22:01:00Z')
  const sent = await at('2026-06-02T22:01:00Z', () =>
    Promise.all([app.deps, other.deps, app.deps].map((deps) => sendDueReminders(deps))),
  )
  await other.close()
  expect(sent.reduce((sum, count) => sum + count, 0)).toBe(2)
  expect((await kindsOf(eventId)).toSorted()).toEqual(['ann reminder-day', 'ben reminder-day'])
  await olga.must('events-cancel', { eventId, reason: 'Rain' })
  expect(await remindAt(soon)).toBe(0)
})

test('a moved event is reminded of anew, at its new time', async () => {
  const { eventId } = await tomorrow()
  await signUp(ann, eventId)
  await signUp(ben, eventId)
  expect(await remindAt(dayBefore)).toBe(2)
  const fields = eventFieldsAt(location, {
    startDate: toDay('2026-06-05'),
    startTime: '09:00',
    minPlayers: 2,
    maxPlayers: 2,
    maxWaitlist: 4,
  })
  await olga.must('events-update', { eventId, fields, publish: false })
  expect([
    await remindAt(soon),
    await remindAt('2026-06-04T13:00:00Z'),
    await remindAt('2026-06-05T11:00:00Z'),
  ]).toEqual([0, 2, 2])
  await olga.must('events-delete', { eventId })
})

test('after a stop of the server a reminder comes late while it is of use, and not at all afterwards', async () => {
  const { eventId } = await tomorrow()
  await signUp(ann, eventId)
  await signUp(ben, eventId)
  expect([
    await remindAt('2026-06-03T05:00:00Z'),
    await remindAt('2026-06-03T21:59:00Z'),
    await remindAt('2026-06-03T22:00:00Z'),
  ]).toEqual([0, 2, 0])
  expect(await kindsOf(eventId)).toEqual(['ann reminder-soon', 'ben reminder-soon'])
  await olga.must('events-delete', { eventId })
})

test('too few players are told to organizer and cohosts once, and to the players two hours before', async () => {
  const hana = await app.signedIn('Hana')
  const { eventId } = await tomorrow({
    minPlayers: 4,
    maxPlayers: 8,
    cohosts: [hana.playerId],
    cancelCutoffHours: 30,
  })
  await signUp(ann, eventId)
  await signUp(ben, eventId)
  expect([
    await remindAt('2026-06-02T15:59:00Z'),
    await remindAt('2026-06-02T16:00:00Z'),
    await remindAt('2026-06-02T17:00:00Z'),
  ]).toEqual([0, 2, 0])
  expect(await toldOf(eventId)).toMatchObject([
    { playerId: 'olga', kind: 'event-below-minimum', params: { needs: '2' } },
    { playerId: 'hana', kind: 'event-below-minimum' },
  ])
  expect(await remindAt(soon)).toBe(2)
  expect((await toldOf(eventId)).slice(2)).toMatchObject([
    { playerId: 'ann', kind: 'reminder-soon', params: { needs: '2' } },
    { playerId: 'ben' },
  ])
  await olga.must('events-delete', { eventId })
})
