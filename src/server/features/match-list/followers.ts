// Keeps open match lists in step with their events' rosters and attendance.
import type { FeatureFollowers } from '../../core/follow-ups/changes.ts'
import { arriveInDivisions } from './arrival-commands.ts'
import { followCheckIn, followRosterChanges } from './presence-queries.ts'

export const matchListFollowers: FeatureFollowers = {
  rosterChanged: async ({ tx }, changed) => {
    for (const { event, changes } of changed)
      if (event.hasOpenList) await followRosterChanges(tx, event, changes)
  },
  attendanceChanged: ({ tx }, { event, playerId, attendance }) =>
    followCheckIn(tx, event.eventId, playerId, attendance),
  playersArrived: (unit, { event, playerIds, isOwn }) =>
    arriveInDivisions(unit, event, playerIds, { isOwn }),
}
