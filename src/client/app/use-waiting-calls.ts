// Sends calls that were waiting for a connection when the page was left, on whatever screen the
// person returns to.
import { useEffect } from 'react'
import { loadPart } from '../navigation/load-part.ts'
import { hasOutbox } from '../net/outbox/outbox-prefix.ts'

export function useWaitingCalls(userId: string | undefined): void {
  useEffect(() => {
    if (userId !== undefined && hasOutbox(userId))
      void loadPart(() => import('../net/outbox/page-outbox.ts')).then(({ openOutbox }) =>
        openOutbox(userId),
      )
  }, [userId])
}
