// Debounces a typed value, so that the server isn't queried for every letter.
import { useEffect, useState } from 'react'

export function useSettled<T>(value: T, quietMs = 200): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), quietMs)
    return () => clearTimeout(timer)
  }, [value, quietMs])
  return settled
}
