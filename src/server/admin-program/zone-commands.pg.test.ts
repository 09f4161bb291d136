// The operator's commands for venues with a wrong time zone.
import { expect, test } from 'vitest'
import { alertKindsOf, eventFieldsAt, signUp } from '#test/scenes/event-scene.ts'
import { admin, app, logLines, startOperator } from '#test/scenes/operator-scene.ts'
import { aLocation } from '#test/support/builders.ts'

startOperator()

const juarez = { name: 'Juárez', lat: 31.69, lon: -106.42, timezone: 'America/Ojinaga' }
const eventOf = (eventId: string) =>
  app.db
    .selectFrom('events')
    .select(['startDate', 'startTime', 'timezone', 'startsAt', 'signupCloses'])
    .where('eventId', '=', eventId)
    .executeTakeFirstOrThrow()
const zoneOf = async (locationId: string) =>
  (
    await app.db
      .selectFrom('locations')
      .select('timezone')
      .where('locationId', '=', locationId)
      .executeTakeFirstOrThrow()
  ).timezone

test('venues get the clocks of their place; an event keeps its time, and its people are notified of the hour', async () => {
  const [olga, ann] = [await app.signedIn('Olga'), await app.signedIn('Ann')]
  const wrong = await aLocation(app.db, juarez)
  const right = await aLocation(app.db)
  const publish = async (location: string) =>
    (
      await olga.must('events-create', {
        fields: eventFieldsAt(location, {
          startDate: '2026-12-08',
          signupCloses: '2026-12-08T18:00:00.000Z',
        }),
        status: 'published',
      })
    ).eventId
  const [eventId, other] = [await publish(wrong), await publish(right)]
  await signUp(ann, eventId)
  await signUp(ann, other)
  const before = { wrong: await eventOf(eventId), other: await eventOf(other) }
  const window = (await app.socket(ann.token)).subscribe('events-byId', { eventId })
  await window.next()

  const said = { venues: [{ locationId: wrong, zone: 'America/Ciudad_Juarez' }] }
  expect(await admin('venues', 'zones', '--dry-run')).toMatchObject({ ...said, events: 0 })
  expect(await zoneOf(wrong)).toBe('America/Ojinaga')
  expect(await admin('venues', 'zones')).toMatchObject({ ...said, events: 1 })

  const hourLater = (instant: Date | null) => new Date((instant?.getTime() ?? 0) + 3_600_000)
  const after = await eventOf(eventId)
  expect(after).toEqual({
    ...before.wrong,
    timezone: 'America/Ciudad_Juarez',
    startsAt: hourLater(before.wrong.startsAt),
    signupCloses: hourLater(before.wrong.signupCloses),
  })
  expect(await window.next()).toMatchObject({ startsAt: after.startsAt.toISOString() })
  expect(await eventOf(other)).toEqual(before.other)
  expect(await alertKindsOf(app.db, 'ann')).toEqual(['event-clock-changed'])
  expect(await logLines()).toContain(
    'venues zones 1 venues corrected, 1 events to come start at another instant',
  )
  expect(await admin('venues', 'zones')).toEqual({ dryRun: false, venues: [], events: 0 })
})

test('a zone that an operator sets stays; one that no clock knows is refused', async () => {
  const venue = await aLocation(app.db, { ...juarez, timezone: 'America/Ciudad_Juarez' })
  await expect(admin('venues', 'zone', venue, 'America/Nowhere')).rejects.toThrow('no time zone')
  await admin('venues', 'zone', venue, 'America/Chicago')
  expect(await admin('venues', 'zones')).toMatchObject({ venues: [] })
  expect(await zoneOf(venue)).toBe('America/Chicago')
})
