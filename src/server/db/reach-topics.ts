// Topics to invalidate when a player's reachability changes: their own windows, and those of their
// latest events' organizers. Shared with sign-in.
import { topics } from '../live/topics.ts'
import type { Database } from './open-database.ts'

const eventsMax = 50
const contactEventsMax = 500

export async function contactReachTopics(
  tx: Database,
  contactIds: readonly string[],
): Promise<string[]> {
  const entries = await tx
    .selectFrom('contacts')
    .innerJoin('player_events', 'player_events.playerId', 'contacts.playerId')
    .select('player_events.eventId')
    .distinct()
    .where('contacts.contactId', 'in', contactIds)
    .where('player_events.removed', '=', false)
    .execute()
  return entries.slice(0, contactEventsMax).map(({ eventId }) => topics.eventReach(eventId))
}

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
