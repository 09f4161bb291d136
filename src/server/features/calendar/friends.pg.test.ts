// The count of friends on an event's card includes the friends whom the viewer sees in its roster.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signUp } from '#test/scenes/event-scene.ts'
import { aFriend, aLocation, anAdmin, anEvent } from '#test/support/builders.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('hidden friends who play count for who runs the event and for the venue’s admins, as the roster shows them', async () => {
  const [location, elsewhere] = [await aLocation(app.db), await aLocation(app.db)]
  const [hal, other] = [await app.signedIn('Hal'), await app.signedIn('Other')]
  const [runs, cohost, admin] = [
    await app.signedIn('Runs'),
    await app.signedIn('Cohost'),
    await app.signedIn('Admin'),
  ]
  await app.signedIn('Elsewhere')
  const viewers = [runs, cohost, admin, other]
  for (const { playerId } of viewers) await aFriend(app.db, playerId, 'hal')
  await anAdmin(app.db, location, 'admin')
  for (const [at, startDate] of [
    [location, '2026-06-10'],
    [elsewhere, '2026-06-11'],
  ] as const) {
    const eventId = await anEvent(
      app.db,
      { location: at, organizer: at === location ? 'runs' : 'elsewhere' },
      { startDate },
    )
    if (at === location)
      await app.db.insertInto('event_cohosts').values({ eventId, playerId: 'cohost' }).execute()
    await signUp(hal, eventId)
  }
  await app.db.updateTable('players').set({ hidden: true }).where('playerId', '=', 'hal').execute()
  const counted = async (viewer: TestPlayer) => {
    const window = await app.socket(viewer.token)
    const lists = [false, true].map((friendsGoing) =>
      window.subscribe('events-list', {
        locationIds: [location, elsewhere],
        from: '2026-06-01',
        to: '2026-06-30',
        limit: 9,
        filters: {
          type: null,
          gender: null,
          time: null,
          fitsLevel: false,
          placesLeft: false,
          friendsGoing,
        },
      }),
    )
    const [all, going] = [await lists[0]?.next(), await lists[1]?.next()]
    await window.close()
    return [all?.events.map(({ friends }) => friends), going?.events.length]
  }
  expect([
    await counted(runs),
    await counted(cohost),
    await counted(admin),
    await counted(other),
  ]).toEqual([
    [[1, 0], 1],
    [[1, 0], 1],
    [[1, 0], 1],
    [[0, 0], 0],
  ])
  await app.db.insertInto('player_blocks').values({ playerId: 'hal', blockedId: 'runs' }).execute()
  expect(await counted(runs)).toEqual([[0, 0], 0])
})
