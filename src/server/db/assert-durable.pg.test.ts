// The server detects a real PostgreSQL with unsafe durability settings.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startCareless, type Careless } from '#test/support/careless-postgres.ts'
import { query } from '#test/support/embedded-folder.ts'
import { assertDurable } from './assert-durable.ts'

let careless: Careless
beforeAll(async () => {
  careless = await startCareless([
    '-c',
    'fsync=off',
    '-c',
    'full_page_writes=off',
    '-c',
    'synchronous_commit=off',
  ])
})
afterAll(() => careless.stop())

test('a PostgreSQL without durability is refused, every broken promise named', async () => {
  const refused = assertDurable((sql) => query(careless.connection, sql))
  await expect(refused).rejects.toThrow(
    /This PostgreSQL is refused:\n {2}fsync is off: .*\n {2}full_page_writes is off: .*\n {2}synchronous_commit is off: /,
  )
})

test('commits that a role or database makes careless are found too', async () => {
  const { connection } = careless
  await query(connection, 'alter database sideout set synchronous_commit = off')
  await expect(assertDurable((sql) => query(connection, sql))).rejects.toThrow(
    /synchronous_commit is off/,
  )
})
