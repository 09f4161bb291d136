// What the admins of a young venue do next.
import { listFirstSteps } from '../steps/first-steps.ts'

/** facts: its courts and its hours. share: its link brings the first players. */
const venueSteps = ['photo', 'facts', 'event', 'share'] as const
export type VenueStep = (typeof venueSteps)[number]

/** With so many players a venue has found its way. */
export const venuePlayersSettled = 10

type VenueProgress = {
  photoURL: string
  courts: number
  hours: string
  /** Public events of the next days. */
  eventCount: number
  playerCount: number
}

export function listVenueSteps(venue: VenueProgress): VenueStep[] {
  if (venue.playerCount >= venuePlayersSettled) return []
  return listFirstSteps(venueSteps, {
    photo: venue.photoURL !== '',
    facts: venue.courts > 0 && venue.hours.trim() !== '',
    event: venue.eventCount > 0,
    share: venue.playerCount > 1,
  })
}
