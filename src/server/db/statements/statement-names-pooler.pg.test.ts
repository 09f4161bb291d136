// Prepared statements behind a pooler that gives each transaction another connection: used when the
// pooler tracks them, avoided when it doesn't.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeEmbeddedFolder, query, type EmbeddedFolder } from '#test/support/embedded-folder.ts'
import { openPatiently } from '#test/support/run-postgres.ts'
import {
  canPoolerKeepNames,
  hasPooler,
  startTransactionPooler,
} from '#test/support/transaction-pooler.ts'
import type { Embedded } from '../embedded/start-embedded.ts'
import { transactReading } from '../framed-transaction.ts'
import type { Database } from '../open-database.ts'
import { plannedForValues } from './statement-names.ts'

let folder: EmbeddedFolder
let embedded: Embedded

beforeAll(async () => {
  folder = await makeEmbeddedFolder()
  embedded = await folder.start()
  await query(embedded.connection, 'create table notes (mark text)')
  await query(embedded.connection, "insert into notes values ('one')")
})
afterAll(() => folder.remove())

async function behindPooler<T>(keepsNames: boolean, act: (db: Database) => Promise<T>): Promise<T> {
  const pooler = await startTransactionPooler(embedded, { keepsNames, size: 3 })
  const db = openPatiently(pooler.connection, { size: 4 })
  try {
    return await act(db)
  } finally {
    await db.destroy()
    await pooler.stop()
  }
}

const readAll = (db: Database): Promise<unknown[]> =>
  Promise.all(
    Array.from({ length: 40 }, () =>
      db.transaction().execute(async (tx) => {
        const { rows } = await sql`select * from notes where mark = ${'one'}`.execute(tx)
        return rows[0]
      }),
    ),
  )
const keptNames = async (db: Database): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`select name from pg_prepared_statements
    where statement like 'select * from notes%' ${plannedForValues}`.execute(db)
  return rows.map(({ name }) => name)
}
const readAllAtOnce = (db: Database): Promise<unknown[]> =>
  Promise.all(
    Array.from({ length: 40 }, async () => {
      const first = sql<{ one: number }>`select 1 as one ${plannedForValues}`.compile(db)
      const { result } = await transactReading(db, first, (tx) =>
        sql`select * from notes where mark = ${'one'}`.execute(tx),
      )
      return result.rows[0]
    }),
  )
const all = (row: unknown): unknown[] => Array.from({ length: 40 }, () => row)

test.skipIf(!hasPooler())('a pooler that does not keep names is asked without', async () => {
  const [answers, names] = await behindPooler(false, async (db) => [
    [await readAll(db), await readAllAtOnce(db)],
    await keptNames(db),
  ])
  expect([answers, names]).toEqual([[all({ mark: 'one' }), all({ mark: 'one' })], []])
})

test.skipIf(!canPoolerKeepNames())(
  'a pooler that keeps names is asked with them, also after a table has changed',
  async () => {
    await behindPooler(true, async (db) => {
      expect(await readAll(db)).toEqual(all({ mark: 'one' }))
      expect(await readAllAtOnce(db)).toEqual(all({ mark: 'one' }))
      expect(await keptNames(db)).toHaveLength(1)
      await query(embedded.connection, 'alter table notes add column size integer')
      const read = (): Promise<unknown> =>
        sql`select * from notes where mark = ${'one'}`.execute(db)
      for (let n = 0; n < 20; n += 1)
        expect(await read()).toMatchObject({ rows: [{ mark: 'one', size: null }] })
      expect(await readAll(db)).toEqual(all({ mark: 'one', size: null }))
      expect(await readAllAtOnce(db)).toEqual(all({ mark: 'one', size: null }))
    })
  },
)
