// The messages of one event's chat, including mine that are still being sent.
import { useState } from 'react'
import { chatLimit, chatPage } from '#domain/event/chat.ts'
import { newId } from '../../device/new-id.ts'
import { call } from '../../net/call.ts'
import { useOutbox } from '../../net/outbox/use-outbox.ts'
import { useLiveList } from '../../net/use-live-list.ts'
import type { ChatModel } from '../../parts/chat/chat.ts'
import { listUnsent } from '../../parts/chat/list-unsent.ts'

type EventChatModel = ChatModel & { isIn: boolean }

export function useEventChat({
  eventId,
  userId,
  name,
}: {
  eventId: string
  userId: string
  name: string
}): EventChatModel {
  const [limit, setLimit] = useState(chatPage)
  const { live, isLoading } = useLiveList('eventChats-byEvent', { eventId, limit }, eventId)
  const { outbox, items } = useOutbox(userId)
  const { isIn = false, more = false, unread = 0, messages = [] } = live.data ?? {}
  const shown = new Set(messages.map(({ messageId }) => messageId))
  return {
    isIn,
    more,
    unread,
    messages: messages.map((one) => ({ ...one, removed: false })),
    isLoading,
    showMore: () => setLimit(Math.min(limit + chatPage, chatLimit)),
    unsent: listUnsent(items, { call: 'eventChats-send', chat: { eventId }, shown }),
    send: (message) =>
      outbox.add('eventChats-send', { messageId: newId(), eventId, message }, name),
    resend: (key) => outbox.retry(key),
    giveUp: (key) => outbox.remove(key),
    remove: async (messageId) => {
      const answer = await call('eventChats-remove', { messageId })
      return answer.ok ? null : answer.refusal
    },
  }
}
