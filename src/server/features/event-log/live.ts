// eventLogs-byEvent: an event's log, for its organizers.
import { ok } from '#domain/shared/result.ts'
import { openEventFor } from '../../core/access/open-event.ts'
import { defineLiveQueries } from '../../live/live-query.ts'
import { topics } from '../../live/topics.ts'
import { listEventLog } from './queries.ts'

export const eventLogLive = defineLiveQueries<'eventLogs-byEvent'>({
  'eventLogs-byEvent': {
    shared: false,
    topics: ({ eventId }, { playerId }) => [
      topics.event(eventId),
      topics.eventAccess(eventId),
      topics.relations(playerId),
    ],
    load: async ({ db, now }, { eventId, limit }, viewer) => {
      const opened = await openEventFor({ actor: viewer, tx: db, now }, eventId, 'event.roster')
      if (!opened.ok) return opened
      const lines = await listEventLog(db, eventId, limit + 1)
      return ok({ lines: lines.slice(0, limit), more: lines.length > limit })
    },
  },
})
