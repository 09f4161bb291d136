import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventFieldsAt, signUp } from '#test/scenes/event-scene.ts'
import { aLocation, anEvent } from '#test/support/builders.ts'
import { statementsOf } from '#test/support/statements.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'

const from = '2026-06-01'
const bytesMax = 3_000

let app: TestApp
let olga: TestPlayer, mia: TestPlayer
beforeAll(async () => {
  app = await startTestApp()
  olga = await app.signedIn('Olga')
  mia = await app.signedIn('Mia')
})
afterAll(() => app.close())

const eventAt = async (location: string, over: object) =>
  (
    await olga.must('events-create', {
      fields: eventFieldsAt(location, over),
      status: 'published',
    })
  ).eventId

const countLoads = (query: string): number => app.app.hub.stats().loadsByQuery.get(query) ?? 0

test('sixty events of mine are days and the next five, in one statement', async () => {
  const lea = await app.signedIn('Lea')
  const location = await aLocation(app.db)
  const startDates = Array.from(
    { length: 60 },
    (_, n) => `2026-06-${String(2 + (n % 20)).padStart(2, '0')}`,
  )
  for (const startDate of startDates) {
    const eventId = await anEvent(app.db, { location, organizer: 'lea' }, { startDate })
    await app.db
      .insertInto('player_events')
      .values({
        eventId,
        playerId: 'lea',
        guests: 0,
        startDate,
        place: 'playing',
        entryOrder: 1,
      })
      .execute()
  }
  const socket = await app.socket(lea.token)
  const days = await socket.subscribe('events-myDays', { from }).next()
  const cards = await socket.subscribe('events-mine', { from }).next()
  expect(days.days).toHaveLength(20)
  expect(days.days[0]).toEqual({ date: '2026-06-02', eventCount: 3 })
  expect(days.next.map(({ startDate }) => startDate)).toEqual([
    ...Array.from({ length: 3 }, () => '2026-06-02'),
    ...Array.from({ length: 2 }, () => '2026-06-03'),
  ])
  expect([days.hasPlan, days.organizes]).toEqual([true, true])
  expect(JSON.stringify(days).length).toBeLessThan(bytesMax)
  expect(JSON.stringify(cards).length).toBeGreaterThan(10 * bytesMax)
  const statements = await statementsOf(() =>
    socket.subscribe('events-myDays', { from: '2026-06-02' }).next(),
  )
  expect(statements).toHaveLength(1)
  await socket.close()
})

test('what others do in my events wakes no calendar, and what becomes of them does', async () => {
  const location = await aLocation(app.db, { name: 'Old Pier' })
  const eventId = await eventAt(location, { title: 'Dinks', startDate: '2026-06-01' })
  const ben = await app.signedIn('Ben')
  const socket = await app.socket(mia.token)
  const mine = socket.subscribe('events-myDays', { from })
  expect(await mine.next()).toEqual({ days: [], next: [], hasPlan: false, organizes: false })
  await signUp(mia, eventId)
  expect(await mine.next()).toMatchObject({
    days: [{ date: '2026-06-01', eventCount: 1 }],
    next: [{ eventId, title: 'Dinks', locationName: 'Old Pier', dayStatus: null }],
    hasPlan: true,
  })
  const cards = socket.subscribe('events-mine', { from })
  await cards.next()
  const before = countLoads('events-myDays')
  await signUp(ben, eventId)
  await cards.until(({ events }) => events[0]?.playing === 2)
  expect(countLoads('events-myDays') - before).toBe(0)
  await olga.must('events-setDayStatus', {
    eventId,
    status: { state: 'off', until: null, note: '', nextWord: null },
  })
  await mine.until(({ next }) => next[0]?.dayStatus?.state === 'off')
  await olga.must('events-update', {
    eventId,
    fields: eventFieldsAt(location, { title: 'Drives', startDate: '2026-06-04' }),
    publish: false,
  })
  await mine.until(
    ({ days, next }) => days[0]?.date === '2026-06-04' && next[0]?.title === 'Drives',
  )
  await olga.must('events-cancel', { eventId, reason: '' })
  expect(await mine.until(({ days }) => days.length === 0)).toMatchObject({
    next: [],
    hasPlan: true,
  })
  await socket.close()
})
