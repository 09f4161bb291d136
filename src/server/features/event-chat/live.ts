// eventChats-byEvent: the chat as its participants see it; empty for others.
import { mayRemoveFromChat, permitChat } from '#domain/event/chat.ts'
import { ok, refuse } from '#domain/shared/result.ts'
import { defineLiveQueries } from '../../live/live-query.ts'
import { topics } from '../../live/topics.ts'
import { openEvent } from '../../services/open-event.ts'
import { listChat } from './queries.ts'

export const eventChatLive = defineLiveQueries<'eventChats-byEvent'>({
  'eventChats-byEvent': {
    shared: false,
    topics: ({ eventId }, { playerId }) => [
      topics.eventChat(eventId),
      topics.event(eventId),
      topics.eventAccess(eventId),
      topics.relations(playerId),
      topics.chatsRead(playerId),
    ],
    load: async ({ db, now }, { eventId, limit }, viewer) => {
      const { playerId } = viewer
      const opened = await openEvent({ actor: viewer, tx: db, now }, eventId)
      if (opened === null) return refuse('event-not-found')
      if (!permitChat(viewer, opened.viewer).ok)
        return ok({ isIn: false, more: false, unread: 0, messages: [] })
      const { messages, unread } = await listChat(db, eventId, playerId, limit + 1)
      return ok({
        isIn: true,
        more: messages.length > limit,
        unread,
        messages: messages
          .slice(-limit)
          .map((one) => ({ ...one, mayRemove: mayRemoveFromChat(opened.viewer, one.playerId) })),
      })
    },
  },
})
