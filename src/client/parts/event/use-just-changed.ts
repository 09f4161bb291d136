// For what must not be there at once: true for a while after something changed.
import { useEffect, useState } from 'react'

/** True from a change of `meaning` on, for `ms`; false at first, and where it changes back. */
export function useJustChanged(meaning: string, ms: number): boolean {
  const [settled, setSettled] = useState(meaning)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(meaning), ms)
    return () => clearTimeout(timer)
  }, [meaning, ms])
  return settled !== meaning
}
