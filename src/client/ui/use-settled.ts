// A value that is being typed, once the typing pauses: so that the server is not asked for every
// letter.
import { useEffect, useState } from 'react'

/** `value`, once it has stayed the same for `quietMs`. */
export function useSettled<T>(value: T, quietMs = 200): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), quietMs)
    return () => clearTimeout(timer)
  }, [value, quietMs])
  return settled
}
