// reports-atLocation: a venue's open reports for each of its admins, without those about the admin.
import { reportsShown } from '#domain/report/report.ts'
import { ok } from '#domain/shared/result.ts'
import { openVenueFor } from '../../core/access/open-venue.ts'
import { defineLiveQueries } from '../../live/live-query.ts'
import { topics } from '../../live/topics.ts'
import { listOpenReports } from './queries.ts'

export const reportLive = defineLiveQueries<'reports-atLocation'>({
  'reports-atLocation': {
    shared: false,
    topics: ({ locationId }, { playerId, userId }) => [
      topics.order(locationId),
      topics.relations(playerId),
      topics.user(userId),
    ],
    rightTopics: (_input, { playerId, userId }) => [
      topics.relations(playerId),
      topics.user(userId),
    ],
    load: async ({ db }, { locationId }, viewer) => {
      const allowed = await openVenueFor({ tx: db, actor: viewer }, locationId, 'location.reports')
      if (!allowed.ok) return allowed
      return ok({ reports: await listOpenReports(db, locationId, viewer.playerId, reportsShown) })
    },
  },
})
