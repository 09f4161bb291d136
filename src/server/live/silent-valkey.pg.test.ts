// Two nodes on one database while the link to Valkey is silent: connections stay open but no
// message arrives.
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { everything, type Invalidation } from '#server/live/bus.ts'
import { createValkeyBus, type ValkeyBus } from '#server/live/valkey-bus.ts'
import { openLive, type LiveView } from '#test/support/live-client.ts'
import { startSilentProxy, type Silence, type SilentProxy } from '#test/support/silent-proxy.ts'
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

type Node = {
  proxy: SilentProxy
  bus: ValkeyBus
  heard: Invalidation[]
  logged: string[]
  wire: WireServer
  leaveDatabase(): Promise<void>
  stop(): Promise<void>
}

const venue = { locationId: 'osm-way-1', today: '2026-05-01' }
const other = { locationId: 'osm-way-2', today: '2026-05-01' }
const longestMs = 5_000

let database: TestDatabase
let valkey: TestValkey
let near: Node
let far: Node
let window: LiveView

const testHere = test.skipIf(!hasValkey())

beforeAll(async () => {
  if (!hasValkey()) return
  database = await testDatabase({ size: 8 })
  await makeNotes(database.db)
})
beforeEach(async () => {
  valkey = await startValkey()
  near = await startNode()
  far = await startNode()
  await near.wire.write(venue.locationId, 'open')
  await near.wire.write(other.locationId, 'untouched')
  window = await (await openLive(far.wire.url, bearer('ann'))).subscribe('locations-byId', venue)
  await until('both listen', () => [near, far].every(({ heard }) => heard.includes(everything)))
  await near.wire.write(venue.locationId, 'told')
  await shows('told')
})
afterEach(async () => {
  valkey.thaw()
  for (const node of [near, far]) await node.stop()
  await valkey.kill()
})
afterAll(async () => {
  if (hasValkey()) await database.drop()
})

async function startNode(): Promise<Node> {
  const logged: string[] = []
  const write = (line: string): void => void logged.push(line)
  const proxy = await startSilentProxy(valkey.port)
  const bus = createValkeyBus(`redis://127.0.0.1:${proxy.port}`, pino({ level: 'info' }, { write }))
  const stopKeeping = bus.keepIn(database.db)
  let leaving: Promise<void> | null = null
  const leaveDatabase = (): Promise<void> => (leaving ??= stopKeeping())
  const heard: Invalidation[] = []
  bus.listen((wake) => void heard.push(wake))
  const wire = await startWireServer({ db: database.db, bus })
  wire.actors.set('ann', person('ann'))
  return {
    proxy,
    bus,
    heard,
    logged,
    wire,
    leaveDatabase,
    stop: async () => {
      await wire.close()
      await leaveDatabase()
      await bus.close()
      await proxy.close()
    },
  }
}

const shows = (value: string): Promise<unknown> =>
  window.shows((note: { value: string }) => note.value === value)

async function measureChange(value: string): Promise<number> {
  const before = performance.now()
  await near.wire.write(venue.locationId, value)
  await shows(value)
  return performance.now() - before
}

testHere('a frozen Valkey delays the windows of other nodes by no more than 5 s', async () => {
  valkey.freeze()
  expect(await measureChange('first in the silence')).toBeLessThan(longestMs)
  expect(await measureChange('second in the silence')).toBeLessThan(longestMs)
  const isSaid = (): boolean => [near, far].every(({ logged }) => logged.length === 1)
  await until('both nodes say so once', isSaid)
})

const silences: Silence[] = ['requests', 'answers', 'both']
for (const silence of silences) {
  testHere(`a listening node whose ${silence} are swallowed shows changes within 5 s`, async () => {
    far.proxy.fallSilent(silence)
    expect(await measureChange('unheard')).toBeLessThan(longestMs)
    expect(await measureChange('unheard too')).toBeLessThan(longestMs)
  })

  testHere(`a telling node whose ${silence} are swallowed is heard within 5 s`, async () => {
    near.proxy.fallSilent(silence)
    expect(await measureChange('untold')).toBeLessThan(longestMs)
    expect(await measureChange('untold too')).toBeLessThan(longestMs)
  })
}

testHere('a change in the silence loads what it concerns and nothing else', async () => {
  const ben = await openLive(far.wire.url, bearer('ann'))
  await ben.subscribe('locations-byId', other)
  await ben.settle()
  valkey.freeze()
  await until('the silence is noticed', () => far.logged.length > 0)
  const { loads } = far.wire.hub.stats()
  for (let n = 0; n < 3; n += 1) await measureChange(`change ${n}`)
  expect(far.wire.hub.stats().loads - loads).toBe(3)
})

testHere('a link that was lost in silence is dialed again and tells at once', async () => {
  far.proxy.fallSilent()
  await measureChange('in the silence')
  far.heard.length = 0
  far.proxy.heal()
  await until('it hears again and looks at everything', () => far.heard.includes(everything))
  // Then it can only come through Valkey.
  await near.leaveDatabase()
  await measureChange('after the silence')
})

testHere('a node that ends without a word makes the others look at everything', async () => {
  const dying = await startNode()
  await until('it is known', () => far.bus.countPeers() === 2)
  far.heard.length = 0
  dying.proxy.fallSilent()
  await until('everything is looked at', () => far.heard.includes(everything))
  await dying.stop()
})

testHere('a node that stops in order makes nobody look at anything', async () => {
  const leaving = await startNode()
  await until('it is known', () => far.bus.countPeers() === 2)
  far.heard.length = 0
  await leaving.stop()
  await until('it is forgotten', () => far.bus.countPeers() === 1)
  expect(far.heard.filter((wake) => wake === everything)).toEqual([])
})
