// The private calendar feed of a player: what its secret looks like and what it holds.

/** How far back a feed goes. */
export const feedPastDays = 60
/**
 * How long a feed says that something is cancelled or left, so that every calendar has time to drop
 * it.
 */
export const feedGoneDays = 30
/** Events in one feed; the latest come first when there are more. */
export const feedEventsMax = 1000
/** Random bytes in a secret. */
export const feedSecretBytes = 32

/** 32 random bytes as base64url. */
export const feedSecretForm = /^[A-Za-z0-9_-]{43}$/

/** True for what a feed's secret looks like. */
export const isFeedSecret = (text: string): boolean => feedSecretForm.test(text)
