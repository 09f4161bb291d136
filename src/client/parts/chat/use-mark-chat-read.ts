// Opening a chat marks it read, and so does what is written while it is open and in sight.
import { useEffect } from 'react'
import { useIsSeen } from '../../device/use-is-seen.ts'

/** `messageId` is the message up to which it can be read; null while there is nothing to mark. */
export function useMarkChatRead(
  messageId: string | null,
  mark: (messageId: string) => unknown,
): void {
  const isSeen = useIsSeen()
  useEffect(() => {
    if (isSeen && messageId !== null) void mark(messageId)
    // What marks is the same for one chat.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [messageId, isSeen])
}
