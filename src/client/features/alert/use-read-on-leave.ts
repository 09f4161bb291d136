// Leaving the alerts screen marks all alerts read (SPEC section 2): by another screen, by another page or by closing the window.
import { useEffect, useRef } from 'react'
import { call } from '../../lib/call.ts'

/** Marks all read when the screen goes away, if there are unread ones then. */
export function useReadOnLeave(hasUnread: boolean): void {
  const unread = useRef(hasUnread)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    unread.current = hasUnread
  }, [hasUnread])
  useEffect(() => {
    // React may run effects twice on a screen that stays: only who does not come back at once has left.
    clearTimeout(leaving.current)
    const leave = () => {
      // What was unread stays so if this is lost: the next visit marks it. There is nothing to tell the player.
      if (unread.current) void call('alerts-markAllRead', {}, { keepalive: true })
    }
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leaving.current = setTimeout(leave)
    }
  }, [])
}
