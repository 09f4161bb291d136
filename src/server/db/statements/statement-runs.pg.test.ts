// What a transaction asks in one go is answered in one go, whatever fails among it.
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts'
import { transactReading } from '../framed-transaction.ts'
import { openDatabase, type Database } from '../open-database.ts'
import { askTogether } from '../together.ts'
import { keptMax } from './statement-names.ts'

let database: TestDatabase
/** One connection: what is left in a wrong state shows with the next statement. */
let db: Database

beforeAll(async () => {
  database = await testDatabase()
})
beforeEach(async () => {
  await sql`create table marks (mark text primary key, size int)`.execute(database.db)
  db = openDatabase({ connectionString: database.url }, { size: 1 })
})
afterEach(async () => {
  await db.destroy()
  await sql`drop table marks`.execute(database.db)
})
afterAll(async () => database.drop())

const add = (mark: string) => sql`insert into marks values (${mark}, 1)`.compile(db)
const find = (mark: string) =>
  sql<{ mark: string; size: number }>`select mark, size from marks where mark = ${mark}`.compile(db)
const number = (n: number) => sql<{ n: number }>`select ${n}::int as n`.compile(db)
const marks = async (): Promise<string[]> =>
  (await sql<{ mark: string }>`select mark from marks order by mark`.execute(database.db)).rows.map(
    ({ mark }) => mark,
  )

test('each gets its own answer, asked the first time, the second and the third', async () => {
  for (const n of [1, 2, 3])
    expect(
      await db
        .transaction()
        .execute((tx) => askTogether(tx, [number(n), add(`m${n}`), number(-n)])),
    ).toEqual([[{ n }], [], [{ n: -n }]])
  expect(await marks()).toEqual(['m1', 'm2', 'm3'])
})

test('what comes behind sees what was written before it', async () => {
  const [, found] = await db
    .transaction()
    .execute((tx) => askTogether(tx, [add('new'), find('new')]))
  expect(found).toEqual([{ mark: 'new', size: 1 }])
})

test('of one that fails all behind it fail, the first says why, and the connection goes on', async () => {
  await database.db.executeQuery(add('taken'))
  for (let n = 0; n < 3; n += 1) {
    const failing = db.transaction().execute(async (tx) => {
      const asked = [number(1), add('taken'), number(2), find('taken')].map((query) =>
        tx.executeQuery(query),
      )
      const codes = await Promise.all(
        asked.map((one) =>
          one.then(
            () => 'answered',
            (error: { code?: string }) => error.code,
          ),
        ),
      )
      expect(codes).toEqual(['answered', '23505', '25P02', '25P02'])
      return Promise.all(asked)
    })
    await expect(failing).rejects.toMatchObject({ code: '23505' })
    expect((await db.executeQuery(number(n))).rows).toEqual([{ n }])
  }
  expect(await marks()).toEqual(['taken'])
})

test('a commit asked together with what fails undoes all, and the connection is in no transaction', async () => {
  await database.db.executeQuery(add('taken'))
  await db.connection().execute(async (connection) => {
    await connection.executeQuery(sql`begin`.compile(db))
    await expect(
      askTogether(connection, [add('lost'), add('taken'), sql`commit`.compile(db)]),
    ).rejects.toMatchObject({ code: '23505' })
    await connection.executeQuery(add('kept'))
  })
  expect(await marks()).toEqual(['kept', 'taken'])
})

test('outside of a transaction each stands for itself', async () => {
  await database.db.executeQuery(add('taken'))
  const answers = await db
    .connection()
    .execute((connection) =>
      Promise.allSettled(
        [add('one'), add('taken'), add('two')].map((query) => connection.executeQuery(query)),
      ),
    )
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(await marks()).toEqual(['one', 'taken', 'two'])
})

test('a value that cannot be written fails its own statement only', async () => {
  const circular: Record<string, unknown> = {}
  circular['self'] = circular
  await db.transaction().execute(async (tx) => {
    const asked = [number(1).sql, 'select $1::jsonb as n', number(2).sql].map((text, index) =>
      tx.executeQuery({
        ...number(index),
        sql: text,
        parameters: [index === 1 ? circular : index],
      }),
    )
    const answers = await Promise.allSettled(asked)
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  })
})

test('a name that is given up behind what fails can be used again', async () => {
  await database.db.executeQuery(add('taken'))
  const nth = (n: number) => ({ ...number(n), sql: `select $1::int as n /* ${n} */` })
  const askTwice = async (n: number): Promise<void> => {
    for (let time = 0; time < 2; time += 1) await db.executeQuery(nth(n))
  }
  for (let n = 0; n < keptMax; n += 1) await askTwice(n)
  // Known elsewhere, so its first use here takes the place of the one asked longest ago.
  const other = openDatabase({ connectionString: database.url }, { size: 1 })
  for (let time = 0; time < 2; time += 1) await other.executeQuery(nth(keptMax))
  await other.destroy()
  await expect(
    db.transaction().execute((tx) => askTogether(tx, [add('taken'), nth(keptMax), nth(keptMax)])),
  ).rejects.toMatchObject({ code: '23505' })
  for (const n of [0, 1, keptMax]) {
    const { rows } = await db.executeQuery(nth(n))
    expect(rows).toEqual([{ n }])
  }
})

test('rows are read as they are described, also where the description is known', async () => {
  await database.db.executeQuery(add('one'))
  const row = { at: new Date('2026-05-01T10:00:00Z'), days: ['a', 'b'], maxSize: 7 }
  const typed = (): Promise<unknown> =>
    sql`select ${row.at}::timestamptz as at, ${row.days}::text[] as days, 7 as max_size`
      .execute(db)
      .then(({ rows }) => rows)
  for (let n = 0; n < 4; n += 1) expect(await typed()).toEqual([row])
  const nothing = await db.executeQuery(find('nothing'))
  expect(nothing.rows).toEqual([])
  for (let n = 0; n < 3; n += 1)
    expect((await db.executeQuery(find('one'))).rows).toEqual([{ mark: 'one', size: 1 }])
})

test('a reading transaction that fails in the middle leaves a good connection', async () => {
  const reading = transactReading(db, number(1), (tx) =>
    askTogether(tx, [number(2), add('never'), number(3)]),
  )
  await expect(reading).rejects.toMatchObject({ code: '25006' })
  expect(await transactReading(db, number(1), (tx) => askTogether(tx, [number(2)]))).toEqual({
    row: { n: 1 },
    result: [[{ n: 2 }]],
  })
})
