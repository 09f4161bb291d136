// The upcoming public events on the landing page.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { NewEvent } from '#server/db/tables/event.ts'
import { aLocation, anEvent } from '#test/support/builders.ts'
import { startTestApp, testStart, type TestApp } from '#test/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('visitors are shown the next ranked public events with places left, one of a venue, their time zone first', async () => {
  const { playerId: organizer } = await app.signedIn('Olga')
  const at = (location: string, time: string, changes: Partial<NewEvent> = {}) =>
    anEvent(
      app.db,
      { location, organizer },
      { startDate: '2026-06-02', startTime: time, maxPlayers: 8, playing: 3, ...changes },
    )
  const [park, lodge, pier, attic] = [
    await aLocation(app.db, { name: 'Park' }),
    await aLocation(app.db, { name: 'Lodge', city: 'Ludlow' }),
    await aLocation(app.db, { name: 'Pier', timezone: 'America/Denver' }),
    await aLocation(app.db, { name: 'Attic', hidden: true }),
  ]
  for (const [time, changes] of [
    ['08:00', { playing: 8 }],
    ['08:10', { ranking: 'waiting' }],
    ['08:20', { ranking: 'unranked' }],
    ['08:30', { invite: true, invited: 'Friends' }],
    ['08:40', { status: 'draft' }],
    ['08:50', { status: 'cancelled' }],
    ['08:55', { deleted: true }],
  ] as const)
    await at(lodge, time, changes)
  await at(attic, '09:00')
  await at(lodge, '18:00', { startDate: '2026-06-20' })
  const soonest = await at(park, '15:00')
  await at(park, '16:00')
  const next = await at(lodge, '17:00', { title: 'Owls' })
  const denver = await at(pier, '18:00', { timezone: 'America/Denver' })

  const ask = async (timezone: string) =>
    (await app.visitor.must('events-nextPublic', { timezone })).events
  expect((await ask('America/Denver')).map(({ eventId }) => eventId)).toEqual([
    denver,
    soonest,
    next,
  ])
  const [first, second] = await ask('Asia/Tokyo')
  expect(first?.eventId).toBe(soonest)
  expect(second).toEqual({
    eventId: next,
    title: 'Owls',
    type: 'open play',
    startsAt: '2026-06-02T21:00:00.000Z',
    timezone: 'America/New_York',
    locationName: 'Lodge',
    city: 'Ludlow',
    placesLeft: 5,
  })

  app.clock.set(Date.parse('2026-06-02T19:30:00Z'))
  expect((await ask('Asia/Tokyo')).map(({ eventId }) => eventId)).not.toContain(soonest)
  app.clock.set(testStart)
})
