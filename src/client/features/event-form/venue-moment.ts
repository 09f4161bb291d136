// Converts between a venue's local day and time and instants.

/** day 'yyyy-MM-dd', time 'HH:mm'; null while missing. */
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

function wallAt(instantMs: number, timeZone: string): string {
  const parts = Object.fromEntries(
    wallFormat(timeZone)
      .formatToParts(instantMs)
      .map(({ type, value }) => [type, value]),
  )
  return `${parts['year']}-${parts['month']}-${parts['day']}T${parts['hour']}:${parts['minute']}`
}

const offsetAt = (instantMs: number, timeZone: string): number =>
  Date.parse(`${wallAt(instantMs, timeZone)}Z`) - Math.floor(instantMs / 60_000) * 60_000

/**
 * The instant (ISO 8601, UTC) of a moment; null while a part is missing. As on the server (decision
 * 040): a skipped time moves later by the gap, an ambiguous time means the second occurrence.
 */
export function toInstantText(moment: Moment | null, timeZone: string): string | null {
  if (moment === null || moment.day === null || moment.time === null) return null
  const wall = `${moment.day}T${moment.time}`
  const asUtc = Date.parse(`${wall}Z`)
  const [before, after] = [
    asUtc - offsetAt(asUtc - dayMs, timeZone),
    asUtc - offsetAt(asUtc + dayMs, timeZone),
  ]
  return new Date(wallAt(after, timeZone) === wall ? after : before).toISOString()
}

export function isSkippedMoment(moment: Moment | null, timeZone: string): boolean {
  const instant = toInstantText(moment, timeZone)
  return (
    instant !== null && wallAt(Date.parse(instant), timeZone) !== `${moment?.day}T${moment?.time}`
  )
}

export function toMoment(instant: string, timeZone: string): { day: string; time: string } {
  const wall = wallAt(Date.parse(instant), timeZone)
  return { day: wall.slice(0, 10), time: wall.slice(11) }
}
