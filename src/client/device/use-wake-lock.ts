// Keeps the display on while a screen is watched rather than touched.
import { useEffect, useState } from 'react'

/**
 * Holds a wake lock while mounted; returns true when the display may still go dark because no lock
 * is available.
 */
export function useWakeLock(): boolean {
  const [mayGoDark, setMayGoDark] = useState(!('wakeLock' in navigator))
  useEffect(() => {
    let isGone = false
    let lock: WakeLockSentinel | null = null
    const ask = async () => {
      if (document.visibilityState !== 'visible') return
      const got = !('wakeLock' in navigator)
        ? null
        : await navigator.wakeLock.request('screen').catch(() => null)
      if (isGone) {
        await got?.release()
        return
      }
      lock = got
      setMayGoDark(got === null)
    }
    // A hidden page loses its lock.
    const again = () => void ask()
    again()
    document.addEventListener('visibilitychange', again)
    return () => {
      isGone = true
      document.removeEventListener('visibilitychange', again)
      void lock?.release()
    }
  }, [])
  return mayGoDark
}
