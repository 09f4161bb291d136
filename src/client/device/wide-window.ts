// How much stands side by side in a wide window; apart from its first width, which every visit asks.
import { isWide } from './use-window.ts'

const isWideFrom = (px: number): boolean => isWide() && matchMedia(`(min-width:${px}px)`).matches

/** From this width on the rail has names, and there is room for a second pane. */
export const isDesk = (): boolean => isWideFrom(1100)

/** From this width on my conversations stand beside the one that is open. */
export const hasThreadsPane = (): boolean => isWideFrom(900)

/** From this width on the list that an event was opened from, or its day, stands beside it. */
export const hasEventsPane = (): boolean => isWideFrom(964)

/** From this width on the other player stands beside our conversation. */
export const hasPersonPane = (): boolean => isWideFrom(1400)

/** From this width on a day stands beside the calendar. */
export const hasSidePane = (): boolean => isWideFrom(1280)

/** From this width on organizers see a whole evening at once. */
export const hasEveningBoard = (): boolean => isWideFrom(1000)
