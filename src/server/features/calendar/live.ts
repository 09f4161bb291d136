// Live queries of the calendar, the day, the list, My Events and the history. Public counts are
// shared: one load and one frame for all watchers of the same venues. A private event appears here
// only to players allowed to see it.
import { ok } from '#domain/shared/result.ts'
import { defineLiveQueries } from '../../live/live-query.ts'
import { topics } from '../../live/topics.ts'
import {
  countPrivate,
  countPublic,
  listCards,
  listEntries,
  listHistory,
  listMine,
} from './queries.ts'

/** More upcoming events than a person can have. */
const mineMax = 600

export const calendarLive = defineLiveQueries({
  'events-publicCounts': {
    shared: true,
    topics: ({ locationIds }) => locationIds.map(topics.calendar),
    load: async ({ db }, { locationIds, from }) => ok(await countPublic(db, locationIds, from)),
  },
  'events-privateCounts': {
    shared: false,
    topics: ({ locationIds }, { playerId }) => [
      ...locationIds.map(topics.calendar),
      topics.eventsOf(playerId),
      topics.relations(playerId),
    ],
    load: async ({ db }, { locationIds, from }, { playerId }) =>
      ok((await countPrivate(db, [playerId], locationIds, from)).get(playerId) ?? []),
    loadMany: async ({ db }, { locationIds, from }, viewers) => {
      const counts = await countPrivate(
        db,
        viewers.map(({ playerId }) => playerId),
        locationIds,
        from,
      )
      return viewers.map(({ playerId }) => ok(counts.get(playerId) ?? []))
    },
  },
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
    load: async ({ db }, { from }, { playerId }) =>
      ok({ events: await listMine(db, playerId, from, mineMax) }),
  },
  'playerEvents-mine': {
    shared: false,
    topics: (_input, { playerId }) => [topics.eventsOf(playerId)],
    load: async ({ db }, { from }, viewer) =>
      ok({ playerEvents: await listEntries(db, viewer, from, mineMax) }),
  },
  'events-history': {
    shared: false,
    topics: (_input, { playerId }) => [
      topics.eventsOf(playerId),
      topics.relations(playerId),
      topics.rating(playerId),
    ],
    load: async ({ db }, { limit, ...input }, { playerId }) => {
      const events = await listHistory(db, playerId, { ...input, limit: limit + 1 })
      return ok({ events: events.slice(0, limit), more: events.length > limit })
    },
  },
})
