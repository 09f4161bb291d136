// Series through the API: created at once, changed, cancelled and deleted by date, and watched.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallInput } from '#contract/contract.ts'
import { toDay } from '#domain/shared/day.ts'
import {
  alertKindsOf,
  eventFieldsAt,
  expectCountsRight,
  rosterInWords,
  signUp,
  type Fields,
} from '#test/scenes/event-scene.ts'
import { aFriend, aLocation } from '#test/support/builders.ts'
import { statementsOf } from '#test/support/statements.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'

let app: TestApp
let olivia: TestPlayer
let location: string
beforeAll(async () => {
  app = await startTestApp()
  location = await aLocation(app.db)
  olivia = await app.signedIn('Olivia')
})
afterAll(async () => {
  await expectCountsRight(app.db)
  await app.close()
})

type Repeat = NonNullable<CallInput<'events-create'>['repeat']>
const weekly = (changes: Partial<Repeat> = {}): Repeat => ({
  everyWeeks: 1,
  weekdays: [],
  until: null,
  count: 4,
  ...changes,
})

async function aSeries(
  changes: Partial<Fields> = {},
  repeat: Repeat = weekly(),
  status: 'draft' | 'published' = 'published',
) {
  const { eventId } = await olivia.must('events-create', {
    fields: eventFieldsAt(location, changes),
    status,
    repeat,
  })
  const { seriesId } = await app.db
    .selectFrom('events')
    .select('seriesId')
    .where('eventId', '=', eventId)
    .executeTakeFirstOrThrow()
  const events = await datesOf(seriesId ?? '')
  return { eventId, seriesId: seriesId ?? '', ids: events.map(({ eventId }) => eventId) }
}

const datesOf = (seriesId: string) =>
  app.db
    .selectFrom('events')
    .select([
      'eventId',
      'seriesIndex',
      'startDate',
      'startTime',
      'title',
      'maxPlayers',
      'status',
      'deleted',
      'startsAt',
      'signupOpens',
      'drawAt',
      'ownFields',
    ])
    .where('seriesId', '=', seriesId)
    .orderBy('seriesIndex')
    .execute()

async function edit(
  eventId: string,
  changes: Partial<Fields>,
  scope: 'this' | 'following' | 'all',
  publish = false,
) {
  const { event } = await read(eventId)
  return olivia.call('events-update', {
    eventId,
    fields: { ...event.fields, startDate: toDay(event.fields.startDate), ...changes },
    publish,
    scope,
  })
}

async function read(eventId: string) {
  const window = await app.socket(olivia.token)
  const event = await window.subscribe('events-byId', { eventId }).next()
  await window.close()
  return { event }
}

test('a series makes all its events at once, and the same request again makes none', async () => {
  const request = {
    fields: eventFieldsAt(location, { title: 'Tuesdays' }),
    status: 'published' as const,
    repeat: weekly({ weekdays: [4], count: 5 }),
  }
  const key = '0198a000-0000-7000-8000-00000000f001'
  const first = await olivia.call('events-create', request, key)
  expect(await olivia.call('events-create', request, key)).toEqual(first)
  const rows = await app.db
    .selectFrom('events')
    .select(['startDate', 'seriesIndex', 'eventId'])
    .where('title', '=', 'Tuesdays')
    .orderBy('seriesIndex')
    .execute()
  expect(rows.map(({ startDate, seriesIndex }) => [startDate, seriesIndex])).toEqual([
    ['2026-06-02', 1],
    ['2026-06-04', 2],
    ['2026-06-09', 3],
    ['2026-06-11', 4],
    ['2026-06-16', 5],
  ])
  expect(first).toMatchObject({ value: { eventId: rows[0]?.eventId } })
})

test('26 dates are written in as many statements as two', async () => {
  const made = (count: number) =>
    statementsOf(() =>
      olivia.must('events-create', {
        fields: eventFieldsAt(location),
        status: 'published',
        repeat: weekly({ count }),
      }),
    )
  expect((await made(26)).length).toBe((await made(2)).length)
})

