// Repeated statements are planned once per connection, even when their tables or the connection
// change.
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openPatiently } from '#test/support/run-postgres.ts'
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts'
import { isPlanLost } from '../errors.ts'
import { transactPipelined } from '../framed-transaction.ts'
import type { Database } from '../open-database.ts'
import { queryPipelined } from '../together.ts'
import { retryConflicts } from '../transaction.ts'
import { keptMax, plannedForValues } from './statement-names.ts'

let database: TestDatabase
let db: Database

beforeAll(async () => {
  database = await testDatabase()
})
beforeEach(async () => {
  await sql`create table notes (mark text, size integer)`.execute(database.db)
  db = openPatiently({ connectionString: database.url }, { size: 1 })
})
afterEach(async () => {
  await db.destroy()
  await sql`drop table notes`.execute(database.db)
})
afterAll(async () => database.drop())

const times = <T>(count: number, act: (n: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => act(n)))
const kept = async (): Promise<string[]> => {
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements
    order by prepare_time ${plannedForValues}`.execute(db)
  return rows.map(({ statement }) => statement)
}
const backend = async (): Promise<number> =>
  (await sql<{ pid: number }>`select pg_backend_pid() as pid ${plannedForValues}`.execute(db))
    .rows[0]?.pid ?? 0

test('what is asked a second time is kept, what is asked once is not', async () => {
  await times(2, (n) => sql`select ${n}::int as twice`.execute(db))
  await sql`select ${1}::int as once`.execute(db)
  expect(await kept()).toEqual(['select $1::int as twice'])
})

test('what is to be planned for its values is not kept', async () => {
  await times(3, (n) => sql`select ${n}::int as varied ${plannedForValues}`.execute(db))
  expect(await kept()).toEqual([])
})

test('lists of any length are one statement', async () => {
  const asked = (ids: string[], not: string[]): Promise<unknown[]> =>
    db
      .selectFrom('players')
      .select('playerId')
      .where('playerId', 'in', ids)
      .where('playerId', 'not in', not)
      .execute()
  await sql`insert into players (player_id, player_name) values ('ana', 'Ana'), ('ben', 'Ben')`.execute(
    database.db,
  )
  expect(await asked(['ana'], [])).toEqual([{ playerId: 'ana' }])
  expect(await asked([], ['ana'])).toEqual([])
  expect(await asked(['ana', 'ben', 'cem'], ['ben', 'dan'])).toEqual([{ playerId: 'ana' }])
  expect(await kept()).toHaveLength(1)
})

test('true and false are written out, so that a kept plan may use an index of some rows', async () => {
  const asked = (): Promise<unknown> =>
    db
      .selectFrom('player_locations')
      .select('locationId')
      .where('playerId', '=', 'ana')
      .where('removed', '=', false)
      .execute()
  await times(2, asked)
  expect(await kept()).toEqual([expect.stringContaining('"removed" = false')])
})

test('a connection keeps the statements that were asked last', async () => {
  const ask = (n: number): Promise<unknown> =>
    sql`select ${1}::int as ${sql.raw(`many_${n}`)}`.execute(db)
  for (let round = 0; round < 2; round += 1) await times(keptMax + 5, ask)
  await ask(keptMax + 4)
  const statements = await kept()
  expect(statements).toHaveLength(keptMax)
  expect(statements[0]).toBe('select $1::int as many_5')
  await expect(ask(0)).resolves.toMatchObject({ rows: [{ many_0: 1 }] })
})

test('two that go out together before the first is parsed are both answered', async () => {
  const ask = (n: number) => sql<{ n: number }>`select ${n}::int as n, 'pair' as pair`.compile(db)
  await db.executeQuery(ask(0))
  const answers = await db
    .connection()
    .execute((one) => queryPipelined(one, [ask(1), ask(2), ask(3)] as const))
  expect(answers.map(([row]) => row?.n)).toEqual([1, 2, 3])
})

test('a statement that cannot be parsed yet is answered as soon as it can be', async () => {
  const ask = (): Promise<{ rows: unknown[] }> =>
    sql`select mark from later where mark = ${'one'}`.execute(db)
  for (let n = 0; n < 3; n += 1) await expect(ask()).rejects.toMatchObject({ code: '42P01' })
  await sql`create table later as select 'one'::text as mark`.execute(database.db)
  expect((await ask()).rows).toEqual([{ mark: 'one' }])
  await sql`drop table later`.execute(database.db)
})

const readNotes = (by: Database): Promise<unknown[]> =>
  sql`select * from notes where mark = ${'one'}`.execute(by).then(({ rows }) => rows)
const widen = async (): Promise<void> => {
  await times(7, () => readNotes(db))
  await sql`alter table notes add column colour text default 'red'`.execute(database.db)
  await sql`insert into notes values ('one', 1)`.execute(database.db)
}
const widened = [{ mark: 'one', size: 1, colour: 'red' }]

test('a table that gets a column under an open pool answers with it at once', async () => {
  await widen()
  expect(await times(3, () => readNotes(db))).toEqual([widened, widened, widened])
})

test('a transaction that meets the new column is run again', async () => {
  const other = openPatiently({ connectionString: database.url }, { size: 3 })
  try {
    await times(12, () => readNotes(other))
    await widen()
    let runs = 0
    const read = retryConflicts(() =>
      other.transaction().execute((tx) => {
        runs += 1
        return readNotes(tx)
      }),
    )
    expect([await read, runs]).toEqual([widened, 2])
  } finally {
    await other.destroy()
  }
})

test('a last write that meets the new column is not asked alone after its transaction', async () => {
  const mark = (size: number) =>
    sql`update notes set size = ${size} where mark = ${'one'} returning *`.compile(db)
  await times(7, () => db.executeQuery(mark(1)))
  await widen()
  const writing = transactPipelined(db, { first: [] }, (_tx, frame) =>
    Promise.resolve(frame.last({ query: mark(2) })),
  )
  await expect(writing).rejects.toSatisfy(isPlanLost)
  expect(await readNotes(db)).toEqual(widened)
})

test('a connection whose statements someone threw away is answered, and replaced', async () => {
  await times(3, () => readNotes(db))
  const before = await backend()
  await sql`deallocate all`.execute(db)
  expect(await readNotes(db)).toEqual([])
  expect(await backend()).not.toBe(before)
  await times(2, () => readNotes(db))
  expect(await kept()).toHaveLength(1)
})
