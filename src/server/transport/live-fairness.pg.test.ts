// One person's limits on the live protocol, and their effect on others. A lock in the database
// delays permission checks as long as a test wants.
import { get } from 'node:http'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import {
  loadPlaces,
  socketsPerAccount,
  subscriptionAllowances,
  subscriptionsPerSocket,
  waitingLoadsPerPerson,
  waitingRetrySeconds,
} from '#domain/live/live-limits.ts'
import { topics } from '#server/live/topics.ts'
import { holdOn } from '#test/support/hold-on.ts'
import { openLive, type LiveWindow } from '#test/support/live-client.ts'
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts'
import { until } from '#test/support/until.ts'
import {
  bearer,
  gate,
  makeNotes,
  person,
  startWireServer,
  type WireServer,
} from '#test/support/wire-server.ts'

const venue = (n: number) => ({ locationId: `venue-${n}`, today: '2026-05-01' })
const event = (n: number) => ({ eventId: `0192f0c1-2b3c-7def-8a9b-${String(n).padStart(12, '0')}` })
const isOpen = (note: { value: string }): boolean => note.value === 'open'

let database: TestDatabase
let wire: WireServer

beforeAll(async () => {
  database = await testDatabase({ size: 12 })
  await makeNotes(database.db)
})
beforeEach(async () => {
  wire = await startWireServer({ db: database.db, socketsPerAddress: 30 })
  for (const name of ['ann', 'ben']) wire.actors.set(name, person(name))
  for (let n = 1; n <= subscriptionsPerSocket; n += 1) await wire.write(venue(n).locationId, 'open')
})
afterEach(() => wire.close())
afterAll(() => database.drop())

async function holdGate(whenHeld: () => Promise<void>): Promise<void> {
  await database.db.transaction().execute(async (tx) => {
    await holdOn(tx)
    await sql`select pg_advisory_xact_lock(${gate})`.execute(tx)
    await whenHeld()
  })
}

const askForEvents = (window: LiveWindow, count: number): void => {
  for (let id = 1; id <= count; id += 1)
    window.send({ type: 'subscribe', id, query: 'events-byId', input: event(id) })
}

const countType = (window: LiveWindow, type: string): number =>
  window.frames.filter((frame) => frame.type === type).length

async function refusedUpgrade(
  headers: Record<string, string> = {},
): Promise<[number | undefined, string | undefined]> {
  const ws = new WebSocket(`${wire.url.replace('http', 'ws')}/live`, { headers })
  return new Promise((resolve, reject) => {
    ws.once('unexpected-response', (_request, response) =>
      resolve([response.statusCode, response.headers['retry-after']]),
    )
    ws.once('open', () => reject(new Error('it was let in')))
    ws.once('error', () => undefined)
  })
}

test('someone else is answered while one person waits for a hundred slow ones', async () => {
  const [ann, ben] = [
    await openLive(wire.url, bearer('ann')),
    await openLive(wire.url, bearer('ben')),
  ]
  await holdGate(async () => {
    askForEvents(ann, 100)
    await until('they wait', () => wire.hub.stats().waiting.first === 98)
    await (await ben.subscribe('locations-byId', venue(1))).shows(isOpen)
  })
})

test('of one person so many first loads wait; more are refused with the time to wait, and taken again afterwards', async () => {
  await wire.write('guests:ann', 'in')
  const count = waitingLoadsPerPerson / subscriptionsPerSocket
  const full = await Promise.all(
    Array.from({ length: count }, () => openLive(wire.url, bearer('ann'))),
  )
  const [last, ben] = [
    await openLive(wire.url, bearer('ann')),
    await openLive(wire.url, bearer('ben')),
  ]
  await holdGate(async () => {
    for (const window of full) askForEvents(window, subscriptionsPerSocket)
    const begun = loadPlaces.firstsPerPerson
    await until('they wait', () => wire.hub.stats().waiting.first === waitingLoadsPerPerson - begun)
    askForEvents(last, begun + 3)
    await until('the rest is refused', () => countType(last, 'refused') === 3)
    expect(wire.hub.stats()).toMatchObject({
      tooManyWaiting: 3,
      waiting: { first: waitingLoadsPerPerson },
    })
    const refusal = { code: 'too-many-requests', params: { seconds: waitingRetrySeconds } }
    expect(last.frames.filter(({ type }) => type === 'refused')).toEqual(
      [3, 4, 5].map((id) => ({ type: 'refused', id, ...refusal })),
    )
    await (await ben.subscribe('locations-byId', venue(1))).shows(isOpen)
  })
  await until('none waits', () => wire.hub.stats().waiting.first === 0)
  last.send({ type: 'subscribe', id: 3, query: 'events-byId', input: event(3) })
  await last.frame('the subscription', ({ type, id }) => type === 'subscribed' && id === 3)
})

test('what nobody waits for any more never begins', async () => {
  const ann = await openLive(wire.url, bearer('ann'))
  await holdGate(async () => {
    askForEvents(ann, 100)
    await until('they wait', () => wire.hub.stats().waiting.first === 98)
    for (let id = 1; id <= 50; id += 1) ann.send({ type: 'unsubscribe', id })
    await until('half of them left', () => wire.hub.stats().waiting.first === 50)
    await ann.close()
    await until('all of them left', () => wire.hub.stats().waiting.first === 0)
  })
  expect(wire.hub.stats().loads).toBe(0)
})

