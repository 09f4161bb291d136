// The messages of one club's chat, including mine that are still being sent.
import { useState } from 'react'
import { clubChatLimit, clubChatPage } from '#domain/club/club-chat.ts'
import { newId } from '../../device/new-id.ts'
import { call } from '../../net/call.ts'
import { useOutbox } from '../../net/outbox/use-outbox.ts'
import { useLiveList } from '../../net/use-live-list.ts'
import type { ChatModel } from '../../parts/chat/chat.ts'
import { listUnsent } from '../../parts/chat/list-unsent.ts'

export type ChatClub = { locationId: string; clubId: string; clubName: string }
type ClubChatModel = ChatModel & { isReady: boolean; muted: boolean }

export function useClubChat(
  { locationId, clubId, clubName }: ChatClub,
  me: { userId: string; playerId: string },
): ClubChatModel {
  const [limit, setLimit] = useState(clubChatPage)
  const club = { locationId, clubId }
  const { live, isLoading } = useLiveList(
    'clubChats-byClub',
    { ...club, limit },
    `${locationId} ${clubId}`,
  )
  const { outbox, items } = useOutbox(me.userId)
  const { more, unread, muted, mayModerate, messages } = live.data ?? nothing
  const shown = new Set(messages.map(({ messageId }) => messageId))
  return {
    isReady: live.data !== undefined,
    muted,
    more,
    unread,
    messages: messages.map((one) => ({
      ...one,
      mayRemove: !one.removed && (mayModerate || one.playerId === me.playerId),
    })),
    isLoading,
    showMore: () => setLimit(Math.min(limit + clubChatPage, clubChatLimit)),
    unsent: listUnsent(items, { call: 'clubChats-send', chat: club, shown }),
    send: (message) =>
      outbox.add('clubChats-send', { ...club, messageId: newId(), message }, clubName),
    resend: (key) => outbox.retry(key),
    giveUp: (key) => outbox.remove(key),
    remove: async (messageId) => {
      const answer = await call('clubChats-remove', { ...club, messageId })
      return answer.ok ? null : answer.refusal
    },
  }
}

const nothing = { more: false, unread: 0, muted: false, mayModerate: false, messages: [] }
