// Debounces typed text.
import { useEffect, useState } from 'react'

export const pauseMs = 250

export function useSettledQuery(value: string, ms: number): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), value === '' ? 0 : ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}
