// A node whose database is replaced under it: promoted on another timeline, restored from an older
// copy, or another database. Windows stay open and show the current store.
import { execFileSync } from 'node:child_process'
import { appendFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Embedded } from '#server/db/embedded/start-embedded.ts'
import { migrateToLatest } from '#server/db/migrate.ts'
import type { DatabaseConnection, Database } from '#server/db/open-database.ts'
import { createStoreReader } from '#server/db/store-identity.ts'
import { createLocalBus } from '#server/live/bus.ts'
import { startStoreWatch } from '#server/live/store-watch.ts'
import { makeEmbeddedFolder, type EmbeddedFolder } from '#test/support/embedded-folder.ts'
import { openLive, type Frame, type LiveView, type LiveWindow } from '#test/support/live-client.ts'
import { openPatiently } from '#test/support/run-postgres.ts'
import { hasStandbyPrograms, startStandbyPair } from '#test/support/standby-pair.ts'
import { testDatabase } from '#test/support/test-database.ts'
import { until } from '#test/support/until.ts'
import {
  bearer,
  makeNotes,
  person,
  startWireServer,
  type WireServer,
} from '#test/support/wire-server.ts'

type Node = { wire: WireServer; db: Database; stop(): Promise<void> }
type Hello = Frame & { store: { id: string; started: number; begunAt: number } }

const venue = { locationId: 'osm-way-1', today: '2026-05-01' }
const noticedWithinMs = 5_000

let folder: EmbeddedFolder
let embedded: Embedded
let node: Node
let window: LiveWindow
let view: LiveView

beforeEach(async () => {
  folder = await makeEmbeddedFolder()
  embedded = await folder.start()
  node = await startNode()
  await makeNotes(node.db)
})
afterEach(async () => {
  await node.stop()
  await folder.remove()
})

async function startNode(connection: DatabaseConnection = embedded.connection): Promise<Node> {
  const db = openPatiently(connection, { size: 4, onBroken: () => undefined })
  const bus = createLocalBus()
  await migrateToLatest(db)
  const store = await startStoreWatch({ db, bus, log: pino({ level: 'silent' }) })
  const wire = await startWireServer({ db, bus, store, log: 'fatal' })
  wire.actors.set('ann', person('ann'))
  return {
    wire,
    db,
    stop: async () => {
      await wire.close()
      await store.stop()
      await db.destroy()
    },
  }
}

const hellos = (): Hello[] =>
  window.frames.filter((frame): frame is Hello => frame.type === 'hello')
const shows = (value: string): Promise<unknown> =>
  view.shows((note: { value: string }) => note.value === value)
const dataFolder = (): string => join(embedded.home, 'data')

async function openWindow(): Promise<void> {
  window = await openLive(node.wire.url, bearer('ann'))
  view = await window.subscribe('locations-byId', venue)
}

async function copyThenLose(): Promise<string> {
  await node.wire.write(venue.locationId, 'kept')
  await embedded.stop()
  const copy = join(folder.path, 'copy')
  execFileSync('cp', ['-a', dataFolder(), copy])
  embedded = await folder.start()
  await openWindow()
  await shows('kept')
  await until('it writes', () =>
    skipIds(node.db, 12_000).then(
      () => true,
      () => false,
    ),
  )
  await node.wire.write(venue.locationId, 'lost')
  await shows('lost')
  return copy
}

const skipIds = (db: Database, count: number): Promise<unknown> =>
  sql
    .raw(
      `do $$ begin for id in 1..${count} loop perform pg_current_xact_id(); commit; end loop; end $$`,
    )
    .execute(db)

async function putBack(copy: string): Promise<void> {
  await embedded.stop()
  execFileSync('rm', ['-rf', dataFolder()])
  execFileSync('cp', ['-a', copy, dataFolder()])
}

function recoverFromArchive(): void {
  appendFileSync(join(dataFolder(), 'postgresql.auto.conf'), "restore_command = 'false'\n")
  writeFileSync(join(dataFolder(), 'recovery.signal'), '')
}

