// Leaving the alerts screen marks all alerts read (SPEC section 2): by navigating or closing the
// window.
import { useEffect, useRef } from 'react'
import { call } from '../../net/call.ts'
import { markLater } from '../../net/outbox/mark-later.ts'
import { usePlayer } from '../../session/use-me.ts'

export function useReadOnLeave(hasUnread: boolean): void {
  const { userId } = usePlayer()
  const unread = useRef(hasUnread)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    unread.current = hasUnread
  }, [hasUnread])
  useEffect(() => {
    // React may run effects twice on a mounted screen: it counts as left only if it doesn't come
    // back at once.
    clearTimeout(leaving.current)
    const leave = () => {
      if (!unread.current) return
      // A closing window has time for one attempt. There is no one to show an error to.
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
