// Read-only transactions, whose result doesn't wait for their end.
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openPatiently } from '#test/support/run-postgres.ts'
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts'
import { transactReading } from './framed-transaction.ts'
import type { Database } from './open-database.ts'
import { queryPipelined } from './together.ts'

let database: TestDatabase
/** One connection, so that a wrong state left behind shows in the next transaction. */
let db: Database

beforeAll(async () => {
  database = await testDatabase()
  db = openPatiently({ connectionString: database.url }, { size: 1 })
  await sql`create table counts (n int)`.execute(database.db)
})
beforeEach(async () => {
  await sql`truncate counts`.execute(database.db)
  await sql`insert into counts values (1)`.execute(database.db)
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

const read = <T>(act: (tx: Database) => Promise<T>): Promise<T> =>
  transactReading(db, sql<{ one: number }>`select 1 as one`.compile(db), act).then(
    ({ row, result }) => {
      expect(row).toEqual({ one: 1 })
      return result
    },
  )

const count = (tx: Database): Promise<number | undefined> =>
  sql<{ n: number }>`select n from counts`.execute(tx).then(({ rows }) => rows[0]?.n)
const add = (): Promise<unknown> => sql`update counts set n = n + 1`.execute(database.db)
const isWithin = async (): Promise<boolean> => {
  const { rows } = await sql<{ readOnly: string }>`
    select current_setting('transaction_read_only') as "readOnly"`.execute(db)
  return rows[0]?.readOnly === 'on'
}

test('both statements see one instant, and the connection is free again', async () => {
  const seen = await read(async (tx) => {
    const before = await count(tx)
    await add()
    return [before, await count(tx)]
  })
  expect(seen).toEqual([1, 1])
  expect(await isWithin()).toBe(false)
})

test('the result does not wait for the end, and the next transaction does', async () => {
  expect(await read(count)).toBe(1)
  expect(await isWithin()).toBe(false)
  expect(await read(() => Promise.resolve('nothing'))).toBe('nothing')
  expect(await isWithin()).toBe(false)
})

test('statements asked together see one instant', async () => {
  const one = sql<{ n: number }>`select n from counts`.compile(db)
  const seen = await read((tx) => queryPipelined(tx, [one, null, one]))
  expect(seen).toEqual([[{ n: 1 }], [], [{ n: 1 }]])
})

test('what fails is thrown, and harms no other', async () => {
  const failing = read(async (tx) => {
    await count(tx)
    await sql`select 1 / 0`.execute(tx)
  })
  await expect(failing).rejects.toMatchObject({ code: '22012' })
  expect(await isWithin()).toBe(false)
  const throwing = read(async (tx) => {
    await count(tx)
    await count(tx)
    throw new Error('no')
  })
  await expect(throwing).rejects.toThrow('no')
  expect(await isWithin()).toBe(false)
})

test('it cannot write', async () => {
  const writing = read((tx) => sql`update counts set n = 0`.execute(tx))
  await expect(writing).rejects.toMatchObject({ code: '25006' })
  expect(await isWithin()).toBe(false)
})

test('one whose connection was lost is refused, and the next one is done on another', async () => {
  const lost = read(async (tx) => {
    await count(tx)
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
    await sql`select pg_terminate_backend(${rows[0]?.pid ?? 0}, 5000)`.execute(database.db)
    return count(tx)
  })
  await lost.catch(() => undefined)
  expect(await read(count)).toBe(1)
})
