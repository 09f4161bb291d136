import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openPatiently } from './run-postgres.ts'
import { testDatabase } from './test-database.ts'

test('every test database is migrated and knows nothing of the others', async () => {
  const one = await testDatabase()
  const two = await testDatabase()
  try {
    await sql`create table only_here (n int)`.execute(one.db)
    const tables = async (db: typeof one.db): Promise<string[]> =>
      (
        await sql<{
          name: string
        }>`select tablename as name from pg_tables where schemaname = 'public'`.execute(db)
      ).rows.map(({ name }) => name)
    expect(await tables(one.db)).toContain('only_here')
    expect(await tables(two.db)).not.toContain('only_here')
    expect(await tables(two.db)).toEqual(expect.arrayContaining(['events', 'players', 'locations']))
  } finally {
    await one.drop()
    await two.drop()
  }
})

test('a dropped test database is gone', async () => {
  const { url, drop } = await testDatabase()
  await drop()
  const db = openPatiently({ connectionString: url }, { size: 1 })
  await expect(sql`select 1`.execute(db)).rejects.toThrow(/does not exist/)
  await db.destroy()
})
