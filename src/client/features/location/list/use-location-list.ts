// The venues of a list: nearby ones, or matches while something is typed.
import { useState } from 'react'
import type { Refusal } from '#domain/shared/refusal.ts'
import { useFoundLocations } from '../use-found-locations.ts'
import { nearPageSize, useNearLocations, type LocationCard } from '../use-near-locations.ts'
import { useWhere, type WhereState } from './use-where.ts'

export type LocationList = {
  text: string
  setText: (text: string) => void
  place: WhereState
  isSearch: boolean
  locations: LocationCard[]
  isLoading: boolean
  refusal: Refusal | null
  again: () => void
  hasMore: boolean
  showMore: () => void
}

export function useLocationList(): LocationList {
  const [text, setText] = useState('')
  const [wanted, setWanted] = useState(nearPageSize)
  const place = useWhere()
  const position = place.where?.position ?? null
  const near = useNearLocations(position, wanted)
  const found = useFoundLocations(text, position)
  const isTyped = text.trim() !== ''
  const isSearch = isTyped && found.locations !== null
  const shown = isTyped ? found : near
  return {
    text,
    setText,
    place,
    isSearch,
    locations: found.locations ?? near.locations,
    isLoading: shown.isLoading || (!isTyped && place.where === undefined),
    refusal: shown.refusal,
    again: shown.again,
    hasMore: !isTyped && near.hasMore,
    showMore: () => setWanted((last) => last + nearPageSize),
  }
}
