// Measures how long something takes, for screens that show more the longer it takes.
import { useEffect, useState } from 'react'

/**
 * The largest of `marksMs` (ascending) passed since `what` last changed; 0 before the first, and
 * while `what` is null.
 */
export function useWaited(what: string | null, marksMs: readonly number[]): number {
  const [passed, setPassed] = useState<{ what: string | null; ms: number }>({ what: null, ms: 0 })
  useEffect(() => {
    if (what === null) return
    const timers = marksMs.map((ms) => setTimeout(() => setPassed({ what, ms }), ms))
    return () => {
      for (const timer of timers) clearTimeout(timer)
      setPassed({ what: null, ms: 0 })
    }
  }, [what, marksMs])
  return passed.what === what ? passed.ms : 0
}
