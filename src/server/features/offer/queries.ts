// Overdue offers of freed places.
import type { Database } from '../../db/open-database.ts'

export async function listOverdue(db: Database, now: number): Promise<string[]> {
  const rows = await db
    .selectFrom('player_events as i')
    .innerJoin('events as e', 'e.eventId', 'i.eventId')
    .select(['i.eventId'])
    .where('i.offeredUntil', '<=', new Date(now))
    .where('i.removed', '=', false)
    .where('e.status', '=', 'published')
    .where('e.deleted', '=', false)
    .groupBy('i.eventId')
    .orderBy(({ fn }) => fn.min('i.offeredUntil'))
    .execute()
  return rows.map(({ eventId }) => eventId)
}
