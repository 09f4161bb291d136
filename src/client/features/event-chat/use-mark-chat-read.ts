// Opening the chat of an event marks it read, and so does what is written while it is open and in
// sight.
import { useEffect } from 'react'
import { useIsSeen } from '../../device/use-is-seen.ts'
import { markLater } from '../../net/outbox/mark-later.ts'

/** `messageId` is the message up to which it can be read; null while there is nothing to mark. */
export function useMarkChatRead(userId: string, messageId: string | null): void {
  const isSeen = useIsSeen()
  useEffect(() => {
    if (isSeen && messageId !== null)
      void markLater({ userId, name: 'eventChats-markRead', input: { messageId }, about: '' })
  }, [userId, messageId, isSeen])
}
