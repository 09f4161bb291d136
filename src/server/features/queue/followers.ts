// Keeps open queues in step with their events' rosters and attendance.
import { listUnseated } from '#domain/event/roster-change.ts'
import type { FeatureFollowers } from '../../core/follow-ups/changes.ts'
import { followQueueCheckIn, followQueueRoster } from './arrival-commands.ts'

export const queueFollowers: FeatureFollowers = {
  rosterChanged: async (unit, changed) => {
    for (const { event, changes } of changed)
      if (event.hasOpenQueue) await followQueueRoster(unit, event, listUnseated(changes))
  },
  playerDropped: (unit, { event, playerId }) => followQueueRoster(unit, event, [playerId]),
  attendanceChanged: (unit, { event, playerId, attendance }) =>
    followQueueCheckIn(unit, event, playerId, attendance),
}
