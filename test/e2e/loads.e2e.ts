// The law of windows: a change costs the server the same however many have a screen open. What each
// screen watches is taken from the client itself; other players then watch the same, and the loads
// of each query are counted.
import type { Page } from '@playwright/test'
import type { LiveName } from '#contract/contract.ts'
import type { LocationFields } from '#domain/location/location.ts'
import type { TestApp, TestPlayer } from '#test/support/test-app.ts'
import type { LiveWindow, TestSocket } from '#test/support/test-socket.ts'
import { untilSame } from '#test/support/until-same.ts'
import { until } from '#test/support/until.ts'
import { aScene, listScreens, type MapScene } from './map-scene.ts'
import { expect, test } from './story.ts'

const windowCount = 20
/** Of one query for one change. What is loaded for each window is loaded oftener. */
const loadsMax = windowCount / 4
/** A window watches a hundred things at most. */
const perSocket = 90

/**
 * Queries that a change loads again for each window, or for each of those in the event. No name may
 * be added, and one that is cheap now has to go. A notice is an alert for every member.
 */
const perWindow: Readonly<Record<string, string>> = {
  'a sign-up': 'events-history events-mine',
  'a notice': 'alerts-list players-me',
  'another name of the venue': `
    clubs-home events-history events-mine events-myDays leaderboards-page payments-mine players-byId
    players-list players-me`,
}

type Asked = { query: LiveName; input: object }
type Frame = Asked & { type: string }

/** Everything that these screens watch, each once. */
async function recordScreens(page: Page, paths: readonly string[]): Promise<Asked[]> {
  const asked = new Map<string, Asked>()
  let frames = 0
  page.on('websocket', (socket) =>
    socket
      .on('framereceived', () => void (frames += 1))
      .on('framesent', ({ payload }) => {
        frames += 1
        const { type, query, input } = JSON.parse(payload.toString()) as Frame
        if (type === 'subscribe') asked.set(`${query} ${JSON.stringify(input)}`, { query, input })
      }),
  )
  for (const path of paths) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
    await untilSame('the screen has all it watches', () => frames)
  }
  return [...asked.values()]
}

/** All of it watched by a player, in as many windows as that takes. */
async function watchAll(app: TestApp, { token }: TestPlayer, asked: readonly Asked[]) {
  const sockets: TestSocket[] = []
  const watched: LiveWindow<unknown>[] = []
  for (let from = 0; from < asked.length; from += perSocket) {
    const socket = await app.socket(token)
    sockets.push(socket)
    for (const { query, input } of asked.slice(from, from + perSocket))
      watched.push(socket.subscribe(query, input))
  }
  await until('every window is answered', () =>
    watched.every((window) => window.latest() !== undefined || window.refusal() !== null),
  )
  return sockets
}

/** The loads of each query so far, once none follows. */
async function readLoads({ app: { hub } }: TestApp): Promise<ReadonlyMap<string, number>> {
  await untilSame('the server is quiet', () => {
    const { loads, waiting } = hub.stats()
    return Object.values(waiting).every((count) => count === 0) ? loads : Number.NaN
  })
  return hub.stats().loadsByQuery
}

/** The queries that a change loads oftener than a few times, by name. */
async function findPerWindow(app: TestApp, change: () => Promise<unknown>): Promise<string[]> {
  const before = new Map(await readLoads(app))
  await change()
  return [...(await readLoads(app))]
    .filter(([query, loads]) => loads - (before.get(query) ?? 0) > loadsMax)
    .map(([query]) => query)
    .toSorted()
}

async function readVenue(app: TestApp, { ana, location, today }: MapScene) {
  const socket = await app.socket(ana.token)
  const asked = { locationId: location, today, events: false }
  const { fields } = await socket.subscribe('locations-byId', asked).next()
  await socket.close()
  return fields
}

/** What people do all day, once each. */
function listChanges(
  { ana, ben, matchId, eventId, location, clubId }: MapScene,
  actor: TestPlayer,
  fields: LocationFields,
) {
  const messageId = () => crypto.randomUUID()
  const club = { locationId: location, clubId }
  return {
    'a sign-up': () => actor.must('events-signUp', { eventId, guests: 0 }),
    'a score': () => ben.must('matches-report', { matchId, games: [[11, 7]], walkover: null }),
    'a message': () =>
      ben.must('messages-send', { messageId: messageId(), toId: ana.playerId, message: 'Hi' }),
    'a message to the event': () =>
      ana.must('eventChats-send', { messageId: messageId(), eventId, message: 'Hi all' }),
    'a message to the club': () =>
      ana.must('clubChats-send', { ...club, messageId: messageId(), message: 'Hi all' }),
    'a notice': () =>
      ana.must('clubNotices-post', {
        ...club,
        noticeId: crypto.randomUUID(),
        title: 'No play on Friday',
        text: 'The courts are being painted.',
        pinned: false,
      }),
    'another name of the venue': () =>
      ana.must('locations-update', {
        locationId: location,
        fields: { ...fields, name: 'Mueller Courts East' },
      }),
  }
}

test('a change is loaded as often for twenty windows of every screen as for one @proof', async ({
  story,
}) => {
  test.setTimeout(900_000)
  const { app } = story
  const scene = await aScene(story)
  const page = await story.window(scene.ana, '/menu')
  const asked = await recordScreens(page, [...new Set(listScreens(scene).map(({ path }) => path))])
  await page.goto('about:blank')

  const viewers = await Promise.all(
    Array.from({ length: windowCount }, (_, n) =>
      app.signedIn(`Viewer${n}`, { homeLocation: scene.location }),
    ),
  )
  await app.db
    .insertInto('club_members')
    .values(
      viewers.map(({ playerId }) => ({
        locationId: scene.location,
        slug: scene.clubId,
        playerId,
      })),
    )
    .execute()
  for (const viewer of viewers.slice(windowCount / 2))
    await viewer.must('events-signUp', { eventId: scene.eventId, guests: 0 })
  const sockets = await Promise.all(viewers.map((viewer) => watchAll(app, viewer, asked)))
  const [actor] = viewers
  if (actor === undefined) throw new Error('no viewer')
  const fields = await readVenue(app, scene)
  const found: Record<string, readonly string[]> = {}
  for (const [name, change] of Object.entries(listChanges(scene, actor, fields))) {
    const queries = await findPerWindow(app, change)
    if (queries.length > 0) found[name] = queries
  }
  await Promise.all(sockets.flat().map((socket) => socket.close()))
  expect(found).toEqual(
    Object.fromEntries(
      Object.entries(perWindow).map(([name, queries]) => [name, queries.trim().split(/\s+/)]),
    ),
  )
})
