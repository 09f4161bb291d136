// When people hear that the clock of their device is wrong: times, countdowns and sign-up windows
// on their screen go by it.
const minuteMs = 60_000
const hourMinutes = 60
const dayHours = 24

/** Below this nobody notices. */
export const clockErrorMinMs = 5 * minuteMs

export type ClockError = {
  isAhead: boolean
  count: number
  unit: 'day' | 'hour' | 'minute'
}

/**
 * Both are how far the device is ahead of the server (ms, negative where it's behind): when the
 * server last said its time, and by the time that passed since. The smaller one counts, because a
 * device that slept looks ahead by its sleep, and one whose clock was set is right again.
 */
export function findClockError(aheadThenMs: number, aheadNowMs: number): ClockError | null {
  const aheadMs = Math.abs(aheadNowMs) < Math.abs(aheadThenMs) ? aheadNowMs : aheadThenMs
  if (Math.abs(aheadMs) < clockErrorMinMs) return null
  const minutes = Math.round(Math.abs(aheadMs) / minuteMs)
  const hours = Math.round(minutes / hourMinutes)
  const isAhead = aheadMs > 0
  if (minutes < hourMinutes) return { isAhead, count: minutes, unit: 'minute' }
  if (hours < dayHours) return { isAhead, count: hours, unit: 'hour' }
  return { isAhead, count: Math.round(hours / dayHours), unit: 'day' }
}
