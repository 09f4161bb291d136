// Checks someone in on the roster.
import type { UnitOfWork } from '../../db/transaction.ts'
import { topics } from '../../live/topics.ts'
import { publishMatchList } from '../event/publish-match-list.ts'
import type { EventFacts } from '../event/queries.ts'
import { runFollowers } from '../follow-ups/run-followers.ts'
import { saveAttendance } from './roster-queries.ts'

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
