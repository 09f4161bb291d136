// Live queries of leagues: a venue's in two statements; one league in five for all its windows, and
// six for all with its public link; team leagues need two more.
import type { LiveOutput } from '#contract/contract.ts'
import { playLeague } from '#domain/league/play-league.ts'
import { mayCreateEvents } from '#domain/location/event-creators.ts'
import type { EventCreators } from '#domain/location/location.ts'
import { medals } from '#domain/medal/medal.ts'
import { everywherePlayerId } from '#domain/player/player.ts'
import { findIdInKey } from '#domain/shared/link-key.ts'
import { ok, refuse } from '#domain/shared/result.ts'
import { loadEventCompany, loadLeagueCompany } from '../../core/player/block-queries.ts'
import type { Deps } from '../../deps.ts'
import type { LinkKeys } from '../../link/link-keys.ts'
import { defineLiveQueries, viewed, type ViewerData, type View } from '../../live/live-query.ts'
import { topics } from '../../live/topics.ts'
import { leagueView } from '../../naming/league-view.ts'
import { watchedLeagueView } from '../../naming/watched-league.ts'
import { listDays } from './day-queries.ts'
import { listLeagueMembers, toEntrants } from './member-queries.ts'
import * as store from './queries.ts'
import { listSubstitutes } from './substitute-queries.ts'
import { loadTeamPlay } from './team-play-queries.ts'
import { listDayPeople } from './watch-queries.ts'

type LeagueCards = LiveOutput<'leagues-atLocation'>
type LeagueCard = LeagueCards['leagues'][number]
type VenueLeagues = {
  locationName: string
  eventCreators: EventCreators
  leagues: readonly Omit<LeagueCard, 'mine' | 'isMineToRun'>[]
}

const leagueSide: ViewerData<store.LeagueSide, { locationId: string }> = {
  name: 'league side',
  perInput: true,
  topics: ({ playerId }) => [topics.relations(playerId)],
  load: ({ db }, viewers, { locationId }) =>
    store.loadLeagueSides(
      db,
      viewers.map(({ playerId }) => playerId),
      locationId,
    ),
}

const viewLeagues = (
  { locationName, eventCreators, leagues }: VenueLeagues,
  _viewer: unknown,
  own: store.LeagueSide,
): View<LeagueCards> => ({
  key: JSON.stringify(own),
  told: () => ({
    locationName,
    mayCreate: mayCreateEvents(eventCreators, own),
    leagues: leagues.flatMap((league) => {
      const part = own.leagues[league.leagueSeriesId]
      return part === undefined ? [] : [{ ...league, ...part }]
    }),
  }),
})

const leaguesAtLocation = defineLiveQueries({
  'leagues-atLocation': viewed('leagues-atLocation', {
    shared: true,
    topics: ({ locationId }) => [topics.leaguesAt(locationId), topics.location(locationId)],
    load: async ({ db, now }, { locationId }) => {
      const venue = await store.findVenue(db, locationId)
      if (venue === undefined) return refuse('location-not-found')
      const leagues = await store.listLeagues(db, locationId, now)
      return ok({
        locationName: venue.name,
        eventCreators: venue.eventCreators,
        leagues: leagues.map(({ leagueSeriesId, organizerName, state, players, fields }) => {
          const {
            name,
            kind,
            play,
            entryBy,
            gender,
            startDate,
            endDate,
            signupDeadline,
            skillMin,
            skillMax,
            maxPlayers,
            invite,
          } = fields
          return {
            leagueSeriesId,
            name,
            kind,
            play,
            entryBy,
            gender,
            state,
            startDate,
            endDate,
            signupDeadline,
            skillMin,
            skillMax,
            maxPlayers,
            players,
            invite,
            organizerName,
          }
        }),
      })
    },
    view: { topics: leagueSide.topics, own: leagueSide, of: viewLeagues },
  }),
})

