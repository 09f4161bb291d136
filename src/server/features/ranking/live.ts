// events-unusual: suspicious series, for the admins of their venue.
import { unusualDays, findUnusualReasons } from '#domain/event/unusual-series.ts'
import { ok } from '#domain/shared/result.ts'
import { openVenueFor } from '../../core/access/open-venue.ts'
import { defineLiveQueries } from '../../live/live-query.ts'
import { topics } from '../../live/topics.ts'
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
      const allowed = await openVenueFor({ tx: db, actor: viewer }, locationId, 'location.reports')
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
