// The day status of events and venues through the API: set, shown, and notified to the right
// people.
import { beforeEach, expect, test } from 'vitest'
import { app, startDeliveries } from '#test/scenes/delivery-scene.ts'
import { alertKindsOf, logOf, signUp } from '#test/scenes/event-scene.ts'
import { aReachable, deliveriesOf, hours, pass, pushesTo } from '#test/scenes/notification-scene.ts'
import { aLocation, anAdmin, anEvent } from '#test/support/builders.ts'
import { testStart, type TestPlayer } from '#test/support/test-app.ts'

startDeliveries()

const off = { state: 'off', until: null, note: '', nextWord: null } as const
const on = { ...off, state: 'planned' } as const
let scenes = 0

beforeEach(() => app.clock.set(testStart))

async function aScene() {
  scenes += 1
  const name = (who: string): string => `${who} ${scenes}`
  const location = await aLocation(app.db, { name: 'Pier' })
  const olga = await app.signedIn(name('Olga'))
  const vera = await app.signedIn(name('Vera'))
  const ann = await aReachable(app, name('Ann'))
  await anAdmin(app.db, location, vera.playerId)
  const event = (changes: Parameters<typeof anEvent>[2] = {}): Promise<string> =>
    anEvent(app.db, { location, organizer: olga.playerId }, { title: 'Doubles', ...changes })
  return { location, olga, vera, ann, event }
}

const stateOf = async (eventId: string): Promise<string | null> => {
  const card = await app.visitor.call('events-publicCard', { eventId })
  if (!card.ok) throw new Error(card.refusal.code)
  const { dayStatus } = card.value
  return dayStatus && `${dayStatus.state} by ${dayStatus.by}`
}

const setDay = (player: TestPlayer, eventId: string, status: typeof off | typeof on) =>
  player.must('events-setDayStatus', { eventId, status })

test('an organizer says off: the players hear it, keep their places, and the log says who did', async () => {
  const { olga, ann, event } = await aScene()
  const eventId = await event()
  await signUp(ann, eventId)
  expect(await setDay(olga, eventId, off)).toEqual({ isTold: true })
  expect(await stateOf(eventId)).toBe('off by event')
  expect(await alertKindsOf(app.db, ann.playerId)).toEqual(['event-day-status'])
  expect(await logOf(app.db, eventId)).toEqual([`${olga.playerId} day-status off\n`])
  await pass(app, 4000)
  expect(pushesTo(app, ann.endpoint).map(({ title }) => title)).toEqual([
    'Doubles is off for the day',
  ])
  await app.db.updateTable('events').set({ cancelCutoffHours: 72 }).execute()
  await ann.must('events-withdraw', { eventId })
  expect((await logOf(app.db, eventId)).join()).not.toContain('late-withdraw')
})

test('no-shows and late cancels of a day that is off are forgotten, and none are marked', async () => {
  const { olga, ann, event } = await aScene()
  const eventId = await event()
  await signUp(ann, eventId)
  app.clock.set(testStart + hours(34))
  await app.db
    .updateTable('player_events')
    .set({ attendance: 'no-show', late: true })
    .where('eventId', '=', eventId)
    .execute()
  await setDay(olga, eventId, off)
  const entry = await app.db
    .selectFrom('player_events')
    .select(['attendance', 'late'])
    .where('eventId', '=', eventId)
    .executeTakeFirst()
  expect(entry).toEqual({ attendance: null, late: false })
  const mark = { eventId, playerId: ann.playerId, attendance: 'no-show' as const }
  expect(await olga.call('events-checkIn', mark)).toMatchObject({
    refusal: { code: 'event-day-off' },
  })
})

test('a venue admin says it for all events of the day: a player in three hears it once, of the first', async () => {
  const { location, vera, ann, event } = await aScene()
  const [late, early, noon] = [
    await event({ startTime: '20:00' }),
    await event({ startTime: '08:00' }),
    await event({ startTime: '12:00' }),
  ]
  const other = await event({ startDate: '2026-06-03' })
  for (const eventId of [late, early, noon, other]) await signUp(ann, eventId)
  const day = '2026-06-02'
  const status = { ...off, note: 'Storm' }
  await vera.must('locations-setDayStatus', { locationId: location, day, status })
  expect(await Promise.all([late, early, noon, other].map(stateOf))).toEqual([
    'off by venue',
    'off by venue',
    'off by venue',
    null,
  ])
  const alerts = await app.db
    .selectFrom('alerts')
    .select(['kind', 'eventId'])
    .where('playerId', '=', ann.playerId)
    .execute()
  expect(alerts).toEqual([{ kind: 'venue-day-status', eventId: early }])
  const lines = await app.db
    .selectFrom('location_log')
    .select(['actorId', 'action'])
    .where('locationId', '=', location)
    .execute()
  expect(lines).toEqual([{ actorId: vera.playerId, action: 'venue-day-status' }])
})

test('fifty changes are no fifty messages: the word before is taken back, and soon none is told', async () => {
  const { olga, ann, event } = await aScene()
  const eventId = await event()
  await signUp(ann, eventId)
  const told: boolean[] = []
  for (let n = 0; n < 20; n += 1) told.push((await setDay(olga, eventId, n % 2 ? on : off)).isTold)
  expect(told.filter(Boolean)).toHaveLength(8)
  expect(await alertKindsOf(app.db, ann.playerId)).toEqual(['event-day-status'])
  expect(await setDay(olga, eventId, on)).toEqual({ isTold: false })
  await pass(app, 4000)
  expect(pushesTo(app, ann.endpoint)).toHaveLength(1)
})

test.each([
  ['12 hours before the start it wakes', 14, 'sent'],
  ['earlier it waits for the morning', 13, 'waiting'],
])('by night: %s', async (_name, later, state) => {
  const { olga, ann, event } = await aScene()
  await ann.must('notifications-updateSettings', {
    quietHours: { from: '00:00', to: '23:55' },
  })
  const eventId = await event({ startTime: '10:00' })
  await signUp(ann, eventId)
  app.clock.set(testStart + hours(later))
  await setDay(olga, eventId, off)
  await pass(app, 4000)
  expect((await deliveriesOf(app, ann.playerId))[0]).toBe(`push event-day-status ${state}`)
})

test('players may not say it, nor admins of elsewhere, nor anyone of a day long ahead or over', async () => {
  const { location, olga, vera, ann, event } = await aScene()
  const [eventId, far] = [await event(), await event({ startDate: '2026-06-20' })]
  const refusalOf = async (player: TestPlayer, id: string) =>
    (await player.call('events-setDayStatus', { eventId: id, status: off })) as unknown
  expect(await refusalOf(ann, eventId)).toMatchObject({ refusal: { code: 'not-allowed' } })
  expect(await refusalOf(olga, far)).toMatchObject({ refusal: { code: 'day-status-too-far' } })
  expect(
    await olga.call('locations-setDayStatus', {
      locationId: location,
      day: '2026-06-02',
      status: off,
    }),
  ).toMatchObject({ refusal: { code: 'not-allowed' } })
  expect(
    await vera.call('locations-setDayStatus', {
      locationId: location,
      day: '2026-05-20',
      status: off,
    }),
  ).toMatchObject({ refusal: { code: 'day-status-too-far' } })
  app.clock.set(testStart + hours(72))
  expect(await refusalOf(olga, eventId)).toMatchObject({ refusal: { code: 'event-in-past' } })
})
