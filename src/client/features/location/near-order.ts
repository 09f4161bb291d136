// Sorts nearby venues while the player moves. Pages are loaded around the first page's position and
// kept within 250 km; this computes which part of the order no further page can change.
import { distanceM, type Position } from '#domain/location/distance.ts'

export type LoadedPages<L> = { loadedAt: Position; locations: readonly L[]; more: boolean }

export type NearOrder<L> = {
  locations: (L & { distanceM: number })[]
  settled: number
}

/**
 * Unloaded venues are at least as far from `loadedAt` as the farthest loaded one, so at least that
 * distance minus the player's movement from the player.
 */
export function nearestFirst<L extends Position>(
  { loadedAt, locations, more }: LoadedPages<L>,
  position: Position,
): NearOrder<L> {
  const ordered = locations
    .map((location) => ({ ...location, distanceM: distanceM(position, location) }))
    .sort((one, other) => one.distanceM - other.distanceM)
  if (!more) return { locations: ordered, settled: ordered.length }
  const loadedM = locations.reduce(
    (farthest, location) => Math.max(farthest, distanceM(loadedAt, location)),
    0,
  )
  const certainM = loadedM - distanceM(loadedAt, position)
  return {
    locations: ordered,
    settled: ordered.filter((location) => location.distanceM <= certainM).length,
  }
}
