// The needs of a screen on a wall with several pages: one after the other without a hand.
import { useEffect, useState } from 'react'

/** The page to show now, of `count`, a new one every `everyMs`. */
export function useTurningPage(count: number, everyMs: number): number {
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    if (count < 2) return
    const timer = setInterval(() => setTurn((last) => last + 1), everyMs)
    return () => clearInterval(timer)
  }, [count, everyMs])
  return count === 0 ? 0 : turn % count
}
