// Finding a player by a part of their name.
import { playersPage } from '#domain/player/player-list.ts'
import { slugOf } from '#domain/player/slug.ts'
import { ok } from '#domain/shared/result.ts'
import { handlersOf } from '../../handler.ts'
import { findPlayers } from './store.ts'

export const communityHandlers = handlersOf({
  'players-find': async ({ tx, actor }, { text }) => ok({ players: await findPlayers(tx, actor.playerId, slugOf(text), playersPage) }),
})
