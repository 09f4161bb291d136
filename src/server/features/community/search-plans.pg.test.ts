// Searches in a community of twenty thousand players and venues go through their indexes.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/db/open-database.ts'
import { aPlayer } from '#test/support/builders.ts'
import { openPatiently } from '#test/support/run-postgres.ts'
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts'
import { searchLocations } from '../location/search-queries.ts'
import { findPlayers } from './queries.ts'

let database: TestDatabase
/** One connection: it reads its own statistics. */
let db: Database
beforeAll(async () => {
  database = await testDatabase()
  db = openPatiently({ connectionString: database.url }, { size: 1 })
  await aPlayer(db, 'ana')
  await sql`insert into players (player_id, player_name)
    select 'pat-' || n, 'Pat ' || n from generate_series(1, 20000) n`.execute(db)
  await sql`insert into players (player_id, player_name) values ('jose-nunez', 'José Núñez')`.execute(
    db,
  )
  await sql`insert into locations (location_id, name, timezone, lat, lon, search)
    select 'court-' || n, 'Court ' || n, 'UTC', 0, 0, 'court ' || n
    from generate_series(1, 20000) n`.execute(db)
  await sql`insert into locations (location_id, name, timezone, lat, lon, search)
    values ('riverside', 'Riverside', 'UTC', 0, 0, 'riverside courts malaga')`.execute(db)
  await sql`analyze`.execute(db)
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

/** How often an index was read. */
async function countScans(index: string): Promise<number> {
  await sql`select pg_stat_force_next_flush()`.execute(db)
  const { rows } = await sql<{ scans: number }>`select idx_scan::int as scans
    from pg_stat_user_indexes where indexrelname = ${index}`.execute(db)
  return rows[0]?.scans ?? Number.NaN
}

test('players are found by parts of their names in any order, by the index of ids', async () => {
  const before = await countScans('players_name')
  const found = await findPlayers(db, 'ana', { text: 'ñez josé', slug: 'nez-jose' }, 10)
  expect(found.map(({ playerId }) => playerId)).toEqual(['jose-nunez'])
  expect(await countScans('players_name')).toBeGreaterThan(before)
})

test('venues are found by parts of what they are called in any order, by the index of texts', async () => {
  const before = await countScans('locations_search')
  const found = await searchLocations(db, 'Málaga erside', null, 10)
  expect(found.map(({ locationId }) => locationId)).toEqual(['riverside'])
  expect(await countScans('locations_search')).toBeGreaterThan(before)
})
