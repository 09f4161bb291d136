// The venues that an events screen covers: the one in its address, else all my active ones.
import { useEffect, useState } from 'react'
import type { Refusal } from '#domain/shared/refusal.ts'
import { loadPart } from '../../navigation/load-part.ts'
import { usePlayer } from '../../session/use-me.ts'
import type { VenueName } from './venue-name.ts'

export type VenueScope = {
  locationIds: readonly string[]
  scopeName: string
  missing: Refusal | undefined
  createAt: string | undefined
}

export function useVenueScope(locationId: string | undefined): VenueScope {
  const { player, locations } = usePlayer()
  const mine = locations.find((location) => location.locationId === locationId)
  const other = useVenueName(mine === undefined ? locationId : undefined)
  return {
    locationIds:
      locationId === undefined ? locations.map((location) => location.locationId) : [locationId],
    scopeName: mine?.name ?? other?.name ?? '',
    missing: other?.missing,
    createAt: locationId ?? player.homeLocation ?? undefined,
  }
}

function useVenueName(locationId: string | undefined): VenueName | null {
  const [known, setKnown] = useState<VenueName | null>(null)
  useEffect(() => {
    if (locationId === undefined) return
    let isOld = false
    void loadPart(() => import('./venue-name.ts'))
      .then(({ findVenueName }) => findVenueName(locationId))
      .then(
        (found) => {
          if (!isOld) setKnown(found)
        },
        () => undefined,
      )
    return () => {
      isOld = true
    }
  }, [locationId])
  return known?.locationId === locationId ? known : null
}
