// The wire schema of an instant: ISO 8601, and an instant that exists.
import * as v from 'valibot'
import { addDays, isDay } from './day.ts'

/** No place on earth is further from UTC. */
const offsetMax = 14 * 60
const minutesOfDay = 24 * 60
const parts = /^(.{10})[T ](\d\d):(\d\d).*?(?:([+-])(\d\d):?(\d\d)?)?Z?$/

/**
 * True when the day exists and lies between 1900 and 2199, both locally and in UTC. `text` must
 * have ISO 8601 form.
 */
export function isInstant(text: string): boolean {
  const [, day = '', hours, minutes, sign, offsetHours = 0, offsetMinutes = 0] =
    parts.exec(text) ?? []
  const offset = Number(offsetHours) * 60 + Number(offsetMinutes)
  if (!isDay(day) || offset > offsetMax) return false
  const inUtc = Number(hours) * 60 + Number(minutes) + (sign === '-' ? offset : -offset)
  return isDay(addDays(day, Math.floor(inUtc / minutesOfDay)))
}

export const instantSchema = v.pipe(
  v.string(),
  v.maxLength(40),
  v.isoTimestamp(),
  v.check(isInstant, 'no instant of these centuries'),
)
