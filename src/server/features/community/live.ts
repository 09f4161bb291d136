// The players of a venue, one page at a time, as the list shows them and as records. Each viewer's
// answer is their own: marks, blocks and hidden profiles differ.
import { playerIdsOfLocationMax, playersPage } from '#domain/player/player-list.ts'
import { ok, refuse } from '#domain/shared/result.ts'
import { defineLiveQueries } from '../../live/live-query.ts'
import { topics } from '../../live/topics.ts'
import { findListedPlace, listPlayerLocationsAt, listPlayers } from './queries.ts'

/**
 * Players that share an event with a hidden one see them, so a roster of mine that changes counts
 * too.
 */
const shownAt = (
  { locationId }: { locationId: string },
  { playerId }: { playerId: string },
): string[] => [
  topics.playersAt(locationId),
  topics.location(locationId),
  topics.relations(playerId),
  topics.eventsOf(playerId),
]

export const communityLive = defineLiveQueries({
  'players-list': {
    shared: false,
    topics: shownAt,
    load: async ({ db }, input, { playerId }) => {
      const place = await findListedPlace(db, input.locationId, playerId)
      if (place === null) return refuse('location-not-found')
      // One more than shows tells whether there is another page.
      const { count, players } = await listPlayers(db, playerId, place.isAdmin, {
        ...input,
        limit: playersPage + 1,
      })
      return ok({
        locationName: place.name,
        count,
        more: players.length > playersPage,
        players: players.slice(0, playersPage),
      })
    },
  },
  'playerLocations-atLocation': {
    shared: false,
    topics: shownAt,
    load: async ({ db }, { locationId, after }, { playerId }) => {
      if ((await findListedPlace(db, locationId, playerId)) === null)
        return refuse('location-not-found')
      const limit = playerIdsOfLocationMax
      const playerLocations = await listPlayerLocationsAt(db, playerId, {
        locationId,
        after,
        limit: limit + 1,
      })
      return ok({
        playerLocations: playerLocations.slice(0, limit),
        more: playerLocations.length > limit,
      })
    },
  },
})
