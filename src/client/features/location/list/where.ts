// Chooses the player's position for venue lists: the device's, else the home venue's, else the last
// known one.
import { distanceM, type Position } from '#domain/location/distance.ts'

export type WhereSource = 'here' | 'home' | 'last'
export type SearchOrigin = { position: Position; source: WhereSource }

const noticeableM = 1_000

export function chooseWhere({
  here,
  home,
  last,
}: Readonly<Record<WhereSource, Position | null>>): SearchOrigin | null {
  if (here !== null) return { position: here, source: 'here' }
  if (home !== null) return { position: home, source: 'home' }
  return last === null ? null : { position: last, source: 'last' }
}

export const isWorthStoring = (stored: Position | null, here: Position): boolean =>
  stored === null || distanceM(stored, here) >= noticeableM

export const toPosition = (lat: number | null, lon: number | null): Position | null =>
  lat === null || lon === null ? null : { lat, lon }