const leagueById = (linkKeys: LinkKeys) =>
  viewed('leagues-byId', {
    shared: true,
    topics: ({ leagueSeriesId }) => [topics.league(leagueSeriesId)],
    guard: {
      topics: ({ leagueSeriesId }, { playerId }) => [
        topics.leagueAccess(leagueSeriesId),
        topics.relations(playerId),
      ],
      check: async ({ db, now }, key, { playerId }) =>
        (await store.findLeague(db, key, playerId, now)) === null
          ? refuse('league-not-found')
          : ok(null),
    },
    load: async ({ db, now }, key) => {
      const league = await store.findLeague(db, key, everywherePlayerId, now)
      if (league === null) return refuse('league-not-found')
      const members = await listLeagueMembers(db, key)
      const days = await listDays(db, key)
      const { standings, ladder } = playLeague({ ...league, entrants: toEntrants(members) }, days)
      const moves = new Map(ladder.moves.map((day) => [day.eventId, day.moves]))
      const places = new Map(ladder.order.map((entrant, place) => [entrant, place + 1]))
      const { organizerId, organizerName, locationName, timezone, state, fields, watchKey } = league
      const company = await loadLeagueCompany(db, key.leagueSeriesId)
      return ok({
        company,
        substitutes: await listSubstitutes(db, key),
        hoursBefore: league.substituteHours,
        teamPlay: await loadTeamPlay(db, league, now),
        answer: {
          ...key,
          fields,
          state,
          locationName,
          timezone,
          organizerId,
          organizerName,
          watchKey: watchKey === null ? null : linkKeys.show(watchKey),
          members: members.map(({ medal: _medal, ...member }) => ({
            ...member,
            place:
              fields.kind === 'ladder' && member.position !== null
                ? (places.get(member.playerId) ?? null)
                : null,
          })),
          days: days.map(({ players: _players, matches: _matches, ...day }) => ({
            ...day,
            moves: moves.get(day.eventId) ?? [],
          })),
          standings: standings.map((row) => ({ ...row, decidedBy: row.decidedBy ?? '' })),
          awards: medals.flatMap((medal) =>
            members
              .filter((member) => member.medal === medal)
              .map(({ playerId: entrant }) => ({ playerId: entrant, medal })),
          ),
        },
      })
    },
    view: leagueView,
  })

const leagueByLink = (linkKeys: LinkKeys) =>
  viewed('leagues-watch', {
    shared: true,
    topics: ({ watchKey }) => {
      const leagueSeriesId = findIdInKey(watchKey)
      return leagueSeriesId === null
        ? []
        : [topics.league(leagueSeriesId), topics.leagueAccess(leagueSeriesId)]
    },
    load: async ({ db, now }, { watchKey }) => {
      const name = linkKeys.find(watchKey)
      const league = name === null ? null : await store.findLinkedLeague(db, name, now)
      if (league === null) return refuse('league-not-found')
      const members = await listLeagueMembers(db, league)
      const days = await listDays(db, league)
      const last = days
        .toSorted(
          (one, other) => one.startDate.localeCompare(other.startDate) || one.day - other.day,
        )
        .findLast(({ matches }) => matches.length > 0)
      return ok({
        league,
        members,
        days,
        teamPlay: await loadTeamPlay(db, league, now),
        ...playLeague({ ...league, entrants: toEntrants(members) }, days),
        last:
          last === undefined ? null : { ...last, people: await listDayPeople(db, last.eventId) },
        companies: [
          await loadLeagueCompany(db, league.leagueSeriesId),
          ...(last === undefined ? [] : [await loadEventCompany(db, last.eventId)]),
        ],
      })
    },
    view: watchedLeagueView,
  })

export const leagueLive = ({ linkKeys }: Pick<Deps, 'linkKeys'>) =>
  defineLiveQueries({
    ...leaguesAtLocation,
    'leagues-byId': leagueById(linkKeys),
    'leagues-watch': leagueByLink(linkKeys),
  })
