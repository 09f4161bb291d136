// The messages of one conversation, including mine that are still being sent.
import { useState } from 'react'
import { alertsLimit } from '#domain/alert/alert.ts'
import { threadPage } from '#domain/message/message.ts'
import { newId } from '../../device/new-id.ts'
import { useOutbox } from '../../net/outbox/use-outbox.ts'
import { useLiveList } from '../../net/use-live-list.ts'
import { notShown, listOutgoing } from './outgoing.ts'

export function useThread(playerId: string | null, userId: string) {
  const [limit, setLimit] = useState(threadPage)
  const { live, isLoading, retry } = useLiveList(
    'messages-thread',
    playerId === null ? 'skip' : { playerId, limit },
    playerId ?? '',
  )
  const { outbox, items } = useOutbox(userId)
  const shownIds = (live.data?.messages ?? []).map(({ messageId }) => messageId)
  return {
    live,
    isLoading,
    retry,
    showMore: () => setLimit(Math.min(limit + threadPage, alertsLimit)),
    outgoing: notShown(listOutgoing(items), playerId ?? '', shownIds),
    send: (message: string) => {
      if (live.data === undefined) return
      outbox.add(
        'messages-send',
        { messageId: newId(), toId: live.data.playerId, message },
        live.data.playerName,
      )
    },
    resend: (key: string) => outbox.retry(key),
    giveUp: (key: string) => outbox.remove(key),
  }
}
