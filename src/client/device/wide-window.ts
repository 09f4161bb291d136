// Widths from which more panes stand side by side; separate from the first width, which every visit
// needs.
import { isWide } from './use-window.ts'

const isWideFrom = (px: number): boolean => isWide() && matchMedia(`(min-width:${px}px)`).matches

export const hasNamedRail = (): boolean => isWideFrom(1100)

export const hasThreadsPane = (): boolean => isWideFrom(900)

export const hasEventsPane = (): boolean => isWideFrom(964)

export const hasPersonPane = (): boolean => isWideFrom(1400)

export const hasSidePane = (): boolean => isWideFrom(1280)

export const hasEveningBoard = (): boolean => isWideFrom(1000)
