// Measures how far the device's clock is off, compared with the server's last answer.
import { useEffect, useState } from 'react'
import { findClockError, type ClockError } from '#domain/shared/device-clock.ts'
import { liveClient } from '../../net/live-client.ts'
import { readServerNow } from '../../net/server-now.ts'

const lookMs = 10_000

export function useClockError(): ClockError | null {
  const [error, setError] = useState(readClockError)
  useEffect(() => {
    const look = () => setError(readClockError())
    const timer = setInterval(look, lookMs)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return error
}

function readClockError(): ClockError | null {
  const [server, device] = liveClient().clocksAtHello() ?? [null, 0]
  const serverNow = readServerNow()
  if (server === null || serverNow === null) return null
  return findClockError(device - server, Date.now() - serverNow)
}
