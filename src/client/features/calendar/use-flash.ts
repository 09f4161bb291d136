// A short flash after a displayed value changes.
import { useEffect, useRef, useState } from 'react'

/** The first value doesn't flash. Changes while `isReady` is false are ignored as loading. */
export function useFlash(value: string, isReady: boolean, durationMs: number): boolean {
  const [isFlashing, setFlashing] = useState(false)
  const last = useRef<string | null>(null)
  useEffect(() => {
    if (!isReady) return
    const isChange = last.current !== null && last.current !== value
    last.current = value
    if (!isChange) return
    setFlashing(true)
    const timer = setTimeout(() => setFlashing(false), durationMs)
    return () => clearTimeout(timer)
  }, [value, isReady, durationMs])
  return isFlashing
}
