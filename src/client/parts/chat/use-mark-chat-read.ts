// Marks an open, visible chat as read, including new messages.
import { useEffect } from 'react'
import { useIsSeen } from '../../device/use-is-seen.ts'

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
