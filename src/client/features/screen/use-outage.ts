// Tracks how long a screen has been disconnected.
import { useEffect, useState } from 'react'
import { useIsConnected } from '../../net/use-is-connected.ts'

const patienceMs = 5_000

export function useOutage(): number | null {
  const isConnected = useIsConnected()
  const [since, setSince] = useState<number | null>(null)
  useEffect(() => {
    if (isConnected) return
    const lostAt = Date.now()
    const timer = setTimeout(() => setSince(lostAt), patienceMs)
    return () => {
      clearTimeout(timer)
      setSince(null)
    }
  }, [isConnected])
  return since
}
