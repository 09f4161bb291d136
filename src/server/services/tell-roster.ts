// Tells players what became of their places.
import type { RosterAlert } from '#domain/event/roster-alerts.ts'
import type { NewAlert } from '../features/alert/queries.ts'
import { alertParams, type EventFacts } from '../features/event/queries.ts'
import { toWallTime } from '../time/zone-time.ts'

/** The alerts of a roster change; an offer says until when, on the clocks of the venue. */
export const listRosterNews = (event: EventFacts, alerts: readonly RosterAlert[]): NewAlert[] =>
  alerts.map(({ playerId, kind, until }) => ({
    playerId,
    kind,
    eventId: event.eventId,
    params: {
      ...alertParams(event),
      ...(until !== undefined && { until: toWallTime(until, event.timezone) }),
    },
  }))
