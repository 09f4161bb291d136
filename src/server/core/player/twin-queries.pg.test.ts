import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/db/open-database.ts'
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts'
import { selectTwins } from './twin-queries.ts'

const pagesMax = 30

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  const { db } = database
  await sql`insert into auth_users (id, name, email, email_verified)
    select 'u' || n, '', 'u' || n || '@example.org', true from generate_series(1, 40) n`.execute(db)
  await sql`insert into players (player_id, user_id, player_name)
    select 'p' || n, case when n <= 40 then 'u' || n end, 'p' || n || 'x' from generate_series(1, 20000) n`.execute(
    db,
  )
  for (const table of ['players', 'auth_users', 'contacts', 'contact_claims'])
    await sql`vacuum analyze ${sql.table(table)}`.execute(db)
})
afterAll(() => database.drop())

/** With the plan that PostgreSQL keeps for all values. */
async function countPages(db: Database): Promise<number> {
  const asked = selectTwins(db, ['p7'])
  if (asked === null) throw new Error('nobody asked')
  await sql`set plan_cache_mode = force_generic_plan`.execute(db)
  await db.executeQuery({ ...asked, parameters: [], sql: `prepare twins as ${asked.sql}` })
  const { rows } = await sql<{ 'QUERY PLAN': { Plan: Record<string, number> }[] }>`
    explain (analyze, buffers, timing off, format json)
    execute twins ('{p7}', '{p7}')`.execute(db)
  const plan = rows[0]?.['QUERY PLAN'][0]?.Plan ?? {}
  return (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0)
}

test('the contacts of a player are looked up, however few of all players have an account', async () => {
  const { db } = database
  await db.connection().execute(async (own) => {
    expect(await countPages(own)).toBeLessThanOrEqual(pagesMax)
  })
})
