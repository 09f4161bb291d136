// Leaving the alerts screen marks all alerts read (SPEC section 2): by another screen, by another
// page or by closing the window.
import { useEffect, useRef } from 'react'
import { call } from '../../net/call.ts'
import { markLater } from '../../net/outbox/mark-later.ts'
import { usePlayer } from '../../session/use-me.ts'

/** Marks all read when the screen goes away, if there are unread ones then. */
export function useReadOnLeave(hasUnread: boolean): void {
  const { userId } = usePlayer()
  const unread = useRef(hasUnread)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    unread.current = hasUnread
  }, [hasUnread])
  useEffect(() => {
    // React may run effects twice on a screen that stays: the screen is left only when it does not
    // come back at once.
    clearTimeout(leaving.current)
    const leave = () => {
      if (!unread.current) return
      // A window that closes has time for one try, which is enough with a connection. There is
      // nothing to tell the player.
      if (navigator.onLine) void call('alerts-markAllRead', {}, { keepalive: true })
      else void markLater({ userId, name: 'alerts-markAllRead', input: {}, about: '' })
    }
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leaving.current = setTimeout(leave)
    }
  }, [userId])
}
