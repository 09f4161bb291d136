// reports-atLocation: a venue's open reports for each of its admins, without those about the admin.
import { permit, rolesAtVenue } from '#domain/access/capabilities.ts'
import { reportsShown } from '#domain/report/report.ts'
import { ok, refuse } from '#domain/shared/result.ts'
import { defineLiveQueries } from '../../live/live-query.ts'
import { topics } from '../../live/topics.ts'
import { isVenueAdmin } from '../admin/queries.ts'
import { listOpenReports } from './queries.ts'

export const reportLive = defineLiveQueries<'reports-atLocation'>({
  'reports-atLocation': {
    shared: false,
    topics: ({ locationId }) => [topics.order(locationId), topics.location(locationId)],
    load: async ({ db }, { locationId }, viewer) => {
      const { playerId } = viewer
      const isAdmin = await isVenueAdmin(db, locationId, playerId)
      if (isAdmin === null) return refuse('location-not-found')
      const allowed = permit(viewer, rolesAtVenue(isAdmin), 'location.reports')
      if (!allowed.ok) return allowed
      return ok({ reports: await listOpenReports(db, locationId, playerId, reportsShown) })
    },
  },
})
