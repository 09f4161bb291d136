// Checks someone in on the roster.
import { runFollowers } from '../core/follow-ups/run-followers.ts'
import type { UnitOfWork } from '../db/transaction.ts'
import type { EventFacts } from '../features/event/queries.ts'
import { saveAttendance } from '../features/event/roster-queries.ts'
import { publishMatchList } from '../features/match-list/commands.ts'
import { topics } from '../live/topics.ts'

export async function markHere(
  unit: UnitOfWork,
  event: EventFacts,
  playerId: string,
  { isOwn }: { isOwn: boolean } = { isOwn: false },
): Promise<void> {
  const { tx, effects, now } = unit
  await saveAttendance(tx, event.eventId, playerId, 'here', now)
  await runFollowers(unit, 'attendanceChanged', { event, playerId, attendance: 'here' })
  await runFollowers(unit, 'playersArrived', { event, playerIds: [playerId], isOwn })
  publishMatchList(effects, event)
  effects.publish(topics.eventsOf(playerId))
}
