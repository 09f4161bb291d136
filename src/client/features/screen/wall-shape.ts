// How a screen hangs, and how much it holds: the size of all text follows its shorter side, so that
// it is read from five metres.
import { useWindow } from '../../device/use-window.ts'

export type WallShape = 'wide' | 'square' | 'tall'

/** About 31 lines on the shorter side. */
export const wallText = 'max(0.75rem, 3.2vmin)'

const readShape = (): WallShape => {
  const ratio = innerWidth / innerHeight
  if (ratio < 1) return 'tall'
  return ratio < 1.5 ? 'square' : 'wide'
}

export const useWallShape = (): WallShape => useWindow(readShape)

/** What fits one page without scrolling. */
export const roomBy = {
  wide: { events: 4, courts: 6, columns: 3, queueCourts: 6, standings: 16, inColumn: 8 },
  square: { events: 4, courts: 4, columns: 2, queueCourts: 3, standings: 8, inColumn: 8 },
  tall: { events: 6, courts: 6, columns: 1, queueCourts: 8, standings: 16, inColumn: 16 },
} as const satisfies Record<WallShape, object>
