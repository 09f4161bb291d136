// The venues near a position. Loaded pages are kept for the visit and reloaded only after 250 km
// (SPEC section 9).
import { useEffect, useMemo, useState } from 'react'
import type { CallOutput } from '#contract/contract.ts'
import { needsReload, type Position } from '#domain/location/distance.ts'
import type { Refusal } from '#domain/shared/refusal.ts'
import { call } from '../../net/call.ts'
import { nearestFirst, type LoadedPages } from './near-order.ts'

export type LocationCard = CallOutput<'locations-near'>['locations'][number]

export const nearPageSize = 30
const lastOffset = 1_000

export type NearLocations = {
  locations: LocationCard[]
  hasMore: boolean
  isLoading: boolean
  refusal: Refusal | null
  again: () => void
}

let kept: LoadedPages<LocationCard> | null = null

export const forgetNearLocations = (): void => void (kept = null)

const nothing: LoadedPages<LocationCard> = {
  loadedAt: { lat: 0, lon: 0 },
  locations: [],
  more: true,
}

export function useNearLocations(position: Position | null, wanted: number): NearLocations {
  const [pages, setPages] = useState(kept)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [round, setRound] = useState(0)
  const usable =
    pages !== null && position !== null && !needsReload(pages.loadedAt, position) ? pages : null
  const { lat, lon } = position ?? nothing.loadedAt
  const order = useMemo(() => nearestFirst(usable ?? nothing, { lat, lon }), [usable, lat, lon])
  const isEnough = usable !== null && (!usable.more || order.settled >= wanted)

  useEffect(() => {
    if (position === null || isEnough) return
    const abort = new AbortController()
    const { loadedAt, locations } = usable ?? { loadedAt: { lat, lon }, locations: [] }
    void call(
      'locations-near',
      { ...loadedAt, offset: locations.length },
      { signal: abort.signal },
    ).then((answer) => {
      if (abort.signal.aborted) return
      setRefusal(answer.ok ? null : answer.refusal)
      if (!answer.ok) return
      const all = [...locations, ...answer.value.locations]
      kept = { loadedAt, locations: all, more: answer.value.more && all.length <= lastOffset }
      setPages(kept)
    })
    return () => abort.abort()
    // oxlint-disable-next-line react/exhaustive-deps -- `position` is `lat` and `lon`, its identity changes at every render
  }, [lat, lon, position === null, isEnough, usable, round])

  return {
    locations: order.locations.slice(0, Math.min(wanted, order.settled)),
    hasMore: usable !== null && (usable.more || order.locations.length > wanted),
    isLoading: position !== null && !isEnough && refusal === null,
    refusal: isEnough ? null : refusal,
    again: () => {
      setRefusal(null)
      setRound((last) => last + 1)
    },
  }
}
