// A player's private calendar feed: the form of its secret, and how much it contains.

export const feedPastDays = 60
/**
 * A cancelled or left event stays in the feed as cancelled for this many days, so that every
 * calendar drops it.
 */
export const feedGoneDays = 30
export const feedEventsMax = 1000
export const feedSecretBytes = 32

export const feedSecretForm = /^[A-Za-z0-9_-]{43}$/

export const isFeedSecret = (text: string): boolean => feedSecretForm.test(text)
