// Marks the messages of an open, visible thread as read, including new ones (SPEC section 4).
import { useEffect } from 'react'
import { useIsSeen } from '../../device/use-is-seen.ts'
import { markLater } from '../../net/outbox/mark-later.ts'
import { usePlayer } from '../../session/use-me.ts'

/**
 * `newestUnread`: id of the newest unread message to me, '' for none; null until the thread is
 * loaded.
 */
export function useMarkRead(playerId: string, newestUnread: string | null): void {
  const isSeen = useIsSeen()
  const { userId } = usePlayer()
  useEffect(() => {
    if (isSeen && newestUnread !== null)
      void markLater({ userId, name: 'messages-markRead', input: { playerId }, about: playerId })
  }, [userId, playerId, newestUnread, isSeen])
}
