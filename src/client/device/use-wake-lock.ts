// Keeps the screen on while it shows something that is looked at rather than touched. Where the
// device has no such lock, nothing happens.
import { useEffect } from 'react'

/** Asks the device not to go dark while the component is there. */
export function useWakeLock(): void {
  useEffect(() => {
    let isGone = false
    let lock: WakeLockSentinel | null = null
    const ask = async () => {
      // Older browsers have none, though the types say so.
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
      const got = await navigator.wakeLock.request('screen').catch(() => null)
      if (isGone) await got?.release()
      else lock = got
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
}
