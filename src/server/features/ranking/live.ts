// events-unusual: suspicious series, for the admins of their venue.
import { permit, rolesAtVenue } from '#domain/access/capabilities.ts'
import { unusualDays, findUnusualReasons } from '#domain/event/unusual-series.ts'
import { ok, refuse } from '#domain/shared/result.ts'
import { defineLiveQueries } from '../../live/live-query.ts'
import { topics } from '../../live/topics.ts'
import { isVenueAdmin } from '../admin/queries.ts'
import { listSeries } from './queries.ts'

const dayMs = 86_400_000

export const rankingLive = defineLiveQueries<'events-unusual'>({
  'events-unusual': {
    shared: false,
    topics: ({ locationId }) => [
      topics.order(locationId),
      topics.location(locationId),
      topics.eventsAt(locationId),
    ],
    load: async ({ db, now }, { locationId }, viewer) => {
      const isAdmin = await isVenueAdmin(db, locationId, viewer.playerId)
      if (isAdmin === null) return refuse('location-not-found')
      const allowed = permit(viewer, rolesAtVenue(isAdmin), 'location.reports')
      if (!allowed.ok) return allowed
      const series = await listSeries(db, locationId, new Date(now - unusualDays * dayMs))
      return ok({
        series: series.flatMap((one) => {
          const reasons = findUnusualReasons(one)
          return reasons.length === 0 ? [] : [{ ...one, reasons }]
        }),
      })
    },
  },
})
