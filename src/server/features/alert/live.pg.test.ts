// Alerts in an open window: newest first, ten more per step, marked read at once.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signUp } from '#test/scenes/event-scene.ts'
import { aLocation, anEvent } from '#test/support/builders.ts'
import { statementsOf } from '#test/support/statements.ts'
import { startTestApp, testStart, type TestApp } from '#test/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

async function alertsFor(playerId: string, count: number): Promise<void> {
  await app.db
    .insertInto('alerts')
    .values(
      Array.from({ length: count }, (_, index) => ({
        alertId: randomUUID(),
        playerId,
        kind: 'event-changed' as const,
        params: JSON.stringify({ title: `${index + 1}` }),
        eventId: null,
        created: new Date(testStart + index),
      })),
    )
    .execute()
}

test('a change in an event appears in the open list and on the bell, and reading all clears both', async () => {
  const location = await aLocation(app.db)
  const [olga, ann, ben] = [
    await app.signedIn('Olga'),
    await app.signedIn('Ann'),
    await app.signedIn('Ben'),
  ]
  const eventId = await anEvent(
    app.db,
    { location, organizer: olga.playerId },
    { maxPlayers: 2, title: 'Finals' },
  )
  for (const player of [olga, ann, ben]) await signUp(player, eventId)
  const window = await app.socket(ben.token)
  const list = window.subscribe('alerts-list', { limit: 10 })
  const me = window.subscribe('players-me', {})
  expect(await list.next()).toEqual({ alerts: [], more: false })
  expect((await me.next()).unreadAlerts).toBe(0)
  await ann.must('events-withdraw', { eventId })
  const { alerts } = await list.next()
  expect(alerts).toMatchObject([
    {
      kind: 'promoted',
      eventId,
      to: ben.playerId,
      userId: ben.userId,
      read: false,
      params: { title: 'Finals', location: 'Riverside Courts' },
      created: new Date(testStart).toISOString(),
    },
  ])
  expect((await me.until(({ unreadAlerts }) => unreadAlerts === 1)).unreadAlerts).toBe(1)
  expect(await ben.must('alerts-markAllRead', {})).toEqual({ marked: 1 })
  expect((await list.next()).alerts).toMatchObject([{ kind: 'promoted', read: true }])
  await me.until(({ unreadAlerts }) => unreadAlerts === 0)
  expect(await ben.must('alerts-markAllRead', {})).toEqual({ marked: 0 })
  await window.close()
})

test('alerts come newest first, as many as asked, and say whether there are more', async () => {
  const cleo = await app.signedIn('Cleo')
  await alertsFor('cleo', 25)
  const window = await app.socket(cleo.token)
  const page = async (limit: number) => {
    const { alerts, more } = await window.subscribe('alerts-list', { limit }).next()
    return {
      count: alerts.length,
      first: alerts[0]?.params['title'],
      last: alerts.at(-1)?.params['title'],
      more,
    }
  }
  expect(await page(10)).toEqual({ count: 10, first: '25', last: '16', more: true })
  expect(await page(20)).toEqual({ count: 20, first: '25', last: '6', more: true })
  expect(await page(30)).toEqual({ count: 25, first: '25', last: '1', more: false })
  expect(await statementsOf(() => page(11))).toHaveLength(1)
  await window.close()
})

test('at most 99 alerts are ever shown', async () => {
  const dan = await app.signedIn('Dan')
  await alertsFor('dan', 120)
  const window = await app.socket(dan.token)
  const { alerts, more } = await window.subscribe('alerts-list', { limit: 99 }).next()
  expect({ count: alerts.length, more }).toEqual({ count: 99, more: false })
  expect(await window.subscribe('alerts-list', { limit: 100 }).refused()).toMatchObject({
    code: 'bad-input',
  })
  await window.close()
})

test('nobody reads or clears the alerts of others', async () => {
  const [eve, fay] = [await app.signedIn('Eve'), await app.signedIn('Fay')]
  await alertsFor('eve', 2)
  const window = await app.socket(fay.token)
  expect(await window.subscribe('alerts-list', { limit: 10 }).next()).toEqual({
    alerts: [],
    more: false,
  })
  expect(await fay.must('alerts-markAllRead', {})).toEqual({ marked: 0 })
  expect(await eve.must('alerts-markAllRead', {})).toEqual({ marked: 2 })
  expect(await app.visitor.call('alerts-markAllRead', {})).toMatchObject({
    refusal: { code: 'not-signed-in' },
  })
  await window.close()
})