test('a first load does not wait behind refreshes of others, however slow', async () => {
  for (const name of ['cleo', 'dan', 'eve', 'fay']) wire.actors.set(name, person(name))
  const names = ['ann', 'cleo', 'dan', 'eve', 'fay']
  for (const name of names) await wire.write(`guests:${name}`, 'in')
  const windows = await Promise.all(names.map((name) => openLive(wire.url, bearer(name))))
  for (const [index, window] of windows.entries())
    await (await window.subscribe('events-byId', event(index))).shows(() => true)
  const ben = await openLive(wire.url, bearer('ben'))
  await holdGate(async () => {
    wire.bus.publish(names.map((name) => `note:guests:${name}`))
    await until('refreshes wait', () => wire.hub.stats().waiting.refresh > 0)
    await (await ben.subscribe('locations-byId', venue(1))).shows(isOpen)
  })
})

test('an account has twenty windows; one more is refused before the upgrade with the time to wait, until one closes', async () => {
  const windows = await Promise.all(
    Array.from({ length: socketsPerAccount }, () => openLive(wire.url, bearer('ann'))),
  )
  expect(await refusedUpgrade(bearer('ann'))).toEqual([429, '30'])
  await openLive(wire.url, bearer('ben'))
  await windows[0]?.close()
  await until('there is a place', () =>
    openLive(wire.url, bearer('ann')).then(
      () => true,
      () => false,
    ),
  )
})

test('an address has so many windows as the setting says, whoever opens them', async () => {
  const windows = await Promise.all(Array.from({ length: 30 }, () => openLive(wire.url)))
  expect(await refusedUpgrade()).toEqual([429, '30'])
  expect(await refusedUpgrade(bearer('ben'))).toEqual([429, '30'])
  await windows[0]?.close()
  await until('there is a place', () =>
    openLive(wire.url, bearer('ben')).then(
      () => true,
      () => false,
    ),
  )
})

test('upgrades that are refused or broken hold no place', async () => {
  for (let n = 0; n < 40; n += 1) {
    const headers = {
      connection: 'upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'too short',
    }
    const status = await new Promise((resolve, reject) => {
      get(`${wire.url}/live`, { headers, agent: false }, (response) =>
        resolve(response.statusCode),
      ).on('error', reject)
    })
    expect(status).toBe(400)
  }
  await openLive(wire.url)
})

test('a window that subscribes and leaves too often is told to wait, and keeps what it has', async () => {
  const ann = await openLive(wire.url, bearer('ann'))
  const kept = await ann.subscribe('locations-byId', venue(1))
  const subscribe = (id: number): void =>
    ann.send({ type: 'subscribe', id, query: 'locations-byId', input: venue(2) })
  for (let id = 2; id <= subscriptionsPerSocket; id += 1) subscribe(id)
  for (
    let id = subscriptionsPerSocket + 1;
    id <= subscriptionAllowances.socket.burst + 20;
    id += 1
  ) {
    ann.send({ type: 'unsubscribe', id: id - subscriptionsPerSocket + 1 })
    subscribe(id)
  }
  const refused = await ann.frame('a refusal', ({ code }) => code === 'too-many-requests')
  expect(refused).toMatchObject({
    type: 'refused',
    id: expect.any(Number) as number,
    params: { seconds: 1 },
  })
  await wire.write(venue(1).locationId, 'closed')
  await kept.shows((note: { value: string }) => note.value === 'closed')
})

test('coming back with a hundred subscriptions meets no limit, several times in a row and in several windows', async () => {
  for (let time = 0; time < 3; time += 1) {
    const windows = await Promise.all(
      ['ann', 'ann', 'ben'].map((name) => openLive(wire.url, bearer(name))),
    )
    for (const window of windows) {
      for (let id = 1; id <= subscriptionsPerSocket; id += 1)
        window.send({ type: 'subscribe', id, query: 'locations-byId', input: venue(id) })
    }
    await until('all are shown', () =>
      windows.every((window) => countType(window, 'snapshot') === subscriptionsPerSocket),
    )
    expect(
      windows.flatMap(({ frames }) => frames.filter(({ type }) => type === 'refused')),
    ).toEqual([])
    await Promise.all(windows.map((window) => window.close()))
  }
})

test('a hundred subscriptions that the server asks for again meet no limit, however often', async () => {
  wire.actors.set('newcomer', person('newcomer', null))
  const window = await openLive(wire.url, bearer('newcomer'))
  for (let id = 1; id <= subscriptionsPerSocket; id += 1)
    window.send({ type: 'subscribe', id, query: 'players-me', input: {} })
  await until('all stand', () => countType(window, 'subscribed') === subscriptionsPerSocket)
  for (let time = 1; time <= 5; time += 1) {
    wire.actors.set('newcomer', person('newcomer', `name-${time}`))
    wire.bus.publish([topics.user('newcomer')])
    await until(
      'all stand again',
      () => countType(window, 'subscribed') === subscriptionsPerSocket * (time + 1),
    )
  }
  expect(countType(window, 'refused')).toBe(0)
})
