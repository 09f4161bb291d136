// One venue with its people and clubs in one statement, its coming events in another where they are
// wanted; and all venues on the lists, a page at a time, one load for all watchers.
import { pageDays, pageEventsMax } from '#domain/location/venue-page.ts'
import { addDays, type Day } from '#domain/shared/day.ts'
import { idsMax } from '#domain/shared/id-form.ts'
import { refuse, ok } from '#domain/shared/result.ts'
import type { Database } from '../../db/open-database.ts'
import { defineLiveQueries } from '../../live/live-query.ts'
import { topics } from '../../live/topics.ts'
import { listPublicAt } from '../calendar/queries.ts'
import { toLocationFields, findLocation, listShown } from './queries.ts'

const listShownEvents = (
  db: Database,
  playerId: string,
  { locationId, today }: { locationId: string; today: Day },
) =>
  listPublicAt(
    db,
    playerId,
    locationId,
    { from: today, to: addDays(today, pageDays - 1) },
    pageEventsMax,
  )

export const locationLive = defineLiveQueries<'locations-byId' | 'locations-list'>({
  'locations-byId': {
    shared: false,
    topics: ({ locationId, events }, viewer) => [
      topics.location(locationId),
      ...(events ? [topics.eventsAt(locationId), topics.eventsOf(viewer.playerId)] : []),
      topics.user(viewer.userId),
      topics.relations(viewer.playerId),
    ],
    load: async ({ db }, { locationId, today, events }, viewer) => {
      const row = await findLocation(db, locationId, viewer.playerId, addDays(today, -1))
      if (row === undefined) return refuse('location-not-found')
      const isAdmin = row.admins.some(({ playerId }) => playerId === viewer.playerId)
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
        events: events ? await listShownEvents(db, viewer.playerId, { locationId, today }) : [],
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
