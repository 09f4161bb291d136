// The live query of the players I blocked.
import { ok } from '#domain/shared/result.ts'
import { listBlocked } from '../../core/player/block-queries.ts'
import { defineLiveQueries } from '../../live/live-query.ts'
import { topics } from '../../live/topics.ts'

export const blockLive = defineLiveQueries({
  'players-blocked': {
    shared: false,
    topics: (_input, { playerId }) => [topics.relations(playerId)],
    load: async ({ db }, _input, { playerId }) => ok({ players: await listBlocked(db, playerId) }),
  },
})
