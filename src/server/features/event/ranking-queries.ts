// Writes whether an event counts beyond itself.
import type { Ranking } from '#domain/event/ranking.ts'
import type { Database } from '../../db/open-database.ts'

/** Writes a ranking; workers bring what follows from it up to date. */
export async function saveRanking(tx: Database, eventId: string, ranking: Ranking): Promise<void> {
  await tx.updateTable('events').set({ ranking }).where('eventId', '=', eventId).execute()
}
