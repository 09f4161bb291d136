// The list near a player is loaded page by page around the position of its first page, and stays
// loaded while the player moves less than 250 km. Meanwhile its order follows the player: this
// tells which part of the order no page still to come can change.
import { distanceM, type Position } from '#domain/location/distance.ts'

/** Pages as they came, nearest to `loadedAt` first; `more`: the server has further ones. */
export type LoadedPages<L> = { loadedAt: Position; locations: readonly L[]; more: boolean }

export type NearOrder<L> = {
  /** Nearest to the player first, with the distances in metres. */
  locations: (L & { distanceM: number })[]
  /** How many at the front are certain. */
  settled: number
}

/**
 * What is not loaded lies at least as far from `loadedAt` as the farthest loaded venue, so at least
 * that less the way moved from the player.
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
