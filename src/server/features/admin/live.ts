// Live queries of admin roles, and of a venue's admin log, which its admins share; a former admin
// loses it at once.
import { ok } from '#domain/shared/result.ts'
import { openVenueFor } from '../../core/access/open-venue.ts'
import { defineLiveQueries } from '../../live/live-query.ts'
import { topics } from '../../live/topics.ts'
import { listAdminRoles, loadLocationLog } from './queries.ts'

export const adminLive = defineLiveQueries<'locationsAdmin-list' | 'locationsAdmin-log'>({
  'locationsAdmin-list': {
    shared: false,
    topics: (asked, viewer) => [
      topics.relations(viewer.playerId),
      topics.user(viewer.userId),
      ...('locationId' in asked
        ? [topics.location(asked.locationId)]
        : [topics.locations(), topics.eventsOf(viewer.playerId)]),
      ...('playerId' in asked ? [topics.player(asked.playerId)] : []),
    ],
    load: async ({ db }, asked, { playerId }) =>
      ok({ locationsAdmin: await listAdminRoles(db, playerId, asked) }),
  },
  'locationsAdmin-log': {
    shared: true,
    topics: ({ locationId }) => [topics.order(locationId), topics.location(locationId)],
    guard: {
      topics: ({ locationId }) => [topics.location(locationId)],
      check: async ({ db }, { locationId }, viewer) =>
        openVenueFor({ tx: db, actor: viewer }, locationId, 'location.log'),
    },
    load: async ({ db }, { locationId, limit }) => {
      const lines = await loadLocationLog(db, locationId, limit + 1)
      return ok({ lines: lines.slice(0, limit), more: lines.length > limit })
    },
  },
})
