// Next steps for the admins of a new venue.
import { listFirstSteps } from '../steps/first-steps.ts'

const venueSteps = ['photo', 'facts', 'event', 'share'] as const
export type VenueStep = (typeof venueSteps)[number]

export const venuePlayersSettled = 10

type VenueProgress = {
  photoURL: string
  courts: number
  hours: string
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
