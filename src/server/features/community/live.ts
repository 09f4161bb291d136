// A venue's players, one page at a time, as list rows and as records. Each viewer has an answer of
// their own, because marks, blocks and hidden profiles differ.
import { playerIdsOfLocationMax, playersPage } from '#domain/player/player-list.ts'
import { ok, refuse } from '#domain/shared/result.ts'
import { defineLiveQueries } from '../../live/live-query.ts'
import { topics } from '../../live/topics.ts'
import { findListedPlace, listPlayerLocationsAt, listPlayers } from './queries.ts'

/**
 * Sharing an event makes hidden players visible, so changes of the viewer's rosters reload the
 * list.
 */
const listTopicsAt = (
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
    topics: listTopicsAt,
    load: async ({ db }, input, { playerId }) => {
      const place = await findListedPlace(db, input.locationId, playerId)
      if (place === null) return refuse('location-not-found')
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
    topics: listTopicsAt,
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
