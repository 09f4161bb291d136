// Live queries of the calendar, the day, the list, My Events and the history. Public counts are
// shared: one load and one frame for all watchers of the same venues. Private events reach only
// players who may see them.
import { ok } from '#domain/shared/result.ts'
import { defineLiveQueries, viewed, type ViewerData } from '../../live/live-query.ts'
import { topics } from '../../live/topics.ts'
import {
  personalListView,
  privateCountsView,
  publicCardsView,
  type ViewerRelations,
} from '../../naming/venue-view.ts'
import { listHistory } from './history-queries.ts'
import { loadMyDays } from './my-days-queries.ts'
import { countPublic, listCards, listEntries, listMine } from './queries.ts'
import {
  listCountedPrivate,
  listPeopledCards,
  listPublicCards,
  listPublicPeople,
  loadOwnSides,
} from './venue-queries.ts'

/** More upcoming events than a person can have. */
const mineMax = 600
const besideMax = 600

const ownSide: ViewerData<ViewerRelations> = {
  name: 'own side',
  topics: ({ playerId }) => [
    topics.eventsOf(playerId),
    topics.relations(playerId),
    topics.player(playerId),
  ],
  load: ({ db }, viewers) =>
    loadOwnSides(
      db,
      viewers.map(({ playerId }) => playerId),
    ),
}

type ShownEvents = { events: readonly { eventId: string; location: string }[] }

const shownIn = ({ events }: ShownEvents): string[] =>
  events.flatMap(({ eventId, location }) => [topics.roster(eventId), topics.venueLabel(location)])

export const calendarLive = defineLiveQueries({
  'events-publicCounts': {
    shared: true,
    topics: ({ locationIds }) => locationIds.map(topics.calendar),
    load: async ({ db }, { locationIds, from }) => ok(await countPublic(db, locationIds, from)),
  },
  'events-privateCounts': viewed('events-privateCounts', {
    shared: true,
    topics: ({ locationIds }) => locationIds.map(topics.calendar),
    load: async ({ db }, { locationIds, from }) =>
      ok(await listCountedPrivate(db, locationIds, from)),
    view: {
      topics: ownSide.topics,
      own: ownSide,
      of: privateCountsView,
    },
  }),
  'events-publicList': viewed('events-publicList', {
    shared: true,
    topics: ({ locationId }) => [topics.eventsAt(locationId)],
    load: async ({ db }, input) => {
      const events = await listPublicCards(db, input, input.limit + 1)
      return ok({ events: events.slice(0, input.limit), more: events.length > input.limit })
    },
    view: {
      topics: ({ playerId }) => [topics.eventsOf(playerId), topics.relations(playerId)],
      of: publicCardsView,
    },
  }),
  'events-personalList': viewed('events-personalList', {
    shared: true,
    topics: ({ locationId }) => [topics.eventsAt(locationId)],
    load: async ({ db }, { friendsGoing, ...input }) => {
      const { limit } = input
      const listed = friendsGoing ? [] : await listPublicPeople(db, input, limit)
      const beside = await listPeopledCards(db, input, {
        closedOnly: !friendsGoing,
        limit: besideMax,
      })
      return ok({ listed, beside, limit, friendsGoing })
    },
    view: {
      topics: ownSide.topics,
      own: ownSide,
      of: personalListView,
    },
  }),
  'events-list': {
    shared: false,
    topics: ({ locationIds }, { playerId }) => [
      ...locationIds.map(topics.eventsAt),
      topics.eventsOf(playerId),
      topics.relations(playerId),
      topics.player(playerId),
    ],
    load: async ({ db }, input, { playerId }) => {
      const events = await listCards(db, playerId, { ...input, limit: input.limit + 1 })
      return ok({ events: events.slice(0, input.limit), more: events.length > input.limit })
    },
  },
  'events-mine': {
    shared: false,
    topics: (_input, { playerId }) => [topics.eventsOf(playerId), topics.relations(playerId)],
    topicsIn: shownIn,
    load: async ({ db }, { from }, { playerId }) =>
      ok({ events: await listMine(db, playerId, from, mineMax) }),
  },
  'events-myDays': {
    shared: false,
    topics: (_input, { playerId }) => [topics.eventsOf(playerId)],
    topicsIn: ({ next }) =>
      next.flatMap(({ eventId, location }) => [
        topics.dayStatus(eventId),
        topics.venueLabel(location),
      ]),
    load: async ({ db, now }, { from }, { playerId }) =>
      ok(await loadMyDays(db, playerId, from, now)),
  },
  'playerEvents-mine': {
    shared: false,
    topics: (_input, { playerId }) => [topics.eventsOf(playerId)],
    load: async ({ db }, { from }, viewer) =>
      ok({ playerEvents: await listEntries(db, viewer, from, mineMax) }),
  },
  'events-history': {
    shared: false,
    onReplica: true,
    topics: (_input, { playerId }) => [
      topics.eventsOf(playerId),
      topics.relations(playerId),
      topics.rating(playerId),
    ],
    topicsIn: shownIn,
    load: async ({ db }, { limit, ...input }, { playerId }) => {
      const events = await listHistory(db, playerId, { ...input, limit: limit + 1 })
      return ok({ events: events.slice(0, limit), more: events.length > limit })
    },
  },
})
