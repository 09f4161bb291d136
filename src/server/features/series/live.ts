// The live query of a series: each viewer sees the dates that exist for them.
import { ok, refuse } from '#domain/shared/result.ts'
import { defineLiveQueries } from '../../live/live-query.ts'
import { topics } from '../../live/topics.ts'
import { loadSeries } from './queries.ts'

export const seriesLive = defineLiveQueries<'series-byId'>({
  'series-byId': {
    shared: false,
    topics: ({ seriesId }, { playerId }) => [
      topics.series(seriesId),
      topics.eventsOf(playerId),
      topics.relations(playerId),
    ],
    load: async ({ db }, { seriesId }, { playerId }) => {
      const series = await loadSeries(db, playerId, seriesId)
      return series === null ? refuse('event-not-found') : ok(series)
    },
  },
})
