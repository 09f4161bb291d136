// What is told to open windows when it changed whether a player is reached: their own, and those of
// the organizers of their latest events. Belongs to no noun: sign-in asks for it, too.
import { topics } from '../live/topics.ts'
import type { Database } from './open-database.ts'

const eventsMax = 50

/** The topics, for after the commit. */
export async function reachTopics(tx: Database, playerId: string): Promise<string[]> {
  const entries = await tx
    .selectFrom('player_events')
    .select('eventId')
    .where('playerId', '=', playerId)
    .where('removed', '=', false)
    .orderBy('startDate', 'desc')
    .limit(eventsMax)
    .execute()
  return [
    topics.notifications(playerId),
    ...entries.map(({ eventId }) => topics.eventReach(eventId)),
  ]
}
