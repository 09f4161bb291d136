// Returns true for a while after a value changed, for content that must not appear at once.
import { useEffect, useState } from 'react'

/** True for `ms` after `meaning` changed; false at first, and when it changes back. */
export function useJustChanged(meaning: string, ms: number): boolean {
  const [settled, setSettled] = useState(meaning)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(meaning), ms)
    return () => clearTimeout(timer)
  }, [meaning, ms])
  return settled !== meaning
}
