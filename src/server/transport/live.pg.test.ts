// The live protocol through real sockets and a real database.
import { sql } from 'kysely'
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  expect,
  test,
  onTestFinished,
  vi,
} from 'vitest'
import { topics } from '#server/live/topics.ts'
import { openLive } from '#test/support/live-client.ts'
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

const event = { eventId: '0192f0c1-2b3c-7def-8a9b-0123456789ab' }
const venue = { locationId: 'osm-way-1', today: '2026-05-01' }
type Note = { value: string }
const isNote =
  (value: string) =>
  (note: Note): boolean =>
    note.value === value

let database: TestDatabase
let wire: WireServer

beforeAll(async () => {
  database = await testDatabase()
  await makeNotes(database.db)
})
beforeEach(async () => {
  wire = await startWireServer({ db: database.db })
  for (const name of ['ann', 'ben', 'cleo']) wire.actors.set(name, person(name))
  wire.actors.set('newcomer', person('newcomer', null))
  await wire.write('version', '1')
  await wire.write(venue.locationId, 'open')
})
afterEach(() => wire.close())
afterAll(() => database.drop())

test('a window gets a snapshot, and a new one at each change', async () => {
  const ann = await openLive(wire.url, bearer('ann'))
  const view = await ann.subscribe('locations-byId', venue)
  await view.shows(isNote('open'))
  await wire.write(venue.locationId, 'closed')
  await view.shows(isNote('closed'))
  expect(view.snapshots().map(({ data }) => data)).toEqual([{ value: 'open' }, { value: 'closed' }])
})

test('the first frame tells the version of the wire and of the client, and the time', async () => {
  const before = Date.now()
  const visitor = await openLive(wire.url)
  expect(visitor.frames[0]).toMatchObject({
    type: 'hello',
    wire: 1,
    version: expect.stringMatching(/^\d+\.\d+\./) as string,
    now: expect.any(Number) as number,
  })
  const { now } = visitor.frames[0] as unknown as { now: number }
  expect(now).toBeGreaterThanOrEqual(before)
  expect(now).toBeLessThanOrEqual(Date.now())
})

test('a wake that changes nothing sends nothing', async () => {
  const ann = await openLive(wire.url, bearer('ann'))
  const view = await ann.subscribe('locations-byId', venue)
  await view.shows(isNote('open'))
  const { loads } = wire.hub.stats()
  wire.bus.publish([`note:${venue.locationId}`])
  await until('the load', () => wire.hub.stats().loads > loads)
  await wire.write(venue.locationId, 'closed')
  await view.shows(isNote('closed'))
  expect(view.snapshots()).toHaveLength(2)
})

test('all windows of one query cost one load and one frame', async () => {
  const windows = await Promise.all(
    Array.from({ length: 20 }, () => openLive(wire.url, bearer('ann'))),
  )
  const views = await Promise.all(
    windows.map((window) => window.subscribe('locations-byId', venue)),
  )
  await Promise.all(views.map((view) => view.shows(isNote('open'))))
  expect(wire.hub.stats()).toMatchObject({ groups: 1, members: 20, loads: 1, frames: 1 })
  await wire.write(venue.locationId, 'closed')
  await Promise.all(views.map((view) => view.shows(isNote('closed'))))
  expect(wire.hub.stats()).toMatchObject({ loads: 2, frames: 2 })
})

test('an own query is shared by the windows of one player only', async () => {
  await wire.write('alerts:ann', 'for ann')
  await wire.write('alerts:ben', 'for ben')
  const [annHere, annThere, ben] = await Promise.all([
    openLive(wire.url, bearer('ann')),
    openLive(wire.url, bearer('ann')),
    openLive(wire.url, bearer('ben')),
  ])
  const views = await Promise.all(
    [annHere, annThere, ben].map((window) => window.subscribe('alerts-list', { limit: 10 })),
  )
  await views[0]?.shows(isNote('for ann'))
  await views[1]?.shows(isNote('for ann'))
  await views[2]?.shows(isNote('for ben'))
  expect(wire.hub.stats().groups).toBe(2)
})

