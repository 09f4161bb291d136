// eventChats-byEvent: the chat as its participants see it, loaded once for all of them; empty for
// others.
import { viewChat, type VisibleChat } from '#domain/event/chat.ts'
import { ok, refuse } from '#domain/shared/result.ts'
import { eventGuard } from '../../core/access/visibility-queries.ts'
import { defineLiveQueries, viewed } from '../../live/live-query.ts'
import { topics } from '../../live/topics.ts'
import { loadChat } from './queries.ts'

export const eventChatLive = defineLiveQueries<'eventChats-byEvent'>({
  'eventChats-byEvent': viewed('eventChats-byEvent', {
    shared: true,
    topics: ({ eventId }) => [
      topics.eventChat(eventId),
      topics.event(eventId),
      topics.eventAccess(eventId),
    ],
    guard: eventGuard,
    load: async ({ db }, { eventId, limit }) => {
      const chat = await loadChat(db, eventId, limit)
      return chat === undefined ? refuse('event-not-found') : ok({ chat, limit })
    },
    view: {
      topics: ({ playerId }) => [topics.relations(playerId), topics.chatsRead(playerId)],
      of: ({ chat, limit }, viewer) => {
        const { key, told } = viewChat(chat, viewer, limit)
        return { key, told: () => toAnswer(told()) }
      },
    },
  }),
})

const toAnswer = ({ messages, ...chat }: VisibleChat) => ({
  ...chat,
  messages: messages.map((one) => ({ ...one, created: new Date(one.created).toISOString() })),
})
