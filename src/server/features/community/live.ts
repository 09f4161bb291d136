// The player list of a venue, one page at a time. Each viewer's answer is their own: marks, blocks and hidden profiles differ.
import { playersPage } from '#domain/player/player-list.ts'
import { ok, refuse } from '#domain/shared/result.ts'
import { liveOf } from '../../live/live-query.ts'
import { topics } from '../../live/topics.ts'
import { findListedPlace, listPlayers } from './store.ts'

export const communityLive = liveOf({
  'players-list': {
    shared: false,
    // Who shares an event with a hidden player sees them, so a roster of mine that changes counts too.
    topics: ({ locationId }, { playerId }) => [topics.playersAt(locationId), topics.location(locationId), topics.relations(playerId), topics.eventsOf(playerId)],
    load: async ({ db }, input, { playerId }) => {
      const place = await findListedPlace(db, input.locationId, playerId)
      if (place === null) return refuse('location-not-found')
      // One more than shows tells whether there is another page.
      const { count, players } = await listPlayers(db, playerId, place.isAdmin, { ...input, limit: playersPage + 1 })
      return ok({ locationName: place.name, count, more: players.length > playersPage, players: players.slice(0, playersPage) })
    },
  },
})
