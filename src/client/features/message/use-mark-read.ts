// Opening a thread marks its messages to me read, and so do new ones while it is open and in sight
// (SPEC section 4).
import { useEffect } from 'react'
import { useIsSeen } from '../../device/use-is-seen.ts'
import { markLater } from '../../net/outbox/mark-later.ts'
import { usePlayer } from '../../session/use-me.ts'

/**
 * `newestUnread` is the id of the newest message to me not read, '' when there is none; null until the thread is known.
 */
export function useMarkRead(playerId: string, newestUnread: string | null): void {
  const isSeen = useIsSeen()
  const { userId } = usePlayer()
  useEffect(() => {
    if (isSeen && newestUnread !== null)
      void markLater({ userId, name: 'messages-markRead', input: { playerId }, about: playerId })
  }, [userId, playerId, newestUnread, isSeen])
}
