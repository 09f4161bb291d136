// locationsAdmin-log: what admins did at a venue, for its admins. They share one load; who leaves the office loses it at once.
import { can } from '#domain/access/capabilities.ts'
import { ok, refuse } from '#domain/shared/result.ts'
import { liveOf } from '../../live/live-query.ts'
import { topics } from '../../live/topics.ts'
import { isAdminOf, loadLocationLog } from './store.ts'

export const adminLive = liveOf<'locationsAdmin-log'>({
  'locationsAdmin-log': {
    shared: true,
    topics: ({ locationId }) => [topics.order(locationId), topics.location(locationId)],
    guard: {
      topics: ({ locationId }) => [topics.location(locationId)],
      check: async ({ db }, { locationId }, { playerId }) => {
        const isAdmin = await isAdminOf(db, locationId, playerId)
        if (isAdmin === null) return refuse('location-not-found')
        return can(isAdmin ? ['admin'] : [], 'location.log') ? ok(null) : refuse('not-allowed')
      },
    },
    load: async ({ db }, { locationId, limit }) => {
      const lines = await loadLocationLog(db, locationId, limit + 1)
      return ok({ lines: lines.slice(0, limit), more: lines.length > limit })
    },
  },
})