async function expectAnotherStore(connection?: DatabaseConnection): Promise<void> {
  const [first] = hellos()
  const lost = view.snapshots().at(-1)?.version ?? 0
  const before = performance.now()
  await shows('kept')
  await until(
    'it says that it is another store',
    () => hellos().at(-1)?.store.id !== first?.store.id,
    noticedWithinMs,
  )
  expect(performance.now() - before).toBeLessThan(noticedWithinMs)
  await node.wire.write(venue.locationId, 'goes on')
  await shows('goes on')
  const other = await startNode(connection)
  const beside = await openLive(other.wire.url, bearer('ann'))
  expect(beside.frames[0]).toMatchObject({ type: 'hello', store: hellos().at(-1)?.store })
  const late = await beside.subscribe('locations-byId', venue)
  await late.shows((note: { value: string }) => note.value === 'goes on')
  expect(late.snapshots()[0]?.version).toBeLessThan(lost)
  expect(view.snapshots().at(-1)?.version).toBeLessThan(lost)
  await other.stop()
}

test('a fail-over to another timeline is another store: windows hear it and show what it holds, with its versions', async () => {
  const copy = await copyThenLose()
  await putBack(copy)
  recoverFromArchive()
  embedded = await folder.start()
  await expectAnotherStore()
})

test.skipIf(!hasStandbyPrograms())(
  'an asynchronous stand-by that missed the last writes and was promoted is another store',
  async () => {
    const pair = await startStandbyPair()
    try {
      await node.stop()
      node = await startNode({ connectionString: pair.url })
      await makeNotes(node.db)
      await node.wire.write(venue.locationId, 'kept')
      await pair.loseStandby()
      await openWindow()
      await shows('kept')
      await skipIds(node.db, 12_000)
      await node.wire.write(venue.locationId, 'lost')
      await shows('lost')
      await pair.failOver()
      await expectAnotherStore({ connectionString: pair.url })
    } finally {
      await node.stop()
      await pair.close()
      node = await startNode()
    }
  },
)

test('a store that was put back to an older copy is another one, although its row says the same', async () => {
  const copy = await copyThenLose()
  await putBack(copy)
  embedded = await folder.start()
  await expectAnotherStore()
})

test('a restart of PostgreSQL is no other store: its id stays, and every version after it is above where it says it began', async () => {
  await openWindow()
  await node.wire.write(venue.locationId, 'before')
  await embedded.stop()
  embedded = await folder.start()
  const again = await until('it says that it was started again', () => hellos()[1])
  expect(again.store.id).toBe(hellos()[0]?.store.id)
  expect(again.store.started).not.toBe(hellos()[0]?.store.started)
  await node.wire.write(venue.locationId, 'after')
  view = await window.subscribe('locations-byId', { ...venue, today: '2026-05-02' })
  await shows('after')
  expect(view.snapshots()[0]?.version).toBeGreaterThanOrEqual(again.store.begunAt)
})

test('rows that were restored elsewhere are another store, and all nodes of one agree', async () => {
  const readers = Array.from({ length: 3 }, () => createStoreReader(node.db))
  const [one, ...others] = await Promise.all(readers.map((reader) => reader.read()))
  expect(others).toEqual([one, one])
  const elsewhere = await testDatabase()
  try {
    const row = await node.db.selectFrom('store_identity').selectAll().executeTakeFirstOrThrow()
    await elsewhere.db.insertInto('store_identity').values(row).execute()
    const restored = await createStoreReader(elsewhere.db).read()
    expect(restored?.storeId).not.toBe(one?.storeId)
    expect(await createStoreReader(elsewhere.db).read()).toEqual(restored)
  } finally {
    await elsewhere.drop()
  }
})

test('a role that may ask little of PostgreSQL still learns which store it is', async () => {
  const known = await createStoreReader(node.db).read()
  await sql`create role poor login password 'poor'`.execute(node.db)
  await sql`grant select, insert, update on store_identity to poor`.execute(node.db)
  await sql`revoke execute on function pg_control_system() from public`.execute(node.db)
  const poor = openPatiently(
    { ...embedded.connection, user: 'poor', password: 'poor' },
    { size: 1 },
  )
  try {
    const found = await createStoreReader(poor).read()
    expect(found?.started).toBe(known?.started)
    expect(await createStoreReader(poor).read()).toEqual(found)
  } finally {
    await poor.destroy()
  }
})
