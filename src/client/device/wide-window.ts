// How much stands side by side in a wide window; apart from its first width, which every visit asks.

/** From this width on the rail has names, and there is room for a second pane. */
export const isDesk = (): boolean => matchMedia('(min-width:1100px)').matches

/** From this width on my conversations stand beside the one that is open. */
export const hasThreadsPane = (): boolean => matchMedia('(min-width:900px)').matches

/** From this width on the list that an event was opened from, or its day, stands beside it. */
export const hasEventsPane = (): boolean => matchMedia('(min-width:964px)').matches

/** From this width on a day stands beside the calendar. */
export const hasSidePane = (): boolean => matchMedia('(min-width:1280px)').matches

/** From this width on organizers see a whole evening at once. */
export const hasEveningBoard = (): boolean => matchMedia('(min-width:1000px)').matches
