// Keeps the screen on while it shows something that is looked at rather than touched.
import { useEffect, useState } from 'react'

/**
 * Asks the device not to go dark while the component is there; true where it may all the same, as it
 * has no such lock or gives none.
 */
export function useWakeLock(): boolean {
  const [mayGoDark, setMayGoDark] = useState(false)
  useEffect(() => {
    let isGone = false
    let lock: WakeLockSentinel | null = null
    const ask = async () => {
      if (document.visibilityState !== 'visible') return
      // Older browsers have none, though the types say so.
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
    // A page out of sight loses its lock.
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