test('a burst of changes ends with the last one in every window, versions never falling', async () => {
  const windows = await Promise.all(
    ['ann', 'ben', 'cleo'].map((name) => openLive(wire.url, bearer(name))),
  )
  const views = await Promise.all(
    windows.map((window) => window.subscribe('locations-byId', venue)),
  )
  await Promise.all(
    Array.from({ length: 50 }, (_, n) => wire.write(venue.locationId, `change ${n}`)),
  )
  await wire.write(venue.locationId, 'last')
  for (const view of views) {
    await view.shows(isNote('last'))
    const versions = view.snapshots().map(({ version }) => version)
    expect(versions).toEqual([...versions].sort((a, b) => a - b))
    expect(view.snapshots().length).toBeLessThan(40)
  }
})

test('a window that comes later gets the same frame without a load', async () => {
  const ann = await openLive(wire.url, bearer('ann'))
  await (await ann.subscribe('locations-byId', venue)).shows(isNote('open'))
  const ben = await openLive(wire.url, bearer('ben'))
  await (await ben.subscribe('locations-byId', venue)).shows(isNote('open'))
  expect(wire.hub.stats()).toMatchObject({ loads: 1, members: 2 })
})

test('nothing is loaded for windows that left', async () => {
  const ann = await openLive(wire.url, bearer('ann'))
  const view = await ann.subscribe('locations-byId', venue)
  await ann.subscribe('alerts-list', { limit: 10 })
  view.unsubscribe()
  await until('one group', () => wire.hub.stats().groups === 1)
  await ann.close()
  await until('no groups', () => wire.hub.stats().groups === 0)
  const { loads } = wire.hub.stats()
  await wire.write(venue.locationId, 'unseen')
  expect(wire.hub.stats().loads).toBe(loads)
})

async function look(query: string, input: object, player = 'ann'): Promise<unknown> {
  const window = await openLive(wire.url, bearer(player))
  const shown = await (await window.subscribe(query, input)).shows(() => true)
  await window.close()
  await until('no groups', () => wire.hub.stats().groups === 0)
  return shown
}

test('who comes soon after the last one left is shown the same without a load', async () => {
  expect(await look('locations-byId', venue)).toEqual({ value: 'open' })
  expect(await look('locations-byId', venue, 'ben')).toEqual({ value: 'open' })
  expect(wire.hub.stats()).toMatchObject({ loads: 1, frames: 1 })
})

test('what changed after everyone left is loaded again for who comes', async () => {
  await look('locations-byId', venue)
  await wire.write(venue.locationId, 'closed')
  expect(await look('locations-byId', venue)).toEqual({ value: 'closed' })
  wire.bus.invalidateEverything()
  expect(await look('locations-byId', venue)).toEqual({ value: 'closed' })
  expect(wire.hub.stats().loads).toBe(3)
})

