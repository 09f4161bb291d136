// Local days and times of venues by one set of zone rules, Node's. PostgreSQL's may be older or
// newer, so instants are computed here and stored, never computed in SQL.
import { toDay, type Day } from '#domain/shared/day.ts'

const minuteMs = 60_000
const dayMs = 86_400_000

/** The edition of this process's time-zone database, such as "2026a". */
export const zoneRules = process.versions.tz ?? ''

const knownZones = new Map<string, string>()

/** Falls back to UTC, so that a venue with an unknown zone still has a calendar. */
function resolveZone(timezone: string): string {
  const known = knownZones.get(timezone)
  if (known !== undefined) return known
  const resolved = isKnownZone(timezone) ? timezone : 'UTC'
  knownZones.set(timezone, resolved)
  return resolved
}

/**
 * True for a zone name exactly as IANA writes it, such as America/Phoenix: no offset, no
 * abbreviation, no other case.
 */
export const isZoneName = (timezone: string): boolean =>
  timezone.includes('/') &&
  isKnownZone(timezone) &&
  Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(timezone).timeZoneId === timezone

export function isKnownZone(timezone: string): boolean {
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(timezone)
    return true
  } catch {
    return false
  }
}

/**
 * The instant (ms) of a local day and time ('HH:mm'). A skipped time moves by the length of the
 * gap; a repeated one is its second occurrence, as in PostgreSQL.
 */
export function toInstant(day: string, time: string, timezone: string): number {
  const wall = Temporal.PlainDateTime.from(`${day}T${time}`)
  return wall.toZonedDateTime(resolveZone(timezone), { disambiguation: 'later' }).epochMilliseconds
}

/** True for a local time that is skipped when clocks go forward. */
export const isSkipped = (day: string, time: string, timezone: string): boolean =>
  toWallTime(toInstant(day, time, timezone), timezone) !== `${day}T${time}`

const zonedAt = (instantMs: number, timezone: string): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(instantMs).toZonedDateTimeISO(resolveZone(timezone))

/** Local time at an instant (ms): 'yyyy-MM-ddTHH:mm'. */
export function toWallTime(instantMs: number, timezone: string): string {
  return zonedAt(instantMs, timezone).toPlainDateTime().toString({ smallestUnit: 'minute' })
}

export function toLocalDay(instantMs: number, timezone: string): Day {
  return toDay(zonedAt(instantMs, timezone).toPlainDate().toString())
}

/** The instant (ms) with the same local time in another zone. */
export const moveToZone = (instantMs: number, from: string, to: string): number => {
  const wall = zonedAt(instantMs, from).toPlainDateTime()
  return wall.toZonedDateTime(resolveZone(to), { disambiguation: 'later' }).epochMilliseconds
}

/**
 * True when both zones have the same time throughout the year after an instant (ms); sampled every
 * 30 days.
 */
export const hasSameClocks = (one: string, other: string, nowMs: number): boolean =>
  Array.from({ length: 13 }, (_, month) => nowMs + month * 30 * dayMs).every(
    (instant) => toWallTime(instant, one) === toWallTime(instant, other),
  )

/** The same local time `days` later, across clock changes. ISO 8601 in and out. */
export function shiftByDays(instant: string, days: number, timezone: string): string {
  const wall = zonedAt(Date.parse(instant), timezone).toPlainDateTime().add({ days })
  return new Date(
    wall.toZonedDateTime(resolveZone(timezone), { disambiguation: 'later' }).epochMilliseconds,
  ).toISOString()
}

export function eventInstants(event: {
  startDate: string
  startTime: string
  /** Minutes. */
  duration: number
  timezone: string
}): { startsAt: Date; endsAt: Date } {
  const startsAt = toInstant(event.startDate, event.startTime, event.timezone)
  return { startsAt: new Date(startsAt), endsAt: new Date(startsAt + event.duration * minuteMs) }
}
