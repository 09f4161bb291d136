// Days and times on the clocks of venues, by the rules of one source: those that come with Node.
// PostgreSQL brings rules of its own, which may be older or newer, so instants are computed here
// and stored, and never computed in SQL.
import { toDay, type Day } from '#domain/shared/day.ts'

const minuteMs = 60_000
const dayMs = 86_400_000

/** Which edition of the time-zone database this process uses, such as "2026a". */
export const zoneRules = process.versions.tz ?? ''

const knownZones = new Map<string, string>()

/**
 * `timezone` when these rules know it, else UTC: a venue of an unknown zone still has a calendar.
 */
function resolveZone(timezone: string): string {
  const known = knownZones.get(timezone)
  if (known !== undefined) return known
  const resolved = isKnownZone(timezone) ? timezone : 'UTC'
  knownZones.set(timezone, resolved)
  return resolved
}

/**
 * True for the name of a zone as the IANA writes it, such as America/Phoenix: no offset, no
 * abbreviation, no other case.
 */
export const isZoneName = (timezone: string): boolean =>
  timezone.includes('/') &&
  isKnownZone(timezone) &&
  Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(timezone).timeZoneId === timezone

/** True when the rules know this IANA name. */
export function isKnownZone(timezone: string): boolean {
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(timezone)
    return true
  } catch {
    return false
  }
}

/**
 * The instant (ms) at which the clocks of `timezone` show `day` and `time` ('HH:mm'). A time that
 * clocks skip is taken as much later as they jump; of a time that they show twice the second is
 * meant, as PostgreSQL decides.
 */
export function toInstant(day: string, time: string, timezone: string): number {
  const wall = Temporal.PlainDateTime.from(`${day}T${time}`)
  return wall.toZonedDateTime(resolveZone(timezone), { disambiguation: 'later' }).epochMilliseconds
}

/**
 * True for a time that the clocks of `timezone` never show on that day, as they go forward over it.
 */
export const isSkipped = (day: string, time: string, timezone: string): boolean =>
  toWallTime(toInstant(day, time, timezone), timezone) !== `${day}T${time}`

const zonedAt = (instantMs: number, timezone: string): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(instantMs).toZonedDateTimeISO(resolveZone(timezone))

/** What the clocks of `timezone` show at an instant (ms): 'yyyy-MM-ddTHH:mm'. */
export function toWallTime(instantMs: number, timezone: string): string {
  return zonedAt(instantMs, timezone).toPlainDateTime().toString({ smallestUnit: 'minute' })
}

/** The calendar day in `timezone` at an instant (ms). */
export function toLocalDay(instantMs: number, timezone: string): Day {
  return toDay(zonedAt(instantMs, timezone).toPlainDate().toString())
}

/** The instant (ms) at which the clocks of another zone show what those of the first show at `instant`. */
export const moveToZone = (instantMs: number, from: string, to: string): number => {
  const wall = zonedAt(instantMs, from).toPlainDateTime()
  return wall.toZonedDateTime(resolveZone(to), { disambiguation: 'later' }).epochMilliseconds
}

/** True where two zones show one time through the year that follows an instant (ms). */
export const hasSameClocks = (one: string, other: string, nowMs: number): boolean =>
  Array.from({ length: 13 }, (_, month) => nowMs + month * 30 * dayMs).every(
    (instant) => toWallTime(instant, one) === toWallTime(instant, other),
  )

/** The same wall time `days` later: whatever the clocks did in between. ISO 8601 in and out. */
export function shiftByDays(instant: string, days: number, timezone: string): string {
  const wall = zonedAt(Date.parse(instant), timezone).toPlainDateTime().add({ days })
  return new Date(
    wall.toZonedDateTime(resolveZone(timezone), { disambiguation: 'later' }).epochMilliseconds,
  ).toISOString()
}

/** The columns of an event that follow from its day, time, length and zone. */
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
