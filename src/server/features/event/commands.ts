// Invalidates windows that name an event without showing it.
import type { Database } from '../../db/open-database.ts'
import type { Effects } from '../../effects.ts'
import { topics } from '../../live/topics.ts'

export async function publishRequestsFor(
  tx: Database,
  effects: Effects,
  eventId: string,
): Promise<void> {
  const rows = await tx
    .selectFrom('messages')
    .select(['fromId', 'toId'])
    .distinct()
    .where('type', '=', 'teamReq')
    .where('eventId', '=', eventId)
    .execute()
  effects.publish(
    ...rows.flatMap(({ fromId, toId }) => [
      topics.thread(fromId, toId),
      topics.thread(toId, fromId),
    ]),
  )
}
