// The one row that says which client version is current.
import type { Database } from '../../db/open-database.ts'

const id = 'current'

/** The current client version, or null before the first start. */
export async function findCurrentVersion(db: Database): Promise<string | null> {
  return (await db.selectFrom('version').select('value').where('id', '=', id).executeTakeFirst())?.value ?? null
}

/** Says which version is current; true when that is news. */
export async function saveCurrentVersion(db: Database, value: string): Promise<boolean> {
  const row = await db.insertInto('version').values({ id, value })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ value }).where('version.value', '<>', value)).returning('id').executeTakeFirst()
  return row !== undefined
}
