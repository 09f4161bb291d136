// One venue, with each viewer's part in a second statement and their coming events in a third where
// wanted; and all venues on the lists, a page at a time.
import type { LiveOutput, ParsedLiveInput } from '#contract/contract.ts'
import type { PlayerActor } from '#domain/access/actor.ts'
import { pageDays, pageEventsMax } from '#domain/location/venue-page.ts'
import { addDays, type Day } from '#domain/shared/day.ts'
import { idsMax } from '#domain/shared/id-form.ts'
import { refuse, ok } from '#domain/shared/result.ts'
import type { Database } from '../../db/open-database.ts'
import { defineLiveQueries, viewed, type ViewerData, type View } from '../../live/live-query.ts'
import { topics } from '../../live/topics.ts'
import { listPublicAt } from '../calendar/queries.ts'
import {
  toLocationFields,
  findLocation,
  listShown,
  loadVenueStandings,
  type VenueStanding,
} from './queries.ts'

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

type VenuePage = LiveOutput<'locations-byId'>
type Own = VenueStanding & { events: VenuePage['events'] }
type Whole = Omit<VenuePage, 'mine' | 'events' | 'clubs'> & {
  clubs: Omit<VenuePage['clubs'][number], 'mine'>[]
}

const venueSide: ViewerData<Own, ParsedLiveInput<'locations-byId'>> = {
  name: 'venue side',
  perInput: true,
  topics: ({ userId, playerId }, { events }) => [
    topics.user(userId),
    topics.relations(playerId),
    ...(events ? [topics.eventsOf(playerId)] : []),
  ],
  load: async ({ db }, viewers, { locationId, today, events }) => {
    const ids = viewers.map(({ playerId }) => playerId)
    const own: Own[] = []
    for (const [index, standing] of (await loadVenueStandings(db, ids, locationId)).entries())
      own.push({
        ...standing,
        events: events ? await listShownEvents(db, ids[index] ?? '', { locationId, today }) : [],
      })
    return own
  },
}

function viewVenue(
  whole: Whole,
  { playerId, lacksSecondFactor }: PlayerActor,
  { active, isHome, admins, clubs, events }: Own,
): View<VenuePage> {
  const isAdmin = whole.admins.some((admin) => admin.playerId === playerId)
  const mine = { active, isHome, isAdmin, needsSecondFactor: isAdmin && lacksSecondFactor }
  return {
    key: JSON.stringify([mine, admins, clubs, events]),
    told: () => ({
      ...whole,
      admins: whole.admins.filter((admin) => admins.includes(admin.playerId)),
      clubs: whole.clubs.flatMap((club) => {
        const standing = clubs[club.clubId]
        if (standing === undefined) return []
        const ownerName = standing.isOwnerNamed ? club.ownerName : ''
        return [{ ...club, ownerName, mine: standing.mine }]
      }),
      events,
      mine,
    }),
  }
}

export const locationLive = defineLiveQueries<'locations-byId' | 'locations-list'>({
  'locations-byId': viewed('locations-byId', {
    shared: true,
    topics: ({ locationId, events }) => [
      topics.location(locationId),
      ...(events ? [topics.eventsAt(locationId)] : []),
    ],
    load: async ({ db }, { locationId, today }) => {
      const row = await findLocation(db, locationId, addDays(today, -1))
      if (row === undefined) return refuse('location-not-found')
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
        days: row.days,
      })
    },
    view: { topics: venueSide.topics, own: venueSide, of: viewVenue },
  }),
  'locations-list': {
    shared: true,
    topics: () => [topics.locations()],
    load: async ({ db }, { after }) => {
      const locations = await listShown(db, after, idsMax + 1)
      return ok({ locations: locations.slice(0, idsMax), more: locations.length > idsMax })
    },
  },
})
