// Instants follow Node's time-zone rules only, whatever PostgreSQL's are, and move when Node's
// change.
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { alertKindsOf, eventFieldsAt, signUp } from '#test/scenes/event-scene.ts'
import { aLocation } from '#test/support/builders.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import { toWallTime, zoneRules } from '../../time/zone-time.ts'
import { followZoneRules, reportForeignRules } from './jobs.ts'

let app: TestApp
let olga: TestPlayer, ann: TestPlayer, ben: TestPlayer
beforeAll(async () => {
  app = await startTestApp()
  olga = await app.signedIn('Olga')
  ann = await app.signedIn('Ann')
  ben = await app.signedIn('Ben')
})
beforeEach(() => app.db.deleteFrom('zone_rules').execute())
afterAll(() => app.close())

const publish = async (timezone: string, startDate = '2026-12-08'): Promise<string> => {
  const location = await aLocation(app.db, { timezone, name: timezone })
  return (
    await olga.must('events-create', {
      fields: eventFieldsAt(location, { startDate }),
      status: 'published',
    })
  ).eventId
}
const instants = (eventId: string) =>
  app.db
    .selectFrom('events')
    .select(['startsAt', 'endsAt', 'timezone', 'calendarSequence'])
    .where('eventId', '=', eventId)
    .executeTakeFirstOrThrow()

const storeAnHourOff = (eventId: string) =>
  sql`update events set starts_at = starts_at - interval '1 hour',
    ends_at = ends_at - interval '1 hour' where event_id = ${eventId}`.execute(app.db)

test.each([
  'America/Edmonton',
  'America/Vancouver',
  'Africa/Casablanca',
  'Africa/El_Aaiun',
  'America/New_York',
  'Asia/Kathmandu',
])('an event in %s starts when Node says that its clocks show the time', async (timezone) => {
  for (const day of ['2026-12-08', '2027-03-01']) {
    const { startsAt, endsAt } = await instants(await publish(timezone, day))
    expect([
      toWallTime(startsAt.getTime(), timezone),
      toWallTime(endsAt.getTime(), timezone),
    ]).toEqual([`${day}T18:00`, `${day}T20:00`])
  }
})

test('under new rules a coming event moves once, and the people in it are told once', async () => {
  const eventId = await publish('America/Denver')
  await signUp(ann, eventId)
  const right = await instants(eventId)
  await storeAnHourOff(eventId)
  const before = await instants(eventId)
  expect(await Promise.all([followZoneRules(app.deps), followZoneRules(app.deps)])).toSatisfy(
    (moved: number[]) => moved.reduce((sum, n) => sum + n, 0) === 1,
  )
  expect(await instants(eventId)).toMatchObject({
    startsAt: right.startsAt,
    endsAt: right.endsAt,
    calendarSequence: before.calendarSequence + 1,
  })
  expect([
    await alertKindsOf(app.db, 'ann'),
    await alertKindsOf(app.db, 'olga'),
    await alertKindsOf(app.db, 'ben'),
  ]).toEqual([['event-clock-changed'], ['event-clock-changed'], []])
  expect(await followZoneRules(app.deps)).toBe(0)
})

test('an open window sees the moved start', async () => {
  const eventId = await publish('America/Denver')
  const right = await instants(eventId)
  await storeAnHourOff(eventId)
  const window = await app.socket(ben.token)
  const event = window.subscribe('events-byId', { eventId })
  await event.next()
  await followZoneRules(app.deps)
  expect(await event.next()).toMatchObject({ startsAt: right.startsAt.toISOString() })
  await window.close()
})

test('rules that were followed already are not read again; events of the past, deleted ones and unmoved ones stay', async () => {
  const [over, deleted, unmoved] = [
    await publish('America/Denver'),
    await publish('America/Denver'),
    await publish('America/Denver'),
  ]
  await storeAnHourOff(deleted)
  await app.db.updateTable('events').set({ deleted: true }).where('eventId', '=', deleted).execute()
  await app.db
    .updateTable('events')
    .set({ startsAt: new Date('2026-05-01T00:00:00Z'), endsAt: new Date('2026-05-01T02:00:00Z') })
    .where('eventId', '=', over)
    .execute()
  const before = await instants(unmoved)
  expect(await followZoneRules(app.deps)).toBe(0)
  expect(await instants(unmoved)).toEqual(before)
  await storeAnHourOff(unmoved)
  expect(await followZoneRules(app.deps, zoneRules)).toBe(0)
  expect(await followZoneRules(app.deps, 'next year')).toBe(1)
})

test('zones that PostgreSQL does not know, or reads otherwise, are named in the log', async () => {
  await aLocation(app.db, { timezone: 'Nowhere/At_All' })
  expect(await reportForeignRules(app.deps)).toContain('Nowhere/At_All')
  expect(await reportForeignRules(app.deps)).not.toContain('America/New_York')
  expect(app.logs.map(({ msg }) => msg)).toContain(
    'PostgreSQL has other time-zone rules than this server, which uses its own',
  )
})
