// Live queries of my team in an event with my open requests, never those of others; and of the team
// of any two players who may be known.
import { getNameVisibility } from '#domain/player/naming.ts'
import { ok, refuse } from '#domain/shared/result.ts'
import { toTeam } from '#domain/team/team.ts'
import { openEvent } from '../../core/access/open-event.ts'
import { loadEventCompany } from '../../core/player/block-queries.ts'
import { defineLiveQueries } from '../../live/live-query.ts'
import { topics } from '../../live/topics.ts'
import { findTeamFor, loadMyTeam } from './queries.ts'

export const teamLive = defineLiveQueries({
  'eventTeams-mine': {
    shared: false,
    topics: ({ eventId }, { playerId }) => [
      topics.team(eventId, playerId),
      topics.eventAccess(eventId),
      topics.relations(playerId),
    ],
    load: async ({ db, now }, { eventId }, { playerId }) => {
      const opened = await openEvent({ tx: db, actor: { playerId }, now }, eventId)
      if (opened === null) return refuse('event-not-found')
      return ok(await loadMyTeam(db, playerId, eventId, now))
    },
  },
  'eventTeams-byPlayers': {
    shared: false,
    topics: ({ eventId, p1, p2 }, { playerId }) => [
      topics.team(eventId, p1),
      topics.team(eventId, p2),
      topics.event(eventId),
      topics.eventAccess(eventId),
      topics.relations(playerId),
    ],
    load: async ({ db, now }, { eventId, p1, p2 }, { playerId }) => {
      const opened = await openEvent({ tx: db, actor: { playerId }, now }, eventId)
      if (opened === null) return refuse('event-not-found')
      const eventTeam = await findTeamFor(db, playerId, eventId, toTeam(p1, p2))
      if (eventTeam === null || p1 === playerId || p2 === playerId) return ok({ eventTeam })
      // A player who isn't named to the viewer isn't shown in a team either.
      const { unnamed } = getNameVisibility(await loadEventCompany(db, eventId), playerId)
      return ok({ eventTeam: unnamed.has(p1) || unnamed.has(p2) ? null : eventTeam })
    },
  },
})
