// Announces new public events to matching players of the venue: after a delay, so that mistakes can
// be fixed first, and in batches, so that a busy organizer doesn't notify everyone each minute.

const minuteMs = 60_000

export const announceAfterMs = 5 * minuteMs
export const announceEveryMs = 60 * minuteMs
/** Events not announced within this time never are. */
export const announceWithinMs = 48 * 60 * minuteMs

export type AnnouncedEvent = { eventId: string; seriesId: string | null; startsAt: number }

/**
 * One player's announcement: the first event, the number of dates in its series, and how many other
 * events there are. Null for an empty list.
 */
export function toAnnouncement<E extends AnnouncedEvent>(
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
