// Alerts players about changes of their places.
import type { RosterAlert } from '#domain/event/roster-alerts.ts'
import { toWallTime } from '../../time/zone-time.ts'
import type { NewAlert } from '../alerts/alert-queries.ts'
import { alertParams, type EventFacts } from '../event/queries.ts'

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
