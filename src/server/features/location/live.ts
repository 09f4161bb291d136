// Live queries of one venue with its people, clubs and upcoming events, in two statements; and of
// all listed venues by page, loaded once for all watchers.
import { addDays } from '#domain/shared/day.ts'
import { idsMax } from '#domain/shared/id-form.ts'
import { refuse, ok } from '#domain/shared/result.ts'
import { defineLiveQueries } from '../../live/live-query.ts'
import { topics } from '../../live/topics.ts'
import { listPublicAt } from '../calendar/queries.ts'
import { toLocationFields, findLocation, listShown } from './queries.ts'

const daysAhead = 7
const eventsMax = 100

export const locationLive = defineLiveQueries<'locations-byId' | 'locations-list'>({
  'locations-byId': {
    shared: false,
    topics: ({ locationId }, viewer) => [
      topics.location(locationId),
      topics.eventsAt(locationId),
      topics.eventsOf(viewer.playerId),
      topics.user(viewer.userId),
      topics.relations(viewer.playerId),
    ],
    load: async ({ db }, { locationId, today }, viewer) => {
      const row = await findLocation(db, locationId, viewer.playerId, addDays(today, -1))
      if (row === undefined) return refuse('location-not-found')
      const isAdmin = row.admins.some(({ playerId }) => playerId === viewer.playerId)
      const events = await listPublicAt(
        db,
        viewer.playerId,
        locationId,
        { from: today, to: addDays(today, daysAhead - 1) },
        eventsMax,
      )
      return ok({
        locationId,
        fields: toLocationFields(row),
        timezone: row.timezone,
        photoURL: row.photoUrl,
        attribution: row.attribution,
        source: row.source,
        edited: row.edited?.toISOString() ?? null,
        embed: row.embed,
        admins: row.admins,
        playerCount: row.playerCount ?? 0,
        skillCounts: row.skillCounts,
        clubs: row.clubs,
        events,
        days: row.days,
        mine: {
          active: Boolean(row.isActive),
          isHome: Boolean(row.isHome),
          isAdmin,
          needsSecondFactor: isAdmin && viewer.lacksSecondFactor,
        },
      })
    },
  },
  'locations-list': {
    shared: true,
    topics: () => [topics.locations()],
    load: async ({ db }, { after }) => {
      const locations = await listShown(db, after, idsMax + 1)
      return ok({ locations: locations.slice(0, idsMax), more: locations.length > idsMax })
    },
  },
})
