// Where a player is, as far as venues are concerned: where the device says, else the home venue,
// else the last known position.
import { distanceM, type Position } from '#domain/location/distance.ts'

export type WhereSource = 'here' | 'home' | 'last'
export type Where = { position: Position; source: WhereSource }

/** A position this far from the stored one is worth storing. */
const noticeableM = 1_000

/** The best position known; null when there is none. */
export function chooseWhere({
  here,
  home,
  last,
}: Readonly<Record<WhereSource, Position | null>>): Where | null {
  if (here !== null) return { position: here, source: 'here' }
  if (home !== null) return { position: home, source: 'home' }
  return last === null ? null : { position: last, source: 'last' }
}

/** True when the server should remember `here` in place of `stored`. */
export const isWorthStoring = (stored: Position | null, here: Position): boolean =>
  stored === null || distanceM(stored, here) >= noticeableM

/** A position from two values that are only known together. */
export const toPosition = (lat: number | null, lon: number | null): Position | null =>
  lat === null || lon === null ? null : { lat, lon }
