// Finding players by part of their name, by id, and by the venues where they are active.
import { playerIdsOfLocationMax, playersPage } from '#domain/player/player-list.ts'
import { toSlug } from '#domain/player/slug.ts'
import { ok } from '#domain/shared/result.ts'
import { foldLetters } from '#domain/text/search.ts'
import { defineHandlers, defineHttpHandlers } from '../../handler.ts'
import { findPlayers, listPlayerIdsAt, listPlayersByIds } from './queries.ts'

export const communityHandlers = defineHandlers({
  'players-find': async ({ tx, actor }, { text }) =>
    ok({
      players: await findPlayers(
        tx,
        actor.playerId,
        { text, slug: toSlug(foldLetters(text)) },
        playersPage,
      ),
    }),
})

export const communityHttp = defineHttpHandlers({
  getMyPlayersByIds: async ({ tx, actor }, { playerIds }) =>
    ok({ myPlayers: await listPlayersByIds(tx, actor.playerId, playerIds) }),
  getPlayerIdsByLocationIds: async ({ tx, actor }, { locationIds }) => {
    const rows = await listPlayerIdsAt(tx, actor.playerId, locationIds, playerIdsOfLocationMax)
    return ok({
      playerIdsByLocation: Object.fromEntries(
        rows.map(({ locationId, playerIds }) => [locationId, playerIds]),
      ),
    })
  },
})
