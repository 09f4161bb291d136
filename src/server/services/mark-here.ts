// Checks someone in on the roster, and updates the match list and the queue.
import type { UnitOfWork } from '../db/transaction.ts'
import type { EventFacts } from '../features/event/queries.ts'
import { saveAttendance } from '../features/event/roster-queries.ts'
import { arriveInDivisions } from '../features/match-list/arrival-commands.ts'
import { publishMatchList } from '../features/match-list/commands.ts'
import { followCheckIn } from '../features/match-list/presence-queries.ts'
import { followQueueCheckIn } from '../features/queue/arrival-commands.ts'
import { topics } from '../live/topics.ts'

export async function markHere(
  unit: UnitOfWork,
  event: EventFacts,
  playerId: string,
  { isOwn }: { isOwn: boolean } = { isOwn: false },
): Promise<void> {
  const { tx, effects, now } = unit
  await saveAttendance(tx, event.eventId, playerId, 'here', now)
  await followCheckIn(tx, event.eventId, playerId, 'here')
  await followQueueCheckIn(unit, event, playerId, 'here')
  await arriveInDivisions(unit, event, [playerId], { isOwn })
  publishMatchList(effects, event)
  effects.publish(topics.eventsOf(playerId))
}
