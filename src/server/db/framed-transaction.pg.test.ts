import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openPatiently } from '#test/support/run-postgres.ts'
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts'
import { transactPipelined } from './framed-transaction.ts'
import type { Database } from './open-database.ts'
import { queryPipelined } from './together.ts'

let database: TestDatabase
/** One connection, so that a wrong state left behind shows in the next transaction. */
let db: Database

beforeAll(async () => {
  database = await testDatabase()
  db = openPatiently({ connectionString: database.url }, { size: 1 })
  await sql`create table marks (mark text primary key)`.execute(database.db)
})
beforeEach(async () => void (await sql`delete from marks`.execute(database.db)))
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

const add = (mark: string) => sql`insert into marks values (${mark})`.compile(db)
const marks = async (): Promise<string[]> =>
  (await sql<{ mark: string }>`select mark from marks order by mark`.execute(database.db)).rows.map(
    ({ mark }) => mark,
  )

test('what is read first is given, what is written in it and last is committed together', async () => {
  const first = sql<{ n: number }>`select 7 as n`.compile(db)
  const result = await transactPipelined(db, { first: [first] }, async (tx, frame) => {
    await tx.executeQuery(add('within'))
    frame.last({ query: add('last') })
    return frame.first
  })
  expect([result, await marks()]).toEqual([[[{ n: 7 }]], ['last', 'within']])
})

test('a last statement that fails undoes all and is what is thrown; the connection is good for the next', async () => {
  await database.db.executeQuery(add('taken'))
  const failing = transactPipelined(db, { first: [] }, async (tx, frame) => {
    await tx.executeQuery(add('within'))
    frame.last({ query: add('taken') })
  })
  await expect(failing).rejects.toMatchObject({ code: '23505' })
  await transactPipelined(
    db,
    { first: [] },
    async (tx) => void (await tx.executeQuery(add('next'))),
  )
  expect(await marks()).toEqual(['next', 'taken'])
})

test('what is thrown inside undoes all', async () => {
  const failing = transactPipelined(db, { first: [] }, async (tx) => {
    await tx.executeQuery(add('within'))
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await marks()).toEqual([])
})

test('a statement that failed and was passed over commits nothing', async () => {
  const failing = transactPipelined(db, { first: [] }, async (tx) => {
    await tx.executeQuery(add('within'))
    await tx.executeQuery(sql`select 1 / 0`.compile(tx)).catch(() => undefined)
  })
  await expect(failing).rejects.toThrow('before its commit')
  expect(await marks()).toEqual([])
})

test('a first read that fails is thrown before anything is done', async () => {
  let hasBegun = false
  const first = sql`select 1 / 0`.compile(db)
  await expect(
    transactPipelined(
      db,
      {
        first: [first],
        onBegun: () => {
          hasBegun = true
        },
      },
      () => Promise.resolve(),
    ),
  ).rejects.toMatchObject({ code: '22012' })
  expect(hasBegun).toBe(false)
  await transactPipelined(
    db,
    { first: [] },
    async (tx) => void (await tx.executeQuery(add('next'))),
  )
  expect(await marks()).toEqual(['next'])
})

test('of statements asked together each sees what those before it did; the first to fail is what is thrown', async () => {
  const count = sql<{ n: number }>`select count(*)::int as n from marks`.compile(db)
  const answers = await transactPipelined(db, { first: [] }, (tx) =>
    queryPipelined(tx, [count, add('one'), count, add('two'), count]),
  )
  expect([answers[0], answers[2], answers[4]]).toEqual([[{ n: 0 }], [{ n: 1 }], [{ n: 2 }]])
  await expect(
    transactPipelined(db, { first: [] }, (tx) =>
      queryPipelined(tx, [add('three'), add('one'), count]),
    ),
  ).rejects.toMatchObject({ code: '23505' })
  expect(await marks()).toEqual(['one', 'two'])
})
