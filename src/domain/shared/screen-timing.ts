// Times the screen keeps that belong to no noun (SPEC section 9).

/** A page hidden this long goes to sleep. */
export const sleepAfterMs = 5_400_000
/** A second tap within this time is prevented. */
export const doubleTapGuardMs = 300
/** So long after a place was taken nothing that gives it back is shown. */
export const newPlaceMs = 1_500
/** A celebration hides after this time, or on tap. */
export const celebrationMs = 5_000
/** On Android, listeners that start together do so within this time. */
export const androidStaggerMs = 800
