// Leagues in open windows: those of a venue in two statements; one league, played through from its first day, in three.
import { playLeague } from '#domain/league/play-league.ts'
import { medals } from '#domain/medal/medal.ts'
import { mayCreateEvents } from '#domain/location/event-creators.ts'
import { ok, refuse } from '#domain/shared/result.ts'
import { liveOf } from '../../live/live-query.ts'
import { topics } from '../../live/topics.ts'
import * as store from './store.ts'

/** To others an invitation is not there: somebody who was in the league before has left. */
function shownTo(member: store.Member, isTheirs: boolean): store.Member | null {
  if (isTheirs || member.state === 'joined' || member.state === 'left') return member
  return member.position === null ? null : { ...member, state: 'left' }
}

export const leagueLive = liveOf({
  'leagues-atLocation': {
    shared: false,
    topics: ({ locationId }, { playerId }) => [topics.leaguesAt(locationId), topics.location(locationId), topics.relations(playerId)],
    load: async ({ db, now }, { locationId }, { playerId }) => {
      const venue = await store.findVenue(db, locationId, playerId)
      if (venue === undefined) return refuse('location-not-found')
      const leagues = await store.listLeagues(db, locationId, playerId, now)
      return ok({
        locationName: venue.name, mayCreate: mayCreateEvents(venue.eventCreators, venue),
        leagues: leagues.map(({ leagueSeriesId, organizerName, state, players, isMineToRun, mine, fields }) => {
          const { name, kind, play, entryBy, gender, startDate, endDate, signupDeadline, skillMin, skillMax, maxPlayers, invite } = fields
          return { leagueSeriesId, name, kind, play, entryBy, gender, state, startDate, endDate, signupDeadline, skillMin, skillMax, maxPlayers, players, invite, organizerName, mine, isMineToRun }
        }),
      })
    },
  },
  'leagues-byId': {
    shared: false,
    topics: ({ leagueSeriesId }, { playerId }) => [topics.league(leagueSeriesId), topics.relations(playerId)],
    load: async ({ db, now }, key, { playerId }) => {
      const league = await store.findLeague(db, key, playerId, now)
      if (league === null) return refuse('league-not-found')
      const members = await store.listMembers(db, key)
      const days = await store.listDays(db, key)
      const { standings, ladder } = playLeague({ ...league, entrants: store.entrantsOf(members) }, days)
      const moves = new Map(ladder.moves.map((day) => [day.eventId, day.moves]))
      const places = new Map(ladder.order.map((entrant, place) => [entrant, place + 1]))
      const { organizerId, organizerName, locationName, timezone, state, fields, isMineToRun, mine } = league
      return ok({
        ...key, fields, state, locationName, timezone, organizerId, organizerName, isMineToRun, mine,
        // Whom the league has not answered yet is between them and who runs it.
        members: members.map((member) => shownTo(member, isMineToRun || member.playerId === playerId || member.partnerId === playerId)).filter((member) => member !== null)
          .map(({ medal: _medal, ...member }) => ({ ...member, position: fields.kind === 'ladder' && member.position !== null ? places.get(member.playerId) ?? null : null })),
        days: days.map(({ players: _players, matches: _matches, ...day }) => ({ ...day, moves: moves.get(day.eventId) ?? [] })),
        standings: standings.map((row) => ({ ...row, decidedBy: row.decidedBy ?? '' })),
        awards: medals.flatMap((medal) => members.filter((member) => member.medal === medal).map(({ playerId: entrant }) => ({ playerId: entrant, medal }))),
      })
    },
  },
})
