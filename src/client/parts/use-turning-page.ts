// Turns the pages of a TV screen automatically.
import { useEffect, useState } from 'react'

export function useTurningPage(count: number, everyMs: number): number {
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    if (count < 2) return
    const timer = setInterval(() => setTurn((last) => last + 1), everyMs)
    return () => clearInterval(timer)
  }, [count, everyMs])
  return count === 0 ? 0 : turn % count
}
