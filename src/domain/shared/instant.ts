// An instant as it travels: ISO 8601, read and not only looked at.
import * as v from 'valibot'
import { addDays, isDay } from './day.ts'

/** No place on earth is further from UTC. */
const offsetMax = 14 * 60
const minutesOfDay = 24 * 60
const parts = /^(.{10})[T ](\d\d):(\d\d).*?(?:([+-])(\d\d):?(\d\d)?)?Z?$/

/**
 * True for an instant on an existing day between 1900 and 2199, where it was written and in UTC.
 * `text` has the form of ISO 8601.
 */
export function isInstant(text: string): boolean {
  const [, day = '', hours, minutes, sign, offsetHours = 0, offsetMinutes = 0] =
    parts.exec(text) ?? []
  const offset = Number(offsetHours) * 60 + Number(offsetMinutes)
  if (!isDay(day) || offset > offsetMax) return false
  const inUtc = Number(hours) * 60 + Number(minutes) + (sign === '-' ? offset : -offset)
  return isDay(addDays(day, Math.floor(inUtc / minutesOfDay)))
}

/** An instant as ISO 8601 with its offset, commonly in UTC. */
export const instantSchema = v.pipe(
  v.string(),
  v.maxLength(40),
  v.isoTimestamp(),
  v.check(isInstant, 'no instant of these centuries'),
)
