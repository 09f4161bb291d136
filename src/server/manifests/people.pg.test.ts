// Every column of the database that names a person has its fate written down: a table added without
// one fails here.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts'
import { people } from './people.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(async () => {
  await database.drop()
})

/** Names reserved by the operator belong to no one. */
const namesOfNobody = ['players.player_id', 'reserved_names.player_id']

async function columns(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.table_name || '.' || c.column_name as name from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
    where table_schema = 'public' and t.table_type = 'BASE TABLE'
    and c.table_name not like 'migrations%'`.execute(database.db)
  return rows.map(({ name }) => name)
}

/** The columns with a foreign key to players or users, or named as if they had one. */
async function namingPersons(of: 'players' | 'auth_users'): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select conrelid::regclass::text || '.' || attname as name from pg_constraint
      join pg_attribute on attrelid = conrelid and attnum = any(conkey)
    where contype = 'f' and confrelid = ${of}::regclass`.execute(database.db)
  const likeOne =
    of === 'players'
      ? /\.(?:player|from|to|friend|favorite|blocked|partner|actor|reporter)_id$|\.(?:referred|closed|reported|made)_by$/
      : /\.user_id$/
  const said = (await columns()).filter(
    (name) => likeOne.test(name) && !namesOfNobody.includes(name),
  )
  return [...new Set([...rows.map(({ name }) => name), ...said])]
    .filter((name) => !notPersons.includes(name))
    .toSorted()
}

/** The maker of an entry is a kind, not a person. */
const notPersons = ['ledger_transactions.made_by']

test('every column that names a player or a user says what becomes of it', async () => {
  expect(Object.keys(people.players).toSorted()).toEqual(await namingPersons('players'))
  expect(Object.keys(people.users).toSorted()).toEqual(await namingPersons('auth_users'))
})

test('what is secret, and what is renamed in texts, exists', async () => {
  const known = await columns()
  expect(
    [...people.secrets, ...Object.keys(people.texts)].filter((name) => !known.includes(name)),
  ).toEqual([])
})
