// The venues offered as a home venue: search results, else venues near the device, else those the
// person came for.
import { getCookie } from '../../device/cookies.ts'
import type { DevicePosition } from '../../device/position.ts'
import { getStored } from '../../device/storage.ts'
import { useRead } from '../../net/use-read.ts'
import type { Me } from '../../session/use-me.ts'
import { useSettled } from '../../ui/use-settled.ts'

export type VenueChoice = {
  locationId: string
  name: string
  city: string
  distanceM?: number | null
}
export type VenueChoices = {
  kind: 'found' | 'near' | 'suggested'
  venues: readonly VenueChoice[]
  isLoading: boolean
}

const nearShown = 8

export function useVenueChoices(
  me: Me,
  text: string,
  position: DevicePosition | null,
): VenueChoices {
  const wanted = useSettled(text.trim())
  const found = useRead(
    'locations-search',
    wanted === '' ? 'skip' : { text: wanted, near: position },
  )
  const near = useRead('locations-near', position === null ? 'skip' : position)
  const suggested = useSuggested(me)
  if (text.trim() !== '')
    return {
      kind: 'found',
      venues: found.data?.locations ?? [],
      isLoading: found.isLoading || wanted !== text.trim(),
    }
  if (position !== null)
    return {
      kind: 'near',
      venues: near.data?.locations.slice(0, nearShown) ?? [],
      isLoading: near.isLoading,
    }
  return { kind: 'suggested', venues: suggested, isLoading: false }
}

function useSuggested({ locations, stage }: Me): readonly VenueChoice[] {
  const linked =
    getCookie('pendingLocation') ?? getStored('referral') ?? stage?.homeLocation ?? null
  const isKnown = locations.some((location) => location.locationId === linked)
  const other = useRead(
    'locations-name',
    linked === null || isKnown ? 'skip' : { locationId: linked },
  )
  return other.data === undefined ? locations : [other.data, ...locations]
}
