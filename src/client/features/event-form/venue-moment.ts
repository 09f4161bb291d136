// Day and time on a venue's wall, and the instants they stand for.

/** day 'yyyy-MM-dd' and time 'HH:mm', either of them still missing. */
export type Moment = { day: string | null; time: string | null }

const dayMs = 86_400_000

const walls = new Map<string, Intl.DateTimeFormat>()

function wallFormat(timeZone: string): Intl.DateTimeFormat {
  const known =
    walls.get(timeZone) ??
    new Intl.DateTimeFormat('en', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    })
  walls.set(timeZone, known)
  return known
}

/** What the wall clock shows at an instant (ms): 'yyyy-MM-ddTHH:mm'. */
function wallAt(instantMs: number, timeZone: string): string {
  const parts = Object.fromEntries(
    wallFormat(timeZone)
      .formatToParts(instantMs)
      .map(({ type, value }) => [type, value]),
  )
  return `${parts['year']}-${parts['month']}-${parts['day']}T${parts['hour']}:${parts['minute']}`
}

/** How far the wall clock is ahead of UTC at an instant, in ms. */
const offsetAt = (instantMs: number, timeZone: string): number =>
  Date.parse(`${wallAt(instantMs, timeZone)}Z`) - Math.floor(instantMs / 60_000) * 60_000

/**
 * The instant (ISO 8601, UTC) of a moment, or null while a part is missing. As on the server
 * (decision 040): a time that clocks skip is taken as much later as they jump, of a time that they
 * show twice the second is meant.
 */
export function toInstant(moment: Moment | null, timeZone: string): string | null {
  if (moment === null || moment.day === null || moment.time === null) return null
  const wall = `${moment.day}T${moment.time}`
  const asUtc = Date.parse(`${wall}Z`)
  const [before, after] = [
    asUtc - offsetAt(asUtc - dayMs, timeZone),
    asUtc - offsetAt(asUtc + dayMs, timeZone),
  ]
  return new Date(wallAt(after, timeZone) === wall ? after : before).toISOString()
}

/** True for a moment that the venue's clocks never show, as they go forward over it. */
export function isSkipped(moment: Moment | null, timeZone: string): boolean {
  const instant = toInstant(moment, timeZone)
  return (
    instant !== null && wallAt(Date.parse(instant), timeZone) !== `${moment?.day}T${moment?.time}`
  )
}

/** The moment at the venue when `instant` (ISO 8601) comes. */
export function toMoment(instant: string, timeZone: string): { day: string; time: string } {
  const wall = wallAt(Date.parse(instant), timeZone)
  return { day: wall.slice(0, 10), time: wall.slice(11) }
}
