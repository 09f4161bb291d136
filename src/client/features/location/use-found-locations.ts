// Searches venues by text as it is typed. The last result stays until the next one arrives.
import type { Position } from '#domain/location/distance.ts'
import { locationTextMax } from '#domain/location/location.ts'
import type { Refusal } from '#domain/shared/refusal.ts'
import { useRead } from '../../net/use-read.ts'
import type { LocationCard } from './use-near-locations.ts'
import { pauseMs, useSettledQuery } from './use-settled.ts'

export type FoundLocations = {
  locations: LocationCard[] | null
  isLoading: boolean
  refusal: Refusal | null
  again: () => void
}

export function useFoundLocations(text: string, near: Position | null): FoundLocations {
  const typed = text.trim().slice(0, locationTextMax.name)
  const asked = useSettledQuery(typed, pauseMs)
  const { data, refusal, isLoading, again } = useRead(
    'locations-search',
    asked === '' ? 'skip' : { text: asked, near },
  )
  if (typed === '') return { locations: null, isLoading: false, refusal: null, again }
  return {
    locations: asked === '' ? null : (data?.locations ?? null),
    isLoading: isLoading || typed !== asked,
    refusal,
    again,
  }
}
