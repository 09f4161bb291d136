// Live queries of tournaments. A day is loaded once for all its watchers, and once for all holders
// of the public link.
import type { LiveOutput } from '#contract/contract.ts'
import type { PlayerActor } from '#domain/access/actor.ts'
import { mayCreateEvents } from '#domain/location/event-creators.ts'
import type { EventCreators } from '#domain/location/location.ts'
import { everywherePlayerId } from '#domain/player/player.ts'
import { findIdInKey } from '#domain/shared/link-key.ts'
import { ok, refuse } from '#domain/shared/result.ts'
import { loadTournamentCompany } from '../../core/access/tournament-queries.ts'
import type { Database } from '../../db/open-database.ts'
import type { Deps } from '../../deps.ts'
import type { LinkKeys } from '../../link/link-keys.ts'
import { defineLiveQueries, viewed, type ViewerData, type View } from '../../live/live-query.ts'
import { topics } from '../../live/topics.ts'
import {
  toDivision,
  tournamentDayView,
  tournamentView,
  watchedTournamentView,
} from '../../naming/tournament-view.ts'
import { findVenue } from '../league/queries.ts'
import { loadTournamentDay } from './day-queries.ts'
import { listDivisions, type DivisionRow } from './division-queries.ts'
import * as store from './queries.ts'

const tournamentGuard = {
  topics: ({ tournamentId }: store.TournamentKey, { playerId }: PlayerActor): string[] => [
    topics.tournamentAccess(tournamentId),
    topics.relations(playerId),
    topics.eventsOf(playerId),
  ],
  check: async (
    { db, now }: { db: Database; now: number },
    key: store.TournamentKey,
    { playerId }: PlayerActor,
  ) =>
    (await store.findTournament(db, key, playerId, now)) === null
      ? refuse('tournament-not-found')
      : ok(null),
}

type TournamentCards = LiveOutput<'tournaments-atLocation'>
type VenueTournaments = {
  locationName: string
  eventCreators: EventCreators
  tournaments: readonly Omit<TournamentCards['tournaments'][number], 'isMineToRun'>[]
}

const tournamentSide: ViewerData<store.TournamentSide, { locationId: string }> = {
  name: 'tournament side',
  perInput: true,
  topics: ({ playerId }) => [topics.relations(playerId), topics.eventsOf(playerId)],
  load: ({ db }, viewers, { locationId }) =>
    store.loadTournamentSides(
      db,
      viewers.map(({ playerId }) => playerId),
      locationId,
    ),
}

const viewTournaments = (
  { locationName, eventCreators, tournaments }: VenueTournaments,
  _viewer: unknown,
  own: store.TournamentSide,
): View<TournamentCards> => ({
  key: JSON.stringify(own),
  told: () => ({
    locationName,
    mayCreate: mayCreateEvents(eventCreators, own),
    tournaments: tournaments.flatMap((tournament) => {
      const isMineToRun = own.tournaments[tournament.tournamentId]
      return isMineToRun === undefined ? [] : [{ ...tournament, isMineToRun }]
    }),
  }),
})

const keylessQueries = defineLiveQueries({
  'tournaments-atLocation': viewed('tournaments-atLocation', {
    shared: true,
    topics: ({ locationId }) => [
      topics.tournamentsAt(locationId),
      // Divisions are created, cancelled and deleted as events.
      topics.calendar(locationId),
      topics.location(locationId),
    ],
    load: async ({ db, now }, { locationId }) => {
      const venue = await findVenue(db, locationId)
      if (venue === undefined) return refuse('location-not-found')
      const found = await store.listTournaments(db, { locationId, now })
      return ok({
        locationName: venue.name,
        eventCreators: venue.eventCreators,
        tournaments: found.map(({ tournamentId, fields, organizerName, divisions }) => ({
          tournamentId,
          name: fields.name,
          startDate: fields.startDate,
          endDate: fields.endDate,
          invite: fields.invite,
          organizerName,
          divisions,
        })),
      })
    },
    view: { topics: tournamentSide.topics, own: tournamentSide, of: viewTournaments },
  }),
  'tournaments-day': viewed('tournaments-day', {
    shared: true,
    topics: ({ tournamentId }) => [topics.tournament(tournamentId)],
    guard: tournamentGuard,
    load: async ({ db, now }, key) =>
      (await store.findTournament(db, key, everywherePlayerId, now)) === null
        ? refuse('tournament-not-found')
        : ok({
            day: await loadTournamentDay(db, key),
            company: await loadTournamentCompany(db, key.tournamentId),
          }),
    view: tournamentDayView,
  }),
})

const tournamentById = (linkKeys: LinkKeys) =>
  viewed('tournaments-byId', {
    shared: true,
    topics: ({ tournamentId }) => [topics.tournament(tournamentId)],
    guard: tournamentGuard,
    load: async ({ db, now }, key) => {
      const tournament = await store.findTournament(db, key, everywherePlayerId, now)
      if (tournament === null) return refuse('tournament-not-found')
      const { fields, locationName, timezone, organizerId, organizerName, cohostNames, watchKey } =
        tournament
      return ok({
        company: await loadTournamentCompany(db, key.tournamentId),
        divisions: (await listDivisions(db, key)).map(showKey(linkKeys)),
        answer: {
          ...key,
          fields,
          locationName,
          timezone,
          organizerId,
          organizerName,
          cohostNames,
          watchKey: watchKey === null ? null : linkKeys.show(watchKey),
        },
      })
    },
    view: tournamentView,
  })

const tournamentByLink = (linkKeys: LinkKeys) =>
  viewed('tournaments-watch', {
    shared: true,
    topics: ({ watchKey }) => {
      const tournamentId = findIdInKey(watchKey)
      return tournamentId === null ? [] : [topics.tournament(tournamentId)]
    },
    load: async ({ db, now }, { watchKey }) => {
      const linkName = linkKeys.find(watchKey)
      const tournament =
        linkName === null ? null : await store.findLinkedTournament(db, linkName, now)
      if (tournament === null) return refuse('tournament-not-found')
      const { tournamentId, fields, locationName, timezone } = tournament
      const { name, note, startDate, endDate, courts, courtsOut, restMinutes } = fields
      return ok({
        company: await loadTournamentCompany(db, tournamentId),
        day: await loadTournamentDay(db, tournament),
        answer: {
          tournamentId,
          name,
          note,
          startDate,
          endDate,
          courts,
          courtsOut,
          restMinutes,
          locationName,
          timezone,
          divisions: (await listDivisions(db, tournament)).map(showKey(linkKeys)).map(toDivision),
        },
      })
    },
    view: watchedTournamentView,
  })

export const tournamentLive = ({ linkKeys }: Pick<Deps, 'linkKeys'>) =>
  defineLiveQueries({
    ...keylessQueries,
    'tournaments-byId': tournamentById(linkKeys),
    'tournaments-watch': tournamentByLink(linkKeys),
  })

const showKey =
  (linkKeys: LinkKeys) =>
  (division: DivisionRow): DivisionRow =>
    division.watchKey === null
      ? division
      : { ...division, watchKey: linkKeys.show(division.watchKey) }
