// The live query of my calendar feed: since when I have one.
import { ok } from '#domain/shared/result.ts'
import { defineLiveQueries } from '../../live/live-query.ts'
import { topics } from '../../live/topics.ts'
import { findFeed } from './queries.ts'

export const calendarFeedLive = defineLiveQueries<'calendarFeeds-mine'>({
  'calendarFeeds-mine': {
    shared: false,
    topics: (_input, { playerId }) => [topics.calendarFeed(playerId)],
    load: async ({ db }, _input, { playerId }) =>
      ok({ created: (await findFeed(db, playerId))?.toISOString() ?? null }),
  },
})
