// What the landing shows to visitors of the events to come.

/** Shown at most, a venue one. */
export const nextPublicMax = 3
/** Of the soonest events of all venues; those in the visitor's time zone go first among them. */
export const nextPublicLookedAt = 500
/** Far enough for a venue that plays once a week. */
export const nextPublicMs = 8 * 86_400_000
/** Longer than any name of a time zone. */
export const timezoneMax = 64
