// An admin corrects a venue's time zone.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { alertKindsOf, eventFieldsAt, signUp } from '#test/scenes/event-scene.ts'
import { aLocation } from '#test/support/builders.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import { listZones } from './queries.ts'

let app: TestApp
let olga: TestPlayer
let ann: TestPlayer
let locationId: string
beforeAll(async () => {
  app = await startTestApp()
  olga = await app.signedIn('Olga')
  ann = await app.signedIn('Ann')
  locationId = await aLocation(app.db, {
    name: 'Juárez',
    lat: 31.69,
    lon: -106.42,
    timezone: 'America/Ojinaga',
  })
  await app.db.insertInto('locations_admin').values({ locationId, playerId: 'olga' }).execute()
})
afterAll(() => app.close())

const zone = { locationId: '', timezone: 'America/Ciudad_Juarez' }
const ask = (player: TestPlayer, input: Partial<typeof zone> = {}) =>
  player.call('locations-setZone', { ...zone, locationId, ...input })
const venue = () =>
  app.db
    .selectFrom('locations')
    .select(['timezone', 'lat'])
    .where('locationId', '=', locationId)
    .executeTakeFirstOrThrow()
const findEvent = (eventId: string) =>
  app.db
    .selectFrom('events')
    .select(['startDate', 'startTime', 'timezone', 'startsAt', 'signupCloses'])
    .where('eventId', '=', eventId)
    .executeTakeFirstOrThrow()
const newEvent = async (status: 'published' | 'draft') =>
  (
    await olga.must('events-create', {
      fields: eventFieldsAt(locationId, {
        startDate: '2026-12-08',
        signupCloses: '2026-12-08T18:00:00.000Z',
      }),
      status,
    })
  ).eventId

test.each(['America/Nowhere', 'america/chicago', 'CST', 'UTC', '+05:00'])(
  'there is no zone called %s, and nothing changes',
  async (timezone) => {
    const answer = await ask(olga, { timezone })
    expect(answer).toMatchObject({ ok: false })
    expect((await venue()).timezone).toBe('America/Ojinaga')
  },
)

test('only an admin of the venue corrects it', async () => {
  expect(await ask(ann)).toMatchObject({ ok: false, refusal: { code: 'not-allowed' } })
  expect((await venue()).timezone).toBe('America/Ojinaga')
})

test('events and drafts keep their times, the people in an event hear of the hour, and the log says who did it', async () => {
  const [eventId, draft] = [await newEvent('published'), await newEvent('draft')]
  await signUp(ann, eventId)
  const before = { event: await findEvent(eventId), draft: await findEvent(draft) }
  const window = (await app.socket(ann.token)).subscribe('events-byId', { eventId })
  await window.next()

  expect(await ask(olga)).toEqual({ ok: true, value: { events: 2 } })

  const hourLater = (instant: Date | null) => new Date((instant?.getTime() ?? 0) + 3_600_000)
  const moved = ({ startsAt, signupCloses, ...event }: typeof before.event) => ({
    ...event,
    timezone: zone.timezone,
    startsAt: hourLater(startsAt),
    signupCloses: hourLater(signupCloses),
  })
  expect(await findEvent(eventId)).toEqual(moved(before.event))
  expect(await findEvent(draft)).toEqual(moved(before.draft))
  expect(await window.next()).toMatchObject({
    startsAt: hourLater(before.event.startsAt).toISOString(),
  })
  expect(await alertKindsOf(app.db, 'ann')).toEqual(['event-clock-changed'])
  const log = (await app.socket(olga.token)).subscribe('locationsAdmin-log', {
    locationId,
    limit: 30,
  })
  expect((await log.next()).lines[0]).toMatchObject({
    action: 'location-edited',
    actorName: 'Olga',
    detail: 'timezone',
  })
})

test('the same zone again moves nothing', async () => {
  expect(await ask(olga)).toEqual({ ok: true, value: { events: 0 } })
})

test('a zone set by hand stays when the pin moves a little, and no command takes it back', async () => {
  expect(await ask(olga, { timezone: 'America/Denver' })).toMatchObject({ ok: true })
  const window = (await app.socket(olga.token)).subscribe('locations-byId', {
    locationId,
    today: '2026-11-29',
  })
  const { fields } = await window.next()
  await olga.must('locations-update', { locationId, fields: { ...fields, lat: 31.691 } })
  expect(await venue()).toEqual({ timezone: 'America/Denver', lat: 31.691 })
  const zones = await listZones(app.db)
  expect(zones.find((row) => row.locationId === locationId)).toMatchObject({ chosen: true })
  await olga.must('locations-update', {
    locationId,
    fields: { ...fields, lat: 41.88, lon: -87.63 },
  })
  expect((await venue()).timezone).toBe('America/Chicago')
})