test('one date is no series, and a rule that one date breaks stops all', async () => {
  const create = (changes: Partial<Fields>, repeat: Repeat) =>
    olivia.call('events-create', {
      fields: eventFieldsAt(location, changes),
      status: 'published',
      repeat,
    })
  expect(await create({}, weekly({ count: null, until: toDay('2026-06-05') }))).toMatchObject({
    refusal: { code: 'repeat-invalid' },
  })
  const before = await app.db
    .selectFrom('events')
    .select((by) => by.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  expect(await create({ minPlayers: 9 }, weekly())).toMatchObject({
    refusal: { code: 'event-min-over-max' },
  })
  expect(
    await app.db
      .selectFrom('events')
      .select((by) => by.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow(),
  ).toEqual(before)
})

test('clocks that go back change neither the start on the wall nor when sign-up opens and the draw is', async () => {
  // New York leaves daylight saving on 1 November 2026.
  const { seriesId } = await aSeries(
    {
      startDate: toDay('2026-10-27'),
      signupOpens: '2026-10-24T16:00:00.000Z',
      signupMode: 'lottery',
      drawAt: '2026-10-26T22:00:00.000Z',
    },
    weekly({ count: 2 }),
  )
  const dates = await datesOf(seriesId)
  expect(
    dates.map(({ startsAt, signupOpens, drawAt }) =>
      [startsAt, signupOpens, drawAt].map((instant) => instant?.toISOString()),
    ),
  ).toEqual([
    ['2026-10-27T22:00:00.000Z', '2026-10-24T16:00:00.000Z', '2026-10-26T22:00:00.000Z'],
    ['2026-11-03T23:00:00.000Z', '2026-10-31T16:00:00.000Z', '2026-11-02T23:00:00.000Z'],
  ])
})

test('clocks that go forward do neither: noon stays noon', async () => {
  const { seriesId } = await aSeries(
    { startDate: toDay('2027-03-09'), startTime: '12:00', signupOpens: '2027-03-08T17:00:00.000Z' },
    weekly({ count: 2 }),
  )
  expect(
    (await datesOf(seriesId)).map(({ startsAt, signupOpens }) => [
      startsAt.toISOString(),
      signupOpens?.toISOString(),
    ]),
  ).toEqual([
    ['2027-03-09T17:00:00.000Z', '2027-03-08T17:00:00.000Z'],
    ['2027-03-16T16:00:00.000Z', '2027-03-15T16:00:00.000Z'],
  ])
})

test('every date has a roster of its own', async () => {
  const {
    ids: [one = '', two = ''],
  } = await aSeries()
  const ana = await app.signedIn('Ana')
  await signUp(ana, one)
  expect([await rosterInWords(app.db, one), await rosterInWords(app.db, two)]).toEqual(['ana', ''])
})

test('a change is of this date, of this and later ones, or of all', async () => {
  const { ids, seriesId } = await aSeries()
  expect(await edit(ids[1] ?? '', { title: 'Only this' }, 'this')).toMatchObject({ ok: true })
  expect((await datesOf(seriesId)).map(({ title }) => title)).toEqual([
    'Evening games',
    'Only this',
    'Evening games',
    'Evening games',
  ])
  expect(await edit(ids[2] ?? '', { maxPlayers: 12 }, 'following')).toMatchObject({ ok: true })
  expect((await datesOf(seriesId)).map(({ maxPlayers }) => maxPlayers)).toEqual([8, 8, 12, 12])
  expect(await edit(ids[0] ?? '', { title: 'For all', startTime: '19:30' }, 'all')).toMatchObject({
    ok: true,
  })
  const dates = await datesOf(seriesId)
  expect(
    dates.map(({ title, startTime, maxPlayers }) => `${title} ${startTime} ${maxPlayers}`),
  ).toEqual(['For all 19:30 8', 'Only this 19:30 8', 'For all 19:30 12', 'For all 19:30 12'])
  expect(dates[1]?.ownFields).toEqual(['title'])
})

test('a series moved to another day and given a draw keeps its distances', async () => {
  const { ids, seriesId } = await aSeries(
    { signupOpens: '2026-06-01T16:00:00.000Z' },
    weekly({ count: 3 }),
  )
  expect(
    await edit(
      ids[0] ?? '',
      {
        startDate: toDay('2026-06-04'),
        signupMode: 'take turns',
        drawAt: '2026-06-03T22:00:00.000Z',
      },
      'all',
    ),
  ).toMatchObject({ ok: true })
  expect(
    (await datesOf(seriesId)).map(({ startDate, drawAt, signupOpens }) => [
      startDate,
      drawAt?.toISOString(),
      signupOpens?.toISOString(),
    ]),
  ).toEqual([
    ['2026-06-04', '2026-06-03T22:00:00.000Z', '2026-06-01T16:00:00.000Z'],
    ['2026-06-11', '2026-06-10T22:00:00.000Z', '2026-06-08T16:00:00.000Z'],
    ['2026-06-18', '2026-06-17T22:00:00.000Z', '2026-06-15T16:00:00.000Z'],
  ])
})

test('a change that one date refuses changes none', async () => {
  const { ids, seriesId } = await aSeries()
  await signUp(await app.signedIn('Bob'), ids[3] ?? '')
  expect(await edit(ids[0] ?? '', { entryBy: 'team' }, 'all')).toMatchObject({
    refusal: { code: 'event-entry-fixed' },
  })
  expect(
    await app.db
      .selectFrom('events')
      .select('entryBy')
      .where('seriesId', '=', seriesId)
      .distinct()
      .execute(),
  ).toEqual([{ entryBy: 'player' }])
})

test('who is in several dates is told once of a new time and of a cancellation, with the number of dates', async () => {
  const { ids, seriesId } = await aSeries()
  const cara = await app.signedIn('Cara')
  for (const id of ids.slice(1)) await signUp(cara, id)
  await edit(ids[0] ?? '', { startTime: '20:00' }, 'all')
  expect(
    await olivia.call('events-cancel', {
      eventId: ids[2] ?? '',
      reason: 'Rain',
      scope: 'following',
    }),
  ).toMatchObject({ ok: true })
  expect((await datesOf(seriesId)).map(({ status }) => status)).toEqual([
    'published',
    'published',
    'cancelled',
    'cancelled',
  ])
  const alerts = await app.db
    .selectFrom('alerts')
    .select(['kind', 'params'])
    .where('playerId', '=', cara.playerId)
    .orderBy('created')
    .orderBy('alertId')
    .execute()
  expect(alerts).toMatchObject([
    { kind: 'event-changed', params: { dates: '3', date: '2026-06-09' } },
    { kind: 'event-cancelled', params: { dates: '2', date: '2026-06-16', reason: 'Rain' } },
  ])
})

test('deleting all takes every date that is still to come, and past ones stay', async () => {
  const { ids, seriesId } = await aSeries()
  const dora = await app.signedIn('Dora')
  await signUp(dora, ids[2] ?? '')
  app.clock.set('2026-06-10T12:00:00Z')
  expect(await olivia.call('events-delete', { eventId: ids[2] ?? '', scope: 'all' })).toMatchObject(
    { ok: true },
  )
  app.clock.set('2026-06-01T12:00:00Z')
  expect((await datesOf(seriesId)).map(({ deleted }) => deleted)).toEqual([
    false,
    false,
    true,
    true,
  ])
  expect(await alertKindsOf(app.db, dora.playerId)).toEqual(['event-deleted'])
})

test('drafts of a series are published together', async () => {
  const { ids, seriesId } = await aSeries({}, weekly(), 'draft')
  expect(await edit(ids[0] ?? '', {}, 'all', true)).toMatchObject({ ok: true })
  expect((await datesOf(seriesId)).map(({ status }) => status)).toEqual(
    Array.from({ length: 4 }, () => 'published'),
  )
})

test('its dates are watched by each as far as they may see them: a sign-up shows, a private date is a friend’s', async () => {
  const { ids, seriesId } = await aSeries()
  const [eve, fred] = [await app.signedIn('Eve'), await app.signedIn('Fred')]
  await aFriend(app.db, olivia.playerId, eve.playerId)
  const [forEve, forFred] = [await app.socket(eve.token), await app.socket(fred.token)]
  const [seen, other] = [
    forEve.subscribe('series-byId', { seriesId }),
    forFred.subscribe('series-byId', { seriesId }),
  ]
  expect(await seen.next()).toMatchObject({
    everyWeeks: 1,
    weekdays: [2],
    events: ids.map((eventId, index) => ({ eventId, index: index + 1, myPlace: null })),
  })
  expect((await other.next()).events).toHaveLength(4)
  await signUp(eve, ids[1] ?? '')
  expect((await seen.next()).events.map(({ myPlace }) => myPlace)).toEqual([
    null,
    'playing',
    null,
    null,
  ])
  await edit(ids[2] ?? '', { invite: true, invited: 'Friends' }, 'following')
  expect((await other.next()).events.map(({ eventId }) => eventId)).toEqual(ids.slice(0, 2))
  expect(seen.latest()?.events).toHaveLength(4)
  await forEve.close()
  await forFred.close()
})

test('the event says the how manieth of a series it is', async () => {
  const { ids, seriesId } = await aSeries()
  expect((await read(ids[1] ?? '')).event).toMatchObject({
    series: { seriesId, index: 2, size: 4 },
  })
})
