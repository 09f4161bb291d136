// The live query of an event's check-in desk, for its organizers.
import { ok } from '#domain/shared/result.ts'
import { openEventFor } from '../../core/access/open-event.ts'
import { defineLiveQueries } from '../../live/live-query.ts'
import { topics } from '../../live/topics.ts'
import { listCheckIns } from './queries.ts'

export const checkInLive = defineLiveQueries<'checkIns-byEvent'>({
  'checkIns-byEvent': {
    shared: false,
    topics: ({ eventId }, { playerId }) => [
      topics.checkIns(eventId),
      topics.event(eventId),
      topics.eventAccess(eventId),
      topics.relations(playerId),
    ],
    load: async ({ db, now }, { eventId }, viewer) => {
      const opened = await openEventFor({ actor: viewer, tx: db, now }, eventId, 'event.checkIn')
      if (!opened.ok) return opened
      const rows = await listCheckIns(db, eventId)
      return ok({
        checkIns: rows.map(({ created, ...row }) => ({ ...row, created: created.toISOString() })),
      })
    },
  },
})
