// Announcing new events: which players of the venue are notified, when, and how often.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { toDay } from '#domain/shared/day.ts'
import { eventFieldsAt, type Fields } from '#test/scenes/event-scene.ts'
import { aLocation } from '#test/support/builders.ts'
import { startTestApp, testStart, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import { announceEvents } from './jobs.ts'

let app: TestApp
let olga: TestPlayer
let location: string
beforeAll(async () => {
  app = await startTestApp()
  location = await aLocation(app.db)
  olga = await app.signedIn('Olga', { activeLocations: [location] })
})
afterEach(() => app.clock.set(testStart))
afterAll(() => app.close())

const create = async (
  changes: Partial<Fields> = {},
  status: 'published' | 'draft' = 'published',
  more: object = {},
) => {
  const { eventId } = await olga.must('events-create', {
    fields: eventFieldsAt(location, changes),
    status,
    repeat: null,
    ...more,
  })
  return eventId
}
const later = async (minutes: number) => {
  app.clock.advance(minutes * 60_000)
  return announceEvents(app.deps)
}
const toldOf = async (playerId: string) =>
  await app.db
    .selectFrom('alerts')
    .select(['eventId', 'params'])
    .where('playerId', '=', playerId)
    .where('kind', '=', 'event-created-nearby')
    .orderBy('created')
    .execute()

test('a new public event is told, after a while and once, to active players whom it suits, and to nobody else', async () => {
  const at = { activeLocations: [location] }
  const fits = await app.signedIn('Fits', { ...at, skill: 3.5 })
  const [low, unknown, blocked, away] = [
    await app.signedIn('Low', { ...at, skill: 2 }),
    await app.signedIn('Unknown', { ...at, skill: null }),
    await app.signedIn('Blocked', { ...at, skill: 3.5 }),
    await app.signedIn('Away', { skill: 3.5 }),
  ]
  await blocked.must('players-block', { playerId: olga.playerId, blocked: true })
  const eventId = await create({ skillMin: 3, skillMax: 4 })
  await create({ invite: true, invited: 'Friends' })
  await create({}, 'draft')
  expect([await later(4), await later(2), await later(1)]).toEqual([0, 1, 0])
  expect(await toldOf(fits.playerId)).toMatchObject([
    { eventId, params: { location: 'Riverside Courts', locationId: location } },
  ])
  for (const { playerId } of [low, unknown, blocked, away, olga])
    expect(await toldOf(playerId)).toEqual([])
})

test('what is made within the hour is told together, a series as one; a draft when it is published', async () => {
  const gil = await app.signedIn('Gil', { activeLocations: [location], skill: 3.5 })
  app.clock.advance(3 * 3_600_000)
  const first = await create({ title: 'First' })
  await later(6)
  expect(await toldOf(gil.playerId)).toMatchObject([{ eventId: first }])
  const draft = await create({ title: 'Draft' }, 'draft')
  await create({ title: 'Weekly' }, 'published', {
    repeat: { everyWeeks: 1, weekdays: [], until: null, count: 3 },
  })
  await olga.must('events-update', {
    eventId: draft,
    fields: eventFieldsAt(location, { title: 'Draft' }),
    publish: true,
  })
  expect([await later(6), (await toldOf(gil.playerId)).length]).toEqual([0, 1])
  await later(60)
  const told = await toldOf(gil.playerId)
  expect(told).toHaveLength(2)
  expect(told[1]).toMatchObject({ eventId: null, params: { others: '1' } })
})

test('what is over, hidden, old, or in a league is told to nobody, even when the server comes back after days', async () => {
  const eventId = await create({ startDate: toDay('2026-06-20') })
  expect(await later(49 * 60)).toBe(0)
  expect(
    await app.db
      .selectFrom('events')
      .select('announced')
      .where('eventId', '=', eventId)
      .executeTakeFirst(),
  ).toEqual({ announced: new Date(testStart) })
})
