// Two nodes on one database that invalidate each other through a real Valkey that comes and goes.
import { Redis } from 'iovalkey'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { everything, type Bus, type Invalidation } from '#server/live/bus.ts'
import { createValkeyBus } from '#server/live/valkey-bus.ts'
import { openLive, type LiveView } from '#test/support/live-client.ts'
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts'
import { until } from '#test/support/until.ts'
import { hasValkey, startValkey, type TestValkey } from '#test/support/valkey.ts'
import {
  bearer,
  makeNotes,
  person,
  startWireServer,
  type WireServer,
} from '#test/support/wire-server.ts'

type Node = { bus: Bus; heard: Invalidation[]; logged: string[]; wire: WireServer }
const venue = { locationId: 'osm-way-1', today: '2026-05-01' }

let database: TestDatabase
let valkey: TestValkey
let near: Node
let far: Node
let window: LiveView

// Only these tests need Valkey; .ci/run has one.
const testHere = test.skipIf(!hasValkey())

beforeAll(async () => {
  if (!hasValkey()) return
  database = await testDatabase()
  await makeNotes(database.db)
  valkey = await startValkey()
})
beforeEach(async () => {
  near = await startNode()
  far = await startNode()
  await near.wire.write(venue.locationId, 'open')
  window = await (await openLive(far.wire.url, bearer('ann'))).subscribe('locations-byId', venue)
  await until(
    'both listen',
    () => near.heard.includes(everything) && far.heard.includes(everything),
  )
})
afterEach(async () => {
  for (const node of [near, far]) {
    await node.wire.close()
    await node.bus.close()
  }
})
afterAll(async () => {
  if (!hasValkey()) return
  await valkey.kill()
  await database.drop()
})

async function startNode(): Promise<Node> {
  const logged: string[] = []
  const bus = createValkeyBus(
    valkey.url,
    pino({ level: 'info' }, { write: (line: string) => void logged.push(line) }),
  )
  const heard: Invalidation[] = []
  bus.listen((wake) => void heard.push(wake))
  const wire = await startWireServer({ db: database.db, bus })
  wire.actors.set('ann', person('ann'))
  return { bus, heard, logged, wire }
}

const shows = (value: string): Promise<unknown> =>
  window.shows((note: { value: string }) => note.value === value)

testHere('a change through one node reaches a window on the other', async () => {
  await near.wire.write(venue.locationId, 'closed')
  await shows('closed')
})

testHere('a node hears its own change once, at once', async () => {
  near.heard.length = 0
  near.bus.publish(['one'])
  expect(near.heard).toEqual([['one']])
  await until('the other node hears it', () =>
    far.heard.some((wake) => wake !== everything && wake.includes('one')),
  )
  far.bus.publish(['two'])
  await until('the answer', () =>
    near.heard.some((wake) => wake !== everything && wake.includes('two')),
  )
  expect(near.heard).toEqual([['one'], ['two']])
})

testHere('changes made together travel as one message', async () => {
  far.heard.length = 0
  for (let n = 0; n < 100; n += 1) near.bus.publish([`topic ${n % 5}`])
  await until('a wake', () => far.heard.length > 0)
  expect(far.heard).toEqual([['topic 0', 'topic 1', 'topic 2', 'topic 3', 'topic 4']])
})

testHere('what others say on the channel is ignored unless it is a wake', async () => {
  const stranger = new Redis(valkey.url)
  for (const text of [
    '',
    '{',
    '{"from":"x"}',
    '{"from":"x","topics":[1]}',
    '{"from":"x","topics":["a"],"more":1}',
    '[]',
  ])
    await stranger.publish('sideout:wake', text)
  far.heard.length = 0
  await stranger.publish('sideout:wake', '{"from":"x","topics":["last"]}')
  await until('a wake', () => far.heard.length > 0)
  expect(far.heard).toEqual([['last']])
  stranger.disconnect()
})

testHere('while Valkey is down a node still shows its own changes, and says so once', async () => {
  const own = await (
    await openLive(near.wire.url, bearer('ann'))
  ).subscribe('locations-byId', venue)
  await valkey.kill()
  for (let n = 0; n < 5; n += 1) {
    await near.wire.write(venue.locationId, `change ${n}`)
    await own.shows((note: { value: string }) => note.value === `change ${n}`)
  }
  await until('the outage is logged', () => near.logged.length > 0)
  await valkey.restart()
  await until('its end is logged', () => near.logged.length > 1)
  expect(near.logged.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
    'Valkey cannot be reached: other nodes learn of changes through the database, up to 5 s later',
    'Valkey is back',
  ])
})

testHere('what was missed while Valkey was down is shown when it is back', async () => {
  await shows('open')
  await valkey.kill()
  await near.wire.write(venue.locationId, 'changed in the dark')
  await valkey.restart()
  await shows('changed in the dark')
})

testHere('a node whose own link was cut tells the others that they missed something', async () => {
  await shows('open')
  await cutSenders()
  await near.wire.write(venue.locationId, 'changed while cut off')
  await shows('changed while cut off')
})

testHere('a server starts without Valkey and finds it later', async () => {
  await valkey.kill()
  const late = await startNode()
  await late.wire.write(venue.locationId, 'before Valkey')
  await valkey.restart()
  await until('it listens', () => late.heard.includes(everything))
  await late.wire.write(venue.locationId, 'with Valkey')
  await shows('with Valkey')
  await late.wire.close()
  await late.bus.close()
})

async function cutSenders(): Promise<void> {
  const operator = new Redis(valkey.url)
  await operator.call('CLIENT', 'KILL', 'TYPE', 'normal', 'SKIPME', 'yes')
  operator.disconnect()
}
