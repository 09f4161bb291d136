// Decides when to warn that a device's clock is wrong: times, countdowns and sign-up windows on its
// screen depend on it.
const minuteMs = 60_000
const hourMinutes = 60
const dayHours = 24

export const clockErrorMinMs = 5 * minuteMs

export type ClockError = {
  isAhead: boolean
  count: number
  unit: 'day' | 'hour' | 'minute'
}

/**
 * The device's lead over the server in ms (negative when behind): when the server last sent its
 * time, and by the time elapsed since. The smaller one counts, because sleep makes a device look
 * ahead, and a corrected clock is right again.
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
