// Timings of screens that belong to no single feature (SPEC section 9).

export const sleepAfterMs = 5_400_000
export const doubleTapGuardMs = 300
/** After taking a place, controls that give it back stay hidden this long. */
export const newPlaceMs = 1_500
export const celebrationMs = 5_000
/** Spreads the start of simultaneous listeners on Android. */
export const androidStaggerMs = 800
