// The current client version, and the release that last set it: an operator's choice holds until
// another release starts.
import type { Database } from '../../db/open-database.ts'

const id = 'current'
const release = 'release'

export async function findCurrentVersion(db: Database): Promise<string | null> {
  return (
    (await db.selectFrom('version').select('value').where('id', '=', id).executeTakeFirst())
      ?.value ?? null
  )
}

export const saveCurrentVersion = (db: Database, value: string): Promise<boolean> =>
  save(db, id, value)

/**
 * Makes this release's version current, unless the release has started before. True when that
 * changed the version.
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
