// The record of a draw, watched: one load for all who may see the event.
import { ok } from '#domain/shared/result.ts'
import { liveOf } from '../../live/live-query.ts'
import { topics } from '../../live/topics.ts'
import { eventGuard } from '../event/store.ts'
import { loadDraw } from './store.ts'

export const drawLive = liveOf<'draws-byEvent'>({
  'draws-byEvent': {
    shared: true,
    topics: ({ eventId }) => [topics.event(eventId)],
    guard: eventGuard,
    load: async ({ db }, { eventId }) => ok(await loadDraw(db, eventId)),
  },
})
