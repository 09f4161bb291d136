// docs/security.md gives a privacy class for every table of the migrated store, and for no others.
import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compareLists, namesIn, readTable } from '#test/support/security-page.ts'
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts'
import { writeTableClasses } from '../../tools/house/write-table-classes.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

const page = readFileSync('docs/security.md', 'utf8')

async function findDifferences() {
  const { rows } = await sql<{ name: string }>`select table_name as name
    from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'
    and table_name not in ('migrations', 'migrations_lock')`.execute(database.db)
  const told = readTable(page, '### Classes of tables').flatMap(([tables]) => namesIn(tables))
  return compareLists(
    told,
    rows.map(({ name }) => name),
  )
}

test('the classes are those of the manifests; npm run privacy-data writes them', () => {
  expect(page).toBe(writeTableClasses(page))
})

test('every table has a class', async () => {
  expect(await findDifferences()).toEqual({ missing: [], stale: [] })
})

test('a table that is renamed, however that is written, is missed', async () => {
  await sql.raw('ALTER TABLE alerts RENAME TO notices').execute(database.db)
  expect(await findDifferences()).toEqual({ missing: ['notices'], stale: ['alerts'] })
})
