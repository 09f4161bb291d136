// Migrations beside a serving server of the previous release, another starting node, and after a
// newer release.
import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { copyTemplate, type TestDatabase } from '#test/support/run-postgres.ts'
import { until } from '#test/support/until.ts'
import { listMissingMigrations, migrateTo, migrateToLatest } from '../migrate.ts'
import { listDone, runSteps, type StoreStep } from './run-steps.ts'
import { quietWaiting, type Waiting } from './wait-for-locks.ts'

let store: TestDatabase
let other: Client
beforeAll(async () => {
  store = await copyTemplate({ ...inject('testPostgres'), template: 'template0' })
  other = new Client({ connectionString: store.url })
  await other.connect()
})
afterAll(async () => {
  await other.end()
  await store.drop()
})

const step = (name: string, ...statements: string[]): StoreStep => [
  name,
  {
    up: async (db) => {
      for (const statement of statements) await sql.raw(statement).execute(db)
    },
  },
]
const first = step('001-first', 'create table one (n int)', 'create table two (n int)')
const second = step('002-second', 'alter table one add m int', 'alter table two add m int')

beforeEach(async () => {
  await sql`drop schema public cascade; create schema public`.execute(store.db)
  await runSteps(store.db, [first], quietWaiting)
})

const letting = (go: () => Promise<unknown>): Waiting & { said: string[] } => {
  const said: string[] = []
  return {
    said,
    tell: (words) => said.push(words),
    now: () => 0,
    sleep: go,
  }
}
const waitsForLock = async (): Promise<boolean> =>
  (
    await other.query(`select from pg_stat_activity where datname = current_database()
      and wait_event_type = 'Lock'`)
  ).rows.length > 0
const line = 'The step 002-second of the update waits for tables that others use, and tries again'

test('a step that another holds up steps back after two seconds, and comes through', async () => {
  await other.query('begin; lock table two')
  const waiting = letting(() => other.query('commit'))
  await runSteps(store.db, [first, second], waiting)
  expect(waiting.said).toEqual([line])
  expect(await listDone(store.db)).toEqual(['001-first', '002-second'])
})

test('a deadlock with one who serves ends the step, and not what they do', async () => {
  await other.query('begin; lock table two')
  const waiting = letting(() => served.then(() => other.query('commit')))
  const running = runSteps(store.db, [first, second], waiting)
  await until('the step waits', waitsForLock)
  const served = other.query('lock table one')
  await running
  expect((await served).command).toBe('LOCK')
  expect(waiting.said).toEqual([line])
  expect(await listDone(store.db)).toEqual(['001-first', '002-second'])
})

test('a step that fails keeps nothing of itself, and what was done before', async () => {
  const wrong = step('003-wrong', 'create table three (n int)', 'select 1 / 0')
  await expect(runSteps(store.db, [first, second, wrong], quietWaiting)).rejects.toThrow(
    'division by zero',
  )
  expect(await listDone(store.db)).toEqual(['001-first', '002-second'])
  await sql`create table three (n int)`.execute(store.db)
})

test('a store of a newer release is refused in words, and left as it is', async () => {
  await sql`insert into migrations (name, timestamp) values ('999-later', '')`.execute(store.db)
  await expect(runSteps(store.db, [first, second], quietWaiting)).rejects.toThrow(
    'This store was made by a newer release of Sideout (999-later): install that release or a later one, or restore a backup made by this one. Nothing was changed.',
  )
  await expect(listMissingMigrations(store.db)).rejects.toThrow('This store was made by a newer')
  expect(await listDone(store.db)).toEqual(['001-first', '999-later'])
})

test('so is one of a release beside this one', async () => {
  await expect(
    runSteps(store.db, [step('000-before'), first, second], quietWaiting),
  ).rejects.toThrow('This store was made by another release of Sideout (001-first)')
})

test('nodes that start together on a store of before take turns', async () => {
  await sql`drop schema public cascade; create schema public`.execute(store.db)
  const names = await listMissingMigrations(store.db)
  expect(await migrateTo(store.db, names.slice(0, -2))).toBe(true)
  await Promise.all([migrateToLatest(store.db), migrateToLatest(store.db)])
  expect(await listDone(store.db)).toEqual(names)
})
