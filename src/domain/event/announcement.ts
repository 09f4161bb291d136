// New public events are announced to matching players of their venue: a while after they were
// written, so that mistakes can be mended first, and together, so that a busy organizer does not
// ring every pocket each minute.

const minuteMs = 60_000

/** How long an event stands unchanged before it is told. */
export const announceAfterMs = 5 * minuteMs
/** At most one telling a venue in this time. */
export const announceEveryMs = 60 * minuteMs
/** What was not told in this time is no news anymore. */
export const announceWithinMs = 48 * 60 * minuteMs

export type NewEvent = { eventId: string; seriesId: string | null; startsAt: number }

/**
 * What one player is told of these events: the first, on how many dates of its series, and how many
 * others there are. Null when there are none.
 */
export function toAnnouncement<E extends NewEvent>(
  events: readonly E[],
): { event: E; dates: number; others: number } | null {
  const [event, ...rest] = events.toSorted((a, b) => a.startsAt - b.startsAt)
  if (event === undefined) return null
  const isSameSeries = (other: E): boolean =>
    event.seriesId !== null && other.seriesId === event.seriesId
  const others = rest.filter((other) => !isSameSeries(other))
  return {
    event,
    dates: rest.length - others.length + 1,
    others: new Set(others.map(({ eventId, seriesId }) => seriesId ?? eventId)).size,
  }
}
