// The screens of a venue: limits, the pages they rotate and for how long, and when they may reload.
// Times of day are minutes since midnight at the venue.

/** Bounded because each screen reloads whenever something at the venue changes. */
export const screensMax = 12
export const screenNameMax = 40

export const screenPages = ['venue', 'events', 'queue', 'matches', 'standings'] as const
export type ScreenPage = (typeof screenPages)[number]

export const screenSecondsMin = 8
export const screenSecondsMax = 60
export const screenSecondsUsual = 15

export const screenThemes = ['dark', 'light'] as const
export type ScreenTheme = (typeof screenThemes)[number]

/** A screen sends a heartbeat each minute; the server stores one per step. */
export const screenBeatMs = 60_000
export const screenSeenStepMs = 4 * 60_000
export const screenOnMs = 8 * 60_000

export const screenEventsMax = 40
export const screenEveningsMax = 4
export const eveningBeforeMs = 60 * 60_000
export const eveningAfterMs = 30 * 60_000

type Times = { startsAt: number; endsAt: number }

export const isEventOnScreen = ({ startsAt, endsAt }: Times, now: number): boolean =>
  startsAt - eveningBeforeMs <= now && now < endsAt + eveningAfterMs

const nightFrom = 3 * 60
const nightUntil = 5 * 60
/** A younger page was already reloaded this night. */
const nightAgeMs = 2.5 * 60 * 60_000
/** A younger page would load the same version again. */
const youngMs = 10 * 60_000

export type ScreenAge = {
  minutes: number
  ageMs: number
  isOutdated: boolean
  isStuck: boolean
  isPlaying: boolean
}

/**
 * Reloads at night, and for a new version once no event is being played; during one only when the
 * screen is stuck.
 */
export function shouldReload(age: ScreenAge): boolean {
  const { minutes, ageMs, isOutdated, isStuck, isPlaying } = age
  if (ageMs < youngMs) return false
  if (isStuck) return true
  if (isPlaying) return false
  const isNight = nightFrom <= minutes && minutes < nightUntil
  return isOutdated || (isNight && ageMs > nightAgeMs)
}
