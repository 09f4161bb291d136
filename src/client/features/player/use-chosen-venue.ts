// The selected home venue: the chosen one, else the player's own, else that of the event that led
// here.
import { useState } from 'react'
import type { Me } from '../../session/use-me.ts'
import type { VenueChoice } from './use-venue-choices.ts'

type Venue = { locationId: string; locationName: string; city: string }

export function useChosenVenue({ locations, player }: Me, invited: Venue | undefined) {
  const [chosen, setVenue] = useState<VenueChoice | null>()
  const own = locations.find(({ locationId }) => locationId === player?.homeLocation)
  const suggested: VenueChoice | undefined = invited && {
    locationId: invited.locationId,
    name: invited.locationName,
    city: invited.city,
  }
  return { venue: chosen === undefined ? (own ?? suggested ?? null) : chosen, setVenue }
}
