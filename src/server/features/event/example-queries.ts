// Example events for the server's warm-up at start.
import type { Database } from '../../db/open-database.ts'

export type EventExample = {
  eventId: string
  location: string
  organizer: { userId: string; playerId: string }
}

export async function listExamples(db: Database, count: number): Promise<EventExample[]> {
  const rows = await db
    .selectFrom('events')
    .innerJoin('players', 'players.playerId', 'events.playerId')
    .where('players.userId', 'is not', null)
    .select(['events.eventId', 'events.location', 'players.playerId', 'players.userId'])
    .limit(count)
    .execute()
  return rows.flatMap(({ eventId, location, playerId, userId }) =>
    userId === null ? [] : [{ eventId, location, organizer: { userId, playerId } }],
  )
}
