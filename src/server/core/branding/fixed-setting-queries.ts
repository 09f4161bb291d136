// Fields that INSTALLATION_FILE sets: fixed for the console and the terminal until the file lets it go.
import type { Database } from '../../db/open-database.ts'

export async function listFixed(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('fixed_settings').select('field').orderBy('field').execute()
  return rows.map(({ field }) => field)
}

export async function replaceFixed(tx: Database, fields: readonly string[]): Promise<void> {
  await tx.deleteFrom('fixed_settings').execute()
  if (fields.length > 0)
    await tx
      .insertInto('fixed_settings')
      .values(fields.map((field) => ({ field })))
      // Two servers may start at once.
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}
