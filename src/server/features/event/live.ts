// One event, watched: all viewers of it share one load, and those with the same answer one
// frame; anyone else gets the answer of an unknown id. And events as records, each viewer's own:
// blocks and invitations differ.
import { calendarDays } from '#domain/event/calendar.ts'
import { addDays, type Day } from '#domain/shared/day.ts'
import { eventChunk } from '#domain/shared/id.ts'
import { ok, refuse } from '#domain/shared/result.ts'
import type { Database } from '../../db/open-database.ts'
import { defineLiveQueries, viewed } from '../../live/live-query.ts'
import { topics } from '../../live/topics.ts'
import { eventView } from '../../naming/event-view.ts'
import { loadEventCompany } from '../block/queries.ts'
import { listRecords, loadDetail } from './record-queries.ts'
import { loadRosterRows } from './roster-queries.ts'
import { eventGuard } from './visibility-queries.ts'

/** More than a screen could list; a client that needs the rest asks for fewer venues. */
const recordsMax = 600

/** The published events of the days that the calendar counts. */
async function loadComing(
  db: Database,
  viewerId: string,
  wanted: { locationIds: readonly string[]; from: Day; publicOnly: boolean },
) {
  const events = await listRecords(
    db,
    viewerId,
    { ...wanted, to: addDays(wanted.from, calendarDays) },
    recordsMax + 1,
  )
  return ok({ events: events.slice(0, recordsMax), more: events.length > recordsMax })
}

export const eventLive = defineLiveQueries({
  'events-byId': viewed('events-byId', {
    shared: true,
    topics: ({ eventId }) => [topics.event(eventId)],
    guard: eventGuard,
    load: async ({ db }, { eventId }) => {
      const found = await loadDetail(db, eventId)
      if (found === null) return refuse('event-not-found')
      const { sentOut, ...detail } = found
      return ok({
        answer: { ...detail, roster: await loadRosterRows(db, eventId) },
        company: await loadEventCompany(db, eventId),
        sentOut,
      })
    },
    view: eventView,
  }),
  'events-byIds': {
    shared: false,
    topics: ({ eventIds }, { playerId }) => [
      ...eventIds.flatMap((eventId) => [topics.event(eventId), topics.eventAccess(eventId)]),
      topics.eventsOf(playerId),
      topics.relations(playerId),
    ],
    load: async ({ db }, { eventIds }, { playerId }) =>
      ok({ events: await listRecords(db, playerId, { eventIds }, eventChunk) }),
  },
  'events-byLocations': {
    shared: false,
    topics: ({ locationIds }, { playerId }) => [
      ...locationIds.map(topics.eventsAt),
      topics.eventsOf(playerId),
      topics.relations(playerId),
    ],
    load: async ({ db }, { locationIds, from }, { playerId }) =>
      loadComing(db, playerId, { locationIds, from, publicOnly: false }),
  },
  'events-publicAt': {
    shared: false,
    topics: ({ locationId }, { playerId }) => [
      topics.eventsAt(locationId),
      topics.eventsOf(playerId),
      topics.relations(playerId),
    ],
    load: async ({ db }, { locationId, from }, { playerId }) =>
      loadComing(db, playerId, { locationIds: [locationId], from, publicOnly: true }),
  },
})
