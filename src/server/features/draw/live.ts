// The record of a draw, watched: one load for all who may see the event.
import { ok, refuse } from '#domain/shared/result.ts'
import { liveOf } from '../../live/live-query.ts'
import { topics } from '../../live/topics.ts'
import { findEvent, openedBy, playersTowards } from '../event/store.ts'
import { loadDraw } from './store.ts'

export const drawLive = liveOf<'draws-byEvent'>({
  'draws-byEvent': {
    shared: true,
    topics: ({ eventId }) => [topics.event(eventId)],
    guard: {
      topics: ({ eventId }, { playerId }) => [topics.eventAccess(eventId), topics.relations(playerId)],
      check: async ({ db, now }, { eventId }, { playerId }) => {
        const event = await findEvent(db, eventId)
        const opened = event === null ? null : openedBy(event, (await playersTowards(db, eventId, [playerId])).get(playerId), now)
        return opened === null ? refuse('event-not-found') : ok(null)
      },
    },
    load: async ({ db }, { eventId }) => ok(await loadDraw(db, eventId)),
  },
})
