// A local time skipped by the clock change can't be an event's time: cards and calendars show the
// same.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { toDay } from '#domain/shared/day.ts'
import { eventFieldsAt, type Fields } from '#test/scenes/event-scene.ts'
import { leagueFieldsAt, runningLeague } from '#test/scenes/league-scene.ts'
import { aLocation } from '#test/support/builders.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import { toWallTime } from '../../time/zone-time.ts'

const night = toDay('2027-03-14')
const zone = 'America/New_York'

let app: TestApp
let location: string
let olga: TestPlayer
beforeAll(async () => {
  app = await startTestApp()
  location = await aLocation(app.db, { timezone: zone })
  olga = await app.signedIn('Olga')
})
afterAll(() => app.close())

const skipped = { refusal: { code: 'event-time-skipped' } }
const create = (changes: Partial<Fields>, count: number | null = null) =>
  olga.call('events-create', {
    fields: eventFieldsAt(location, changes),
    status: 'published',
    repeat: count === null ? null : { everyWeeks: 1, weekdays: [], until: null, count },
  })

async function starts(title: string): Promise<string[]> {
  const rows = await app.db
    .selectFrom('events')
    .select(['startDate', 'startTime', 'startsAt'])
    .where('title', '=', title)
    .orderBy('startsAt')
    .execute()
  return rows.map((row) =>
    toWallTime(row.startsAt.getTime(), zone) === `${row.startDate}T${row.startTime}`
      ? `${row.startDate} ${row.startTime}`
      : 'card and calendar disagree',
  )
}

test('no event is made at a time that the clocks skip, nor moved there', async () => {
  expect(await create({ startDate: night, startTime: '02:30' })).toMatchObject(skipped)
  const { eventId } = await olga.must('events-create', {
    fields: eventFieldsAt(location, { title: 'Night', startDate: night, startTime: '03:00' }),
    status: 'published',
  })
  expect(
    await olga.call('events-update', {
      eventId,
      fields: eventFieldsAt(location, { title: 'Night', startDate: night, startTime: '02:00' }),
      publish: false,
    }),
  ).toMatchObject(skipped)
  expect(await starts('Night')).toEqual(['2027-03-14 03:00'])
})

test('the date of a series on that night has the time that the clocks show instead', async () => {
  await create({ title: 'Owls', startDate: '2027-03-07', startTime: '02:30' }, 3)
  expect(await starts('Owls')).toEqual(['2027-03-07 02:30', '2027-03-14 03:30', '2027-03-21 02:30'])
})

test('so has the date that follows a change of another one', async () => {
  await create({ title: 'Larks', startDate: '2027-03-07', startTime: '05:00' }, 3)
  const { eventId } = await app.db
    .selectFrom('events')
    .select('eventId')
    .where('title', '=', 'Larks')
    .orderBy('startsAt')
    .executeTakeFirstOrThrow()
  await olga.must('events-update', {
    eventId,
    fields: eventFieldsAt(location, {
      title: 'Larks',
      startDate: '2027-03-07',
      startTime: '02:15',
    }),
    publish: false,
    scope: 'following',
  })
  expect(await starts('Larks')).toEqual([
    '2027-03-07 02:15',
    '2027-03-14 03:15',
    '2027-03-21 02:15',
  ])
})

test('a league has no game day at such a time', async () => {
  const players: TestPlayer[] = []
  for (const name of ['Ada', 'Bea', 'Cleo', 'Dina']) players.push(await app.signedIn(name))
  const leagueSeriesId = await runningLeague(
    olga,
    players,
    leagueFieldsAt(location, {
      startDate: '2027-03-01',
      endDate: '2027-03-31',
      signupDeadline: '2027-02-28',
    }),
  )
  const day = { leagueSeriesId, days: [night], duration: 120, courts: 1 }
  expect(await olga.call('leagues-addDays', { ...day, startTime: '02:55' })).toMatchObject(skipped)
  expect(await olga.call('leagues-addDays', { ...day, startTime: '03:00' })).toMatchObject({
    ok: true,
  })
})
