// Live queries of one event, loaded once for all viewers with one frame per distinct answer; others
// get the answer for an unknown id. Also events as records: public ones of a venue are shared,
// others are loaded per viewer, because blocks and invitations differ.
import { calendarDays } from '#domain/event/calendar.ts'
import { addDays } from '#domain/shared/day.ts'
import { eventChunk } from '#domain/shared/id.ts'
import { ok, refuse } from '#domain/shared/result.ts'
import { eventGuard } from '../../core/access/visibility-queries.ts'
import { selectEventCompany, toCompany } from '../../core/player/block-queries.ts'
import { selectRosterRows, toRosterRows } from '../../core/roster/roster-queries.ts'
import { queryPipelined } from '../../db/together.ts'
import { defineLiveQueries, viewed } from '../../live/live-query.ts'
import { topics } from '../../live/topics.ts'
import { eventView } from '../../naming/event-view.ts'
import { publicListView } from '../../naming/venue-view.ts'
import { listPublicRecords, listRecords, selectDetail, toDetail } from './record-queries.ts'

/** More than a screen lists; a client that needs the rest asks for fewer venues. */
const recordsMax = 600

const toComing = <Event>(events: readonly Event[]) =>
  ok({ events: events.slice(0, recordsMax), more: events.length > recordsMax })

export const eventLive = defineLiveQueries({
  'events-byId': viewed('events-byId', {
    shared: true,
    topics: ({ eventId }) => [topics.event(eventId)],
    guard: eventGuard,
    load: async ({ db }, { eventId }) => {
      const [[found], roster, company] = await queryPipelined(db, [
        selectDetail(db, eventId),
        selectRosterRows(db, eventId),
        selectEventCompany(db, eventId),
      ])
      if (found === undefined) return refuse('event-not-found')
      const { sentOut, ...detail } = toDetail(found)
      return ok({
        answer: { ...detail, roster: toRosterRows(roster) },
        company: toCompany(company),
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
      toComing(
        await listRecords(
          db,
          playerId,
          { locationIds, from, to: addDays(from, calendarDays), publicOnly: false },
          recordsMax + 1,
        ),
      ),
  },
  'events-publicAt': viewed('events-publicAt', {
    shared: true,
    topics: ({ locationId }) => [topics.eventsAt(locationId)],
    load: async ({ db }, { locationId, from }) =>
      toComing(
        await listPublicRecords(
          db,
          { location: locationId, from, to: addDays(from, calendarDays) },
          recordsMax + 1,
        ),
      ),
    view: {
      topics: ({ playerId }) => [topics.eventsOf(playerId), topics.relations(playerId)],
      of: publicListView,
    },
  }),
})
