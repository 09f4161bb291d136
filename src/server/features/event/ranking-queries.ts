// Writes whether an event counts toward rankings.
import type { Ranking } from '#domain/event/ranking.ts'
import type { Database } from '../../db/open-database.ts'

export async function saveRanking(tx: Database, eventId: string, ranking: Ranking): Promise<void> {
  await tx.updateTable('events').set({ ranking }).where('eventId', '=', eventId).execute()
}
