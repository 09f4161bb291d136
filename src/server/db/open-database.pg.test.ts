// The pool on a real PostgreSQL: values arrive as typed, and a broken connection harms only its own
// work.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts'
import { until } from '#test/support/until.ts'
import { isUnavailable } from './errors.ts'
import { openDatabase, type PoolOptions } from './open-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

test('days and times are text, numbers are numbers, instants are dates', async () => {
  const { rows } =
    await sql`select date '2026-03-08' as day, time '18:05' as time, 3.25::numeric as skill,
      9007199254740991::bigint as big, timestamptz '2026-03-08 12:00Z' as at`.execute(database.db)
  expect(rows).toEqual([
    {
      day: '2026-03-08',
      time: '18:05',
      skill: 3.25,
      big: Number.MAX_SAFE_INTEGER,
      at: new Date('2026-03-08T12:00:00Z'),
    },
  ])
})

test('a statement is given up after ten seconds, but for who waits', async () => {
  const limitOf = async (options: PoolOptions) => {
    const db = openDatabase({ connectionString: database.url }, { size: 1, ...options })
    const { rows } = await sql<{ statementTimeout: string }>`show statement_timeout`.execute(db)
    await db.destroy()
    return rows[0]?.statementTimeout
  }
  expect([await limitOf({}), await limitOf({ statementMs: 0 })]).toEqual(['10s', '0'])
})

test('a connection that breaks between two statements fails its transaction as unavailable and nothing else', async () => {
  const broken: Error[] = []
  const db = openDatabase(
    { connectionString: database.url },
    { size: 1, onBroken: (error) => broken.push(error) },
  )
  const failure = await db
    .transaction()
    .execute(async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(database.db)
      await until('the break is noticed', () => broken[0])
      await sql`select 1`.execute(tx)
    })
    .then(
      () => null,
      (error: unknown) => error,
    )
  expect(isUnavailable(failure)).toBe(true)
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
  await db.destroy()
})
