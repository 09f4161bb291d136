// The live query of an event's results: whether they are closed, and the medals.
import { ok } from '#domain/shared/result.ts'
import { eventGuard } from '../../core/access/visibility-queries.ts'
import { defineLiveQueries } from '../../live/live-query.ts'
import { topics } from '../../live/topics.ts'
import { findResults } from './queries.ts'

export const resultLive = defineLiveQueries({
  'results-byEvent': {
    shared: true,
    topics: ({ eventId }) => [topics.matchList(eventId)],
    guard: eventGuard,
    load: async ({ db }, { eventId }) => ok(await findResults(db, eventId)),
  },
})
