// Keeps self check-ins in step with what organizers mark.
import type { FeatureFollowers } from '../../core/follow-ups/changes.ts'
import { saveDecided } from './queries.ts'

export const checkInFollowers: FeatureFollowers = {
  attendanceDecided: ({ tx }, { eventId, players }) => saveDecided(tx, eventId, players),
}
