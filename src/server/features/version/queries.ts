// Which client version is current, and of which release it was last said: what an operator says
// stands until another release starts.
import type { Database } from '../../db/open-database.ts'

const id = 'current'
const release = 'release'

/** The current client version, or null before the first start. */
export async function findCurrentVersion(db: Database): Promise<string | null> {
  return (
    (await db.selectFrom('version').select('value').where('id', '=', id).executeTakeFirst())
      ?.value ?? null
  )
}

/** Says which version is current; true when that is news. */
export const saveCurrentVersion = (db: Database, value: string): Promise<boolean> =>
  save(db, id, value)

/**
 * A server of this release starts: its version is current, unless its release has started before.
 * True when that is news.
 */
export async function saveRelease(db: Database, value: string): Promise<boolean> {
  return (await save(db, release, value)) && saveCurrentVersion(db, value)
}

async function save(db: Database, row: string, value: string): Promise<boolean> {
  const saved = await db
    .insertInto('version')
    .values({ id: row, value })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ value }).where('version.value', '<>', value),
    )
    .returning('id')
    .executeTakeFirst()
  return saved !== undefined
}
