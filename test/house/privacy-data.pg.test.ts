// docs/privacy-data.md matches the code and covers every column about a person. A new table needs a
// purpose, readers and a lifetime.
import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { people, personFacts as facts, tables as declared } from '#server/manifests/people.ts'
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts'
import { describeLifetime, writePrivacyPage } from '../../tools/house/write-privacy-page.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

const impersonalTables = declared.flatMap(([table, said]) =>
  said.facts === undefined ? [table] : [],
)
const described = facts.flatMap(({ table, columns }) =>
  columns.split(' ').map((column) => `${table}.${column}`),
)

test('the page is what the code says; npm run privacy-data writes it', () => {
  expect(readFileSync('docs/privacy-data.md', 'utf8')).toBe(writePrivacyPage())
})

test('every column of a table about people is described once, and other tables are known', async () => {
  const { rows } = await sql<{ name: string }>`
    select c.table_name || '.' || c.column_name as name from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
    where t.table_schema = 'public' and t.table_type = 'BASE TABLE'`.execute(database.db)
  const personal = rows
    .map(({ name }) => name)
    .filter((name) => !impersonalTables.includes(name.split('.')[0] ?? ''))
  expect(described.toSorted()).toEqual(personal.toSorted())
  const tables = new Set(rows.map(({ name }) => name.split('.')[0]))
  expect(impersonalTables.filter((table) => !tables.has(table))).toEqual([])
})

test('a table that names a person is none of the others', () => {
  const naming = Object.keys({ ...people.players, ...people.users })
  expect(naming.filter((name) => !described.includes(name))).toEqual([])
})

test('every fact says why, who reads it and how long, in sentences', () => {
  const silent = facts.filter(
    (fact) =>
      !/^[A-Z].{5,}\.$/.test(fact.purpose) ||
      fact.readers.length === 0 ||
      !/^[A-Z0-9].{5,}\.$/.test(describeLifetime(fact)),
  )
  expect(silent.map(({ table, what }) => `${table}: ${what}`)).toEqual([])
})
