// An event to try the server with before anyone asks.
import type { Database } from '../../db/open-database.ts'

/** An event with its venue, and its organizer as an account. */
export type EventExample = {
  eventId: string
  location: string
  organizer: { userId: string; playerId: string }
}

/** Any of them; null in a store without events. */
export async function findExample(db: Database): Promise<EventExample | null> {
  const row = await db
    .selectFrom('events')
    .innerJoin('players', 'players.playerId', 'events.playerId')
    .where('players.userId', 'is not', null)
    .select(['events.eventId', 'events.location', 'players.playerId', 'players.userId'])
    .limit(1)
    .executeTakeFirst()
  if (row === undefined || row.userId === null) return null
  const { eventId, location, playerId, userId } = row
  return { eventId, location, organizer: { userId, playerId } }
}
