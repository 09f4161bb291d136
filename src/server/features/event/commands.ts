// Wakes windows that name an event without showing it.
import type { Database } from '../../db/open-database.ts'
import type { Effects } from '../../effects.ts'
import { topics } from '../../live/topics.ts'

/**
 * Wakes the conversations in which someone asked someone to be their partner in an event: they
 * name it.
 */
export async function wakeRequestsFor(
  tx: Database,
  effects: Effects,
  eventId: string,
): Promise<void> {
  const rows = await tx
    .selectFrom('messages')
    .select(['from_id', 'to_id'])
    .distinct()
    .where('type', '=', 'teamReq')
    .where('event_id', '=', eventId)
    .execute()
  effects.wake(
    ...rows.flatMap(({ from_id, to_id }) => [
      topics.thread(from_id, to_id),
      topics.thread(to_id, from_id),
    ]),
  )
}
