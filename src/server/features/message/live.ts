// Live queries of a player's threads, one thread, and unread and last messages as records; all
// without blocked players.
import { alertsLimit } from '#domain/alert/alert.ts'
import { ok, refuse } from '#domain/shared/result.ts'
import { defineLiveQueries } from '../../live/live-query.ts'
import { topics } from '../../live/topics.ts'
import { findCounterpart } from './queries.ts'
import { loadLast, loadSummary, loadThread, loadUnread } from './thread-queries.ts'

export const messageLive = defineLiveQueries({
  'messages-summary': {
    shared: false,
    topics: (_input, { playerId }) => [topics.messages(playerId), topics.relations(playerId)],
    load: async ({ db }, { limit }, { playerId }) => {
      const threads = await loadSummary(db, playerId, limit + 1)
      return ok({ threads: threads.slice(0, limit), more: threads.length > limit })
    },
  },
  'messages-thread': {
    shared: false,
    topics: ({ playerId: otherId }, { playerId }) => [
      topics.thread(playerId, otherId),
      topics.relations(playerId),
      topics.player(otherId),
    ],
    load: async ({ db, now }, { playerId: otherId, limit }, { playerId }) => {
      const other = await findCounterpart(db, playerId, otherId)
      if (other === null) return refuse('player-not-found')
      const messages = await loadThread(
        db,
        playerId,
        otherId,
        Math.min(limit + 1, alertsLimit),
        now,
      )
      return ok({ ...other, messages: messages.slice(0, limit), more: messages.length > limit })
    },
  },
  'messages-unread': {
    shared: false,
    topics: (_input, { playerId }) => [topics.messages(playerId), topics.relations(playerId)],
    load: async ({ db }, _input, { playerId }) =>
      ok({ messages: await loadUnread(db, playerId, alertsLimit) }),
  },
  'messageLast-toMe': {
    shared: false,
    topics: (_input, { playerId }) => [topics.messages(playerId), topics.relations(playerId)],
    load: async ({ db }, { limit }, { playerId }) => {
      const messageLast = await loadLast(db, playerId, limit + 1)
      return ok({ messageLast: messageLast.slice(0, limit), more: messageLast.length > limit })
    },
  },
})