test('half a minute after everyone left an answer is loaded again', async () => {
  await look('locations-byId', venue)
  vi.useFakeTimers({ now: Date.now() + 31_000, toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  await look('locations-byId', venue)
  expect(wire.hub.stats().loads).toBe(2)
})

test('an answer of one’s own is not kept, and the right to look is asked of everyone', async () => {
  await wire.write('guests:ann', 'yes')
  await wire.write(event.eventId, 'for guests')
  await look('alerts-list', { limit: 10 })
  await look('alerts-list', { limit: 10 })
  expect(wire.hub.stats().loads).toBe(2)
  await look('events-byId', event)
  await expect(look('events-byId', event, 'cleo')).rejects.toThrow('event-not-found')
})

test('visitors see only what visitors may; people without a player only what they may', async () => {
  const visitor = await openLive(wire.url)
  await (await visitor.subscribe('version-current', {})).shows(isNote('1'))
  await expect(visitor.subscribe('players-me', {})).rejects.toThrow('not-signed-in')
  await expect(visitor.subscribe('locations-byId', venue)).rejects.toThrow('not-signed-in')
  const newcomer = await openLive(wire.url, bearer('newcomer'))
  await newcomer.subscribe('players-me', {})
  await expect(newcomer.subscribe('locations-byId', venue)).rejects.toThrow('not-a-player')
})

test('unknown queries, unknown fields and wrong types are refused by name', async () => {
  const ann = await openLive(wire.url, bearer('ann'))
  await expect(ann.subscribe('no-such-query', {})).rejects.toThrow('unknown-query')
  await expect(ann.subscribe('toString', {})).rejects.toThrow('unknown-query')
  await expect(ann.subscribe('locations-byId', { ...venue, more: 1 })).rejects.toThrow('bad-input')
  await expect(
    ann.subscribe('locations-byId', { locationId: 7, today: venue.today }),
  ).rejects.toThrow('bad-input')
  expect(ann.frames.at(-1)).toMatchObject({
    type: 'refused',
    code: 'bad-input',
    params: { field: 'locationId' },
  })
})

test('what a load refuses ends the subscription, also later', async () => {
  const ann = await openLive(wire.url, bearer('ann'))
  const view = await ann.subscribe('locations-byId', venue)
  await view.shows(isNote('open'))
  await wire.write(venue.locationId, null)
  const refused = await ann.frame('the refusal', ({ type }) => type === 'refused')
  expect(refused).toMatchObject({ id: view.id, code: 'location-not-found' })
  expect(wire.hub.stats().groups).toBe(0)
})

test('who loses the right to look is refused and sees nothing of what came after', async () => {
  await wire.write('guests:ann', 'yes')
  await wire.write('guests:ben', 'yes')
  await wire.write(event.eventId, 'public')
  const [ann, ben] = await Promise.all([
    openLive(wire.url, bearer('ann')),
    openLive(wire.url, bearer('ben')),
  ])
  const [annView, benView] = [
    await ann.subscribe('events-byId', event),
    await ben.subscribe('events-byId', event),
  ]
  await Promise.all([annView.shows(isNote('public')), benView.shows(isNote('public'))])
  await wire.write(event.eventId, 'public again')
  await Promise.all([annView.shows(isNote('public again')), benView.shows(isNote('public again'))])

  // The guard is delayed until the new answer has been sent to its viewers.
  await database.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${gate})`.execute(tx)
    await sql`delete from notes where id = 'guests:ben'`.execute(database.db)
    await sql`update notes set value = 'for guests only' where id = ${event.eventId}`.execute(
      database.db,
    )
    wire.bus.publish([`note:${event.eventId}`, 'note:guests:ben'])
    await annView.shows(isNote('for guests only'))
    await ben.settle()
  })
  expect(await ben.frame('the refusal', ({ type }) => type === 'refused')).toMatchObject({
    id: benView.id,
    code: 'event-not-found',
  })
  expect(benView.snapshots().map(({ data }) => data)).toEqual([
    { value: 'public' },
    { value: 'public again' },
  ])
})

test('who keeps the right to look gets what was held back while it was asked', async () => {
  await wire.write('guests:ben', 'yes')
  const ben = await openLive(wire.url, bearer('ben'))
  const view = await ben.subscribe('events-byId', event)
  await database.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${gate})`.execute(tx)
    const { frames } = wire.hub.stats()
    await sql`update notes set value = 'held back' where id = ${event.eventId}`.execute(database.db)
    wire.bus.publish([`note:${event.eventId}`, 'note:guests:ben'])
    await until('the frame', () => wire.hub.stats().frames > frames)
    await ben.settle()
    expect(view.snapshots().at(-1)?.data).not.toEqual({ value: 'held back' })
  })
  await view.shows(isNote('held back'))
})

test('who may not look learns nothing from the start', async () => {
  const cleo = await openLive(wire.url, bearer('cleo'))
  await expect(cleo.subscribe('events-byId', event)).rejects.toThrow('event-not-found')
  expect(wire.hub.stats().groups).toBe(0)
})

test('a person who becomes a player sees it in the window that is open', async () => {
  const newcomer = await openLive(wire.url, bearer('newcomer'))
  const view = await newcomer.subscribe('players-me', {})
  await view.shows(isNote('nobody yet'))
  wire.actors.set('newcomer', person('newcomer', 'nina'))
  wire.bus.publish([topics.user('newcomer')])
  await view.shows(isNote('nina'))
  await (await newcomer.subscribe('locations-byId', venue)).shows(isNote('open'))
})

test('signing out closes the open windows of that session and no others', async () => {
  const [ann, ben] = await Promise.all([
    openLive(wire.url, bearer('ann')),
    openLive(wire.url, bearer('ben')),
  ])
  wire.actors.delete('ann')
  wire.bus.publish([topics.sessions('ann'), topics.sessions('ben')])
  expect(await ann.closed).toBe(4002)
  expect(ann.frames.at(-1)).toEqual({ type: 'signed-out' })
  await ben.settle()
})

test('a server that stops says goodbye', async () => {
  const ann = await openLive(wire.url, bearer('ann'))
  await wire.close()
  expect(await ann.closed).toBe(1001)
})
