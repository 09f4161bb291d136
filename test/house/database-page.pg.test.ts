// docs/database.md has a row for every trigger and function of the database, and no others.
import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readCases } from '#test/support/cases.ts'
import { findMissingTests } from '#test/support/security-page.ts'
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

function readRows(columns: number): string[][] {
  return readFileSync('docs/database.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').slice(1, -1))
    .filter(({ length }) => length === columns)
    .map((cells) => cells.map((cell) => cell.trim().replace(/^`(\w+)`$/, '$1')))
}

test('lists every trigger with its table and function', async () => {
  const { rows } = await sql<{ name: string }>`
    select concat_ws(' ', tgrelid::regclass, tgname, tgfoid::regproc) as name from pg_trigger
    where not tgisinternal`.execute(database.db)
  const listed = readRows(4).map(([table, trigger, , name]) => `${table} ${trigger} ${name}`)
  expect(listed.toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
})

test('lists every function that no extension brought, with a test that is there', async () => {
  const { rows } = await sql<{ name: string }>`
    select proname as name from pg_proc p
    where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend where objid = p.oid and deptype = 'e')`.execute(
    database.db,
  )
  const names = rows.map(({ name }) => name).toSorted()
  expect(readRows(2).map(([name]) => name)).toEqual(names)
  const tests = readCases('database-functions.txt')
  expect(tests.map(([name]) => name)).toEqual(names)
  const missing = tests.flatMap(([id = '', file = '', title = '']) =>
    findMissingTests({ id, where: `\`${file}\` › ${title}` }),
  )
  expect(missing).toEqual([])
})

test('says a rule of every one, as a sentence', () => {
  const rules = [...readRows(4).map(([, , rule]) => rule), ...readRows(2).map(([, rule]) => rule)]
  expect(rules.filter((rule = '') => !/^[A-Z].{15,}\.$/.test(rule))).toEqual([])
})
