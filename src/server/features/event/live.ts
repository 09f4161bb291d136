// One event, watched. Everyone who may see it shares one load and one frame; who may not gets the answer of an unknown id.
import { ok, refuse } from '#domain/shared/result.ts'
import { liveOf } from '../../live/live-query.ts'
import { topics } from '../../live/topics.ts'
import { loadRosterRows } from '../roster/store.ts'
import { findEvent, loadDetail, openedBy, playersTowards } from './store.ts'

export const eventLive = liveOf({
  'events-byId': {
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
    load: async ({ db }, { eventId }) => {
      const detail = await loadDetail(db, eventId)
      return detail === null ? refuse('event-not-found') : ok({ ...detail, roster: await loadRosterRows(db, eventId) })
    },
  },
})
