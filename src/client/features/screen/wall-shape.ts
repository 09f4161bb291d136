// Orientation and capacity of a TV screen: text scales with its shorter side, so that it is
// readable from five meters.
import { useWindow } from '../../device/use-window.ts'

export type WallShape = 'wide' | 'square' | 'tall'

export const wallText = 'max(0.75rem, 3.2vmin)'

const readShape = (): WallShape => {
  const ratio = innerWidth / innerHeight
  if (ratio < 1) return 'tall'
  return ratio < 1.5 ? 'square' : 'wide'
}

export const useWallShape = (): WallShape => useWindow(readShape)

export const roomBy = {
  wide: { events: 4, courts: 6, columns: 3, queueCourts: 6, standings: 16, inColumn: 8 },
  square: { events: 4, courts: 4, columns: 2, queueCourts: 3, standings: 8, inColumn: 8 },
  tall: { events: 6, courts: 6, columns: 1, queueCourts: 8, standings: 16, inColumn: 16 },
} as const satisfies Record<WallShape, object>
