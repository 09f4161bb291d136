// Whether this window is looked at: what arrives while it is out of sight is not read yet.
import { useEffect, useState } from 'react'

/** True while the page is in sight. */
export function useIsSeen(): boolean {
  const [isSeen, setSeen] = useState(() => document.visibilityState === 'visible')
  useEffect(() => {
    const look = () => setSeen(document.visibilityState === 'visible')
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return isSeen
}
