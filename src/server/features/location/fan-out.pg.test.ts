import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LiveOutput } from '#contract/contract.ts'
import { toDay } from '#domain/shared/day.ts'
import { signUp } from '#test/scenes/event-scene.ts'
import { aClub, aLocation, anAdmin, anEvent } from '#test/support/builders.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import type { LiveWindow, TestSocket } from '#test/support/test-socket.ts'
import { until } from '#test/support/until.ts'

const windowCount = 50
const loadsMax = 4
const today = toDay('2026-06-01')
const week = {
  from: today,
  to: toDay('2026-06-07'),
  limit: 100,
  filters: { type: null, gender: null, time: null, fits: null, placesLeft: false },
}

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(async () => {
  await app.close()
})

type VenuePage = {
  socket: TestSocket
  venue: LiveWindow<LiveOutput<'locations-byId'>>
  events: LiveWindow<LiveOutput<'events-publicList'>>
}

async function openPage({ token }: TestPlayer, locationId: string): Promise<VenuePage> {
  const socket = await app.socket(token)
  const venue = socket.subscribe('locations-byId', { locationId, today, events: false })
  const events = socket.subscribe('events-publicList', { locationId, ...week })
  await Promise.all([venue.next(), events.next()])
  return { socket, venue, events }
}

test('a sign-up costs a crowd that looks at the venue one load of its events', async () => {
  const venue = await aLocation(app.db)
  const crowd = await Promise.all(
    Array.from({ length: windowCount }, (_, n) => app.signedIn(`Crowd${n}`)),
  )
  const [actor, runner] = crowd
  if (actor === undefined || runner === undefined) throw new Error('no crowd')
  await anAdmin(app.db, venue, runner.playerId)
  await aClub(app.db, { location: venue, owner: runner.playerId, name: 'Dinkers' })
  const eventId = await anEvent(
    app.db,
    { location: venue, organizer: runner.playerId },
    { startDate: today },
  )
  const pages = await Promise.all(crowd.map((player) => openPage(player, venue)))
  const before = app.app.hub.stats().loads
  await signUp(actor, eventId)
  await Promise.all(
    pages.map(({ events }) => events.until((list) => list.events[0]?.playing === 1)),
  )
  await until('nothing waits to be loaded', () =>
    Object.values(app.app.hub.stats().waiting).every((loads) => loads === 0),
  )
  expect(app.app.hub.stats().loads - before).toBeLessThanOrEqual(loadsMax)
  await Promise.all(pages.map(({ socket }) => socket.close()))
})

test('another name of a venue wakes only the answers that show it', async () => {
  const venue = await aLocation(app.db, { name: 'Old Pier' })
  const crowd = await Promise.all(
    Array.from({ length: 10 }, (_, n) => app.signedIn(`Guest${n}`, { homeLocation: venue })),
  )
  const [admin] = crowd
  if (admin === undefined) throw new Error('no crowd')
  await anAdmin(app.db, venue, admin.playerId)
  const eventId = await anEvent(app.db, { location: venue, organizer: admin.playerId })
  for (const player of crowd) await signUp(player, eventId)
  const pages = await Promise.all(
    crowd.slice(1).map(async ({ token }) => {
      const socket = await app.socket(token)
      const me = socket.subscribe('players-me', {})
      const others = [
        socket.subscribe('notifications-reach', {}),
        socket.subscribe('notifications-settings', {}),
        socket.subscribe('playerFriends-mine', {}),
        socket.subscribe('playerPass-mine', {}),
        socket.subscribe('ratings-byPlayer', { playerId: admin.playerId }),
        socket.subscribe('reports-atLocation', { locationId: venue }),
      ]
      await until('all is there', () =>
        [me, ...others].every(
          (window) => window.latest() !== undefined || window.refusal() !== null,
        ),
      )
      return { socket, me }
    }),
  )
  const asked = { locationId: venue, today, events: false }
  const { fields } = await (await app.socket(admin.token)).subscribe('locations-byId', asked).next()
  const quiet = () =>
    until('nothing waits to be loaded', () =>
      Object.values(app.app.hub.stats().waiting).every((loads) => loads === 0),
    )
  const listLoaded = (before: ReadonlyMap<string, number>): string[] =>
    [...app.app.hub.stats().loadsByQuery].flatMap(([query, loads]) =>
      loads > (before.get(query) ?? 0) ? [query] : [],
    )
  await quiet()
  const before = new Map(app.app.hub.stats().loadsByQuery)
  await admin.must('locations-update', {
    locationId: venue,
    fields: { ...fields, name: 'New Pier' },
  })
  await Promise.all(
    pages.map(({ me }) => me.until(({ locations }) => locations[0]?.name === 'New Pier')),
  )
  await quiet()
  expect(listLoaded(before).toSorted()).toEqual(['locations-byId', 'players-me'])
  await Promise.all(pages.map(({ socket }) => socket.close()))
})

test('another name of a venue is loaded once for all who watch its page', async () => {
  const venue = await aLocation(app.db, { name: 'North Pier' })
  const crowd = await Promise.all(
    Array.from({ length: windowCount }, (_, n) => app.signedIn(`Watcher${n}`)),
  )
  const [admin] = crowd
  if (admin === undefined) throw new Error('no crowd')
  await anAdmin(app.db, venue, admin.playerId)
  const asked = {
    'locations-byId': { locationId: venue, today, events: false },
    'clubs-atLocation': { locationId: venue },
    'leagues-atLocation': { locationId: venue },
    'tournaments-atLocation': { locationId: venue },
    'media-list': { locationIds: [venue], limit: 12 },
  }
  const sockets = await Promise.all(crowd.map(({ token }) => app.socket(token)))
  const windows = sockets.flatMap((socket) => [
    socket.subscribe('locations-byId', asked['locations-byId']),
    socket.subscribe('clubs-atLocation', asked['clubs-atLocation']),
    socket.subscribe('leagues-atLocation', asked['leagues-atLocation']),
    socket.subscribe('tournaments-atLocation', asked['tournaments-atLocation']),
    socket.subscribe('media-list', asked['media-list']),
  ])
  await Promise.all(windows.map((window) => window.next()))
  const quiet = () =>
    until('nothing waits to be loaded', () =>
      Object.values(app.app.hub.stats().waiting).every((loads) => loads === 0),
    )
  await quiet()
  const before = new Map(app.app.hub.stats().loadsByQuery)
  const [socket] = sockets
  const { fields } =
    (await socket?.subscribe('locations-byId', asked['locations-byId']).next()) ?? {}
  if (fields === undefined) throw new Error('no venue')
  await admin.must('locations-update', {
    locationId: venue,
    fields: { ...fields, name: 'South Pier' },
  })
  await Promise.all(
    windows.map((window) => window.until((answer) => !JSON.stringify(answer).includes('North'))),
  )
  await quiet()
  const loads = Object.keys(asked).map((query) => [
    query,
    (app.app.hub.stats().loadsByQuery.get(query) ?? 0) - (before.get(query) ?? 0),
  ])
  expect(loads.filter(([, count]) => Number(count) > loadsMax)).toEqual([])
  await Promise.all(sockets.map((each) => each.close()))
})
