// Loads on a real replica are used only when it has caught up, and no window ever goes back in
// time.
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrateToLatest } from '#server/db/migrate.ts'
import { openDatabase, type Database } from '#server/db/open-database.ts'
import { grantRequests, requestRoleName } from '#server/db/request-role.ts'
import { createStoreReader } from '#server/db/store-identity.ts'
import { signUp } from '#test/scenes/event-scene.ts'
import { aLocation, anEvent } from '#test/support/builders.ts'
import { openPatiently, withRequestRole } from '#test/support/run-postgres.ts'
import {
  hasStandbyPrograms,
  startStandbyPair,
  type StandbyPair,
} from '#test/support/standby-pair.ts'
import { startTestApp, type TestApp } from '#test/support/test-app.ts'
import { testDatabase } from '#test/support/test-database.ts'
import { until } from '#test/support/until.ts'
import { createReplicaSnapshots } from './replica-snapshot.ts'
import { createSnapshots, type LoadSnapshot } from './snapshot.ts'
import { topics } from './topics.ts'

const testHere = test.skipIf(!hasStandbyPrograms())

let pair: StandbyPair
let primary: Database
let replica: Database
let load: LoadSnapshot

beforeAll(async () => {
  if (!hasStandbyPrograms()) return
  pair = await startStandbyPair()
  primary = openPatiently({ connectionString: pair.url }, { size: 4 })
  replica = openPatiently({ connectionString: withRequestRole(pair.standbyUrl) }, { size: 4 })
  await migrateToLatest(primary)
  await sql`create role ${sql.id(requestRoleName)}`.execute(primary)
  await grantRequests(primary, requestRoleName)
  await createStoreReader(primary).read()
  await sql`create table notes (n int)`.execute(primary)
  await sql`grant select on notes to ${sql.id(requestRoleName)}`.execute(primary)
  load = snapshotsOn(replica)
})
afterAll(async () => {
  if (!hasStandbyPrograms()) return
  await replica.destroy()
  await primary.destroy()
  await pair.close()
})

const snapshotsOn = (db: Database, patience: { patienceMs?: number } = {}): LoadSnapshot =>
  createReplicaSnapshots({
    replica: db,
    loadOnPrimary: createSnapshots(primary),
    log: pino({ level: 'silent' }),
    ...patience,
  })

type Seen = { isReplica: boolean; notes: number }

async function look(on: LoadSnapshot = load): Promise<Seen & { version: number }> {
  const { value, version } = await on(async (tx) => {
    const { rows } = await sql<Seen>`
      select pg_is_in_recovery() as "isReplica", (select count(*)::int from notes) as notes`.execute(
      tx,
    )
    return rows[0]
  })
  if (value === undefined) throw new Error('nothing was answered')
  return { ...value, version }
}
const note = (): Promise<unknown> => sql`insert into notes values (1)`.execute(primary)

const isReplicaRead = (): Promise<boolean> => look().then(({ isReplica }) => isReplica)

testHere(
  'a load is done on the replica, with all that was committed before it, and versions grow',
  async () => {
    const patient = snapshotsOn(replica, { patienceMs: 120_000 })
    let before = await look(patient)
    for (let n = 0; n < 20; n += 1) {
      await note()
      const now = await look(patient)
      expect(now).toMatchObject({ isReplica: true, notes: before.notes + 1 })
      expect(now.version).toBeGreaterThan(before.version)
      before = now
    }
  },
)

testHere(
  'while the replica stands still the primary is read, and no load shows less than the one before',
  async () => {
    await until('the replica is read', isReplicaRead)
    const before = await look()
    await pair.pauseReplay()
    await note()
    const behind = await look()
    expect(behind).toMatchObject({ isReplica: false, notes: before.notes + 1 })
    expect(behind.version).toBeGreaterThan(before.version)
    await note()
    expect(await look()).toMatchObject({ isReplica: false, notes: before.notes + 2 })
    await pair.resumeReplay()
    await until('the replica is read again', isReplicaRead)
    const after = await look()
    expect(after.notes).toBe(before.notes + 2)
    expect(after.version).toBeGreaterThanOrEqual(behind.version)
  },
)

testHere('what is away, is no replica, or is one of another store is not read', async () => {
  const { db: elsewhere, drop } = await testDatabase()
  const away = openDatabase({ connectionString: 'postgres://nobody@127.0.0.1:1/none' }, { size: 1 })
  for (const db of [primary, elsewhere, away])
    expect(await look(snapshotsOn(db))).toMatchObject({ isReplica: false })
  await away.destroy()
  await drop()

  await sql`update store_identity set store_id = gen_random_uuid()`.execute(primary)
  await pair.pauseReplay()
  await sql`update store_identity set store_id = gen_random_uuid()`.execute(primary)
  expect(await look(snapshotsOn(replica))).toMatchObject({ isReplica: false })
  await pair.resumeReplay()
})

testHere(
  'a window of the history shows each change before, while and after the replica stands still',
  async () => {
    const app: TestApp = await startTestApp({
      database: { db: primary, url: pair.url, drop: () => Promise.resolve() },
      replica,
    })
    const olga = await app.signedIn('Olga')
    const ann = await app.signedIn('Ann')
    const location = await aLocation(app.db)
    const eventId = await anEvent(app.db, { location, organizer: olga.playerId })
    await signUp(ann, eventId)
    app.clock.set('2026-07-01')
    const window = await app.socket(ann.token)
    const history = window.subscribe('events-history', {
      before: '2027-01-01',
      limit: 10,
    })
    const rename = async (title: string): Promise<void> => {
      await app.db.updateTable('events').set({ title }).where('eventId', '=', eventId).execute()
      app.deps.bus.publish([topics.roster(eventId)])
      await history.until(({ events }) => events[0]?.title === title)
    }
    await history.until(({ events }) => events.length === 1)
    await rename('before')
    await pair.pauseReplay()
    await rename('behind')
    await rename('behind still')
    await pair.resumeReplay()
    await rename('after')
    await window.close()
    await app.close()
  },
)
