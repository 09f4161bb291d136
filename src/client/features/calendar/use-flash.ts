// A short flash after a value changes while it is on screen.
import { useEffect, useRef, useState } from 'react'

/**
 * True for `durationMs` after `value` changed; the first value does not count. `isReady` false
 * ignores changes while loading.
 */
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
