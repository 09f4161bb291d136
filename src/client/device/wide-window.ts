// Widths from which more panes stand side by side, in px at a text size of 100 %: larger text needs
// more. Separate from the first width, which every visit needs.
import { isWide } from './use-window.ts'

const remAt100 = 16

export const getRem = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

const isWideFrom = (px: number): boolean => isWide() && innerWidth >= (px * getRem()) / remAt100

export const hasNamedRail = (): boolean => isWideFrom(1100)

export const hasThreadsPane = (): boolean => isWideFrom(900)

export const hasEventsPane = (): boolean => isWideFrom(964)

export const hasPersonPane = (): boolean => isWideFrom(1400)

export const hasSidePane = (): boolean => isWideFrom(1280)

export const hasEveningBoard = (): boolean => isWideFrom(1000)
