// media-list: what is new at the requested venues.
import { ok } from '#domain/shared/result.ts'
import { defineLiveQueries } from '../../live/live-query.ts'
import { topics } from '../../live/topics.ts'
import { listMediaRows } from './queries.ts'

export const mediaLive = defineLiveQueries({
  'media-list': {
    shared: false,
    topics: ({ locationIds }, viewer) => [
      topics.relations(viewer.playerId),
      topics.user(viewer.userId),
      ...locationIds.flatMap((id) => [topics.media(id), topics.location(id)]),
    ],
    load: async ({ db }, { locationIds, limit }, viewer) => {
      const items = await listMediaRows(db, viewer.playerId, { locationIds, limit: limit + 1 })
      return ok({ items: items.slice(0, limit), more: items.length > limit })
    },
  },
})
