// Since when a screen has been without a connection.
import { useEffect, useState } from 'react'
import { useIsConnected } from '../../net/use-is-connected.ts'

/** A shorter gap is none to speak of. */
const patienceMs = 5_000

/** The instant in ms; null while it is connected. */
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
