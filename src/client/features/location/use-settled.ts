// What is typed, once it rests.
import { useEffect, useState } from 'react'

/** A pause this long in typing asks. */
export const pauseMs = 250

/** `value` once it has not changed for `ms`; empty text counts at once. */
export function useSettled(value: string, ms: number): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), value === '' ? 0 : ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}
