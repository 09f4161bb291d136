// Which venues a screen of events looks at: the one in its address, else all my active ones.
import { useRead } from '../../lib/use-read.ts'
import { usePlayer } from '../../lib/use-me.ts'

export type VenueScope = {
  locationIds: readonly string[]
  /** Name of the one venue, '' for all of mine. */
  scopeName: string
  /** Where a new event is meant to be. */
  createAt: string | undefined
}

/** `locationId` undefined means all my active venues. */
export function useVenueScope(locationId: string | undefined): VenueScope {
  const { player, locations } = usePlayer()
  const mine = locations.find((location) => location.locationId === locationId)
  const other = useRead('locations-name', locationId === undefined || mine !== undefined ? 'skip' : { locationId })
  return {
    locationIds: locationId === undefined ? locations.map((location) => location.locationId) : [locationId],
    scopeName: mine?.name ?? other.data?.name ?? '',
    createAt: locationId ?? player.homeLocation ?? undefined,
  }
}
