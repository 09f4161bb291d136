import type { RestoreState } from '#domain/backup/restore.ts'
import type { Database } from '../../db/open-database.ts'

export async function findRestoreState(db: Database): Promise<RestoreState | null> {
  const row = await db
    .selectFrom('restores')
    .select('state')
    .where('ended', 'is', null)
    .executeTakeFirst()
  return row?.state ?? null
}
