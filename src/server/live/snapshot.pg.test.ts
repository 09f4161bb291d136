// Snapshot versions are ordered, also across servers and a database crash.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/db/open-database.ts'
import { createSnapshots, type Snapshot } from '#server/live/snapshot.ts'
import { makeEmbeddedFolder, type EmbeddedFolder } from '#test/support/embedded-folder.ts'
import { openPatiently } from '#test/support/run-postgres.ts'
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts'
import { until } from '#test/support/until.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase({ size: 12 })
  await sql`create table counter (n int not null)`.execute(database.db)
  await sql`insert into counter values (0)`.execute(database.db)
})
afterAll(() => database.drop())

const readCount = async (db: Database): Promise<number> =>
  (await sql<{ n: number }>`select n from counter`.execute(db)).rows[0]?.n ?? -1
const add = (db: Database): Promise<unknown> => sql`update counter set n = n + 1`.execute(db)

test('a load sees one instant, whatever is written meanwhile', async () => {
  const load = createSnapshots(database.db)
  const { value } = await load(async (tx) => {
    const before = await readCount(tx)
    await add(database.db)
    return [before, await readCount(tx)]
  })
  expect(value[1]).toBe(value[0])
})

test('a load cannot write', async () => {
  await expect(createSnapshots(database.db)((tx) => add(tx))).rejects.toThrow(/read-only/)
})

test('of two servers loading amid writes and open transactions, the higher version never shows the older state', async () => {
  const seen: Snapshot<number>[] = []
  const writing = { isOver: false }
  const read = async (): Promise<void> => {
    const load = createSnapshots(database.db)
    while (!writing.isOver) seen.push(await load(readCount))
  }
  const write = async (): Promise<void> => {
    for (let n = 0; n < 60; n += 1)
      await database.db.transaction().execute(async (tx) => {
        await add(tx)
      })
  }
  // Transactions that end late and out of order make snapshots with the same xmax differ.
  const linger = async (): Promise<void> => {
    for (let n = 0; n < 40; n += 1)
      await database.db.transaction().execute(async (tx) => {
        await sql`select pg_current_xact_id(), pg_sleep(${(n % 4) / 500})`.execute(tx)
      })
  }
  const readers = [read(), read()]
  await Promise.all([write(), write(), linger(), linger()])
  writing.isOver = true
  await Promise.all(readers)
  const byVersion = [...seen].sort((a, b) => a.version - b.version)
  expect(byVersion.at(-1)?.value).toBeGreaterThanOrEqual(100)
  for (const [index, { version, value }] of byVersion.entries()) {
    const next = byVersion[index + 1]
    if (next !== undefined && next.version > version)
      expect(next.value).toBeGreaterThanOrEqual(value)
  }
})

test('versions go on growing after the database was killed, although it forgets the ids of what was never committed', async () => {
  const folder: EmbeddedFolder = await makeEmbeddedFolder()
  const embedded = await folder.start()
  const db = openPatiently(embedded.connection, { size: 2, onBroken: () => undefined })
  try {
    const load = createSnapshots(db)
    const version = async (snapshots = load): Promise<number> =>
      (await snapshots((tx) => sql`select 1`.execute(tx))).version
    await version()
    for (let n = 0; n < 50; n += 1)
      await db
        .transaction()
        .execute((tx) =>
          sql`select pg_current_xact_id()`.execute(tx).then(() => {
            throw new Error('rolled back')
          }),
        )
        .catch(() => undefined)
    const before = await version()
    const killed = embedded.pid()
    if (killed === null) throw new Error('it does not run')
    process.kill(killed, 'SIGKILL')
    await until('it is back', () => embedded.pid() !== null && embedded.pid() !== killed)
    const after = await until('it answers', () => version().catch(() => null))
    expect(after).toBeGreaterThan(before)
    expect(await version(createSnapshots(db))).toBeGreaterThan(after)
  } finally {
    await db.destroy()
    await folder.remove()
  }
})
