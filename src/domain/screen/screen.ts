// The screens of a venue: how many there are, what they show in turn and how long, and when they may
// load a new version. Times of the day are minutes since midnight at the venue.

/** Screens of one venue: each is asked anew whenever something changes there. */
export const screensMax = 12
/** Characters of its name. */
export const screenNameMax = 40

/** In the order in which they turn. */
export const screenPages = ['venue', 'events', 'queue', 'matches', 'standings'] as const
export type ScreenPage = (typeof screenPages)[number]

export const screenSecondsMin = 8
export const screenSecondsMax = 60
export const screenSecondsUsual = 15

export const screenThemes = ['dark', 'light'] as const
export type ScreenTheme = (typeof screenThemes)[number]

/** A screen says that it is there once a minute, and the server keeps it so often. */
export const screenBeatMs = 60_000
export const screenSeenStepMs = 4 * 60_000
/** So long after it was seen a screen counts as on. */
export const screenOnMs = 8 * 60_000

/** Events of today and tomorrow that it knows of; evenings that it shows whole at a time. */
export const screenEventsMax = 40
export const screenEveningsMax = 4
/** An evening stays on the wall from an hour before its start until half an hour after its end. */
export const eveningBeforeMs = 60 * 60_000
export const eveningAfterMs = 30 * 60_000

type Times = { startsAt: number; endsAt: number }

/** True while an event is on the wall; instants in ms. */
export const isEveningOn = ({ startsAt, endsAt }: Times, now: number): boolean =>
  startsAt - eveningBeforeMs <= now && now < endsAt + eveningAfterMs

/** At night a screen begins anew, whatever else is so. */
const nightFrom = 3 * 60
const nightUntil = 5 * 60
/** A page that is younger has begun anew this night. */
const nightAgeMs = 2.5 * 60 * 60_000
/** A page that is younger would get the same again. */
const youngMs = 10 * 60_000

export type ScreenAge = {
  /** At the venue. */
  minutes: number
  ageMs: number
  isOutdated: boolean
  /** So outdated that the server tells it nothing anymore. */
  isStuck: boolean
  isPlaying: boolean
}

/**
 * Whether the page loads again: at night, and for a new version as soon as nothing is played. Never
 * in the middle of an evening, unless the wall would stand still for the rest of it.
 */
export function shouldBeginAnew(age: ScreenAge): boolean {
  const { minutes, ageMs, isOutdated, isStuck, isPlaying } = age
  if (ageMs < youngMs) return false
  if (isStuck) return true
  if (isPlaying) return false
  const isNight = nightFrom <= minutes && minutes < nightUntil
  return isOutdated || (isNight && ageMs > nightAgeMs)
}
