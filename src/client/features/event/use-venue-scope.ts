// Which venues a screen of events looks at: the one in its address, else all my active ones.
import { useEffect, useState } from 'react'
import { loadPart } from '../../lib/load-part.ts'
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
  const otherName = useVenueName(mine === undefined ? locationId : undefined)
  return {
    locationIds: locationId === undefined ? locations.map((location) => location.locationId) : [locationId],
    scopeName: mine?.name ?? otherName,
    createAt: locationId ?? player.homeLocation ?? undefined,
  }
}

/** Of a venue that is not mine, '' until it is known. The calendar asks nothing else, so what asks is fetched only then. */
function useVenueName(locationId: string | undefined): string {
  const [known, setKnown] = useState({ locationId, name: '' })
  useEffect(() => {
    if (locationId === undefined) return
    const abort = new AbortController()
    void loadPart(() => import('../../lib/call.ts')).then(({ call }) => call('locations-name', { locationId }, { signal: abort.signal })).then(
      (answer) => { if (answer.ok && !abort.signal.aborted) setKnown({ locationId, name: answer.value.name }) },
      () => undefined,
    )
    return () => abort.abort()
  }, [locationId])
  return known.locationId === locationId ? known.name : ''
}
