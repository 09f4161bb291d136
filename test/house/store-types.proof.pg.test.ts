// Tables and casts of SQL have the columns, types and nulls of the migrated store (decision 156).
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { Client } from 'pg'
import { getConstructionPlans } from 'pg-boss'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { everywherePlayerId } from '#domain/player/player.ts'
import { measureClock, probeReplica } from '#server/checkup/probe.ts'
import type { Database } from '#server/db/open-database.ts'
import { findFeedEntry } from '#server/features/calendar-feed/queries.ts'
import { findStranger } from '#server/features/newcomer/queries.ts'
import { loadOwnRows } from '#server/features/own-data/queries.ts'
import { listMovedKeys } from '#server/features/personal-link/undo-queries.ts'
import { people } from '#server/manifests/people.ts'
import { checkCasts, type CheckedCasts } from '#test/support/sql/check-casts.ts'
import { readStoreTypes } from '#test/support/sql/compare-cast.ts'
import { compareTables } from '#test/support/sql/compare-tables.ts'
import { openServerProgram, type ServerProgram } from '#test/support/sql/server-program.ts'
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts'
import { uncheckedCasts } from '../../tools/house/unchecked-casts.ts'

/** Branches that arguments made from types don't reach. */
const meaningfulCalls: readonly ((db: Database) => Promise<unknown>)[] = [
  (db) => loadOwnRows({ db, people }, { userId: 'ann', playerId: 'ann' }, 'players'),
  (db) =>
    listMovedKeys(db, {
      table: 'player_events',
      column: 'player_id',
      keys: ['event_id'],
      isTheirs: sql`false`,
      from: 'ann',
    }),
  (db) => measureClock(db),
  (db) => probeReplica(db),
  (db) => findStranger(db, 'ann', { eventId: randomUUID() }, ['ben']),
  (db) => findFeedEntry(db, randomUUID(), everywherePlayerId),
]

/** Columns that the store allows to be null, and why these rows have none. */
const neverNull: Readonly<Record<string, string>> = {
  'features/delivery/queries.ts loadClaimed: unit may be null': 'claiming a delivery sets it',
  'features/league/day-queries.ts listDays: day may be null': 'an event of a league has one',
  'features/ledger/queries.ts listPage: entryNo may be null':
    'a trigger numbers entries of players',
  'features/ledger/queries.ts listPage: balanceAfter may be null': 'set by the same trigger',
}

/** For a machine that is busy with others. */
const slow = 900_000

let database: TestDatabase
let client: Client
let server: ServerProgram
let checked: CheckedCasts
beforeAll(async () => {
  database = await testDatabase()
  client = new Client({ connectionString: database.url })
  await client.connect()
  await client.query(getConstructionPlans('pgboss'))
  server = openServerProgram(process.cwd())
  checked = await checkCasts(server, client, meaningfulCalls)
}, slow)
afterAll(async () => {
  await client.end()
  await database.drop()
})

test('every table has the columns of the store', async () => {
  expect(await compareTables(server, client, await readStoreTypes(client))).toEqual([])
})

test('every cast of SQL is of a described statement, or named', () => {
  const unchecked = new Set(checked.unchecked.map(({ place }) => place))
  expect([...unchecked].toSorted()).toEqual(uncheckedCasts.toSorted())
})

test('every cast of SQL has the columns, types and nulls of its statement', () => {
  expect(checked.casts.length).toBeGreaterThan(500)
  expect(checked.mismatches).toEqual(Object.keys(neverNull).toSorted())
})
