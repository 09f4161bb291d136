// How wrong the clock of this device is, by what the server last said.
import { useEffect, useState } from 'react'
import { findClockError, type ClockError } from '#domain/shared/device-clock.ts'
import { liveClient } from '../../net/live-client.ts'

const lookMs = 10_000

/** What is wrong with the device's clock, by what the server last said. */
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
  const [server, device, age] = liveClient().clocksAtHello() ?? [null, 0, 0]
  if (server === null) return null
  const serverNow = server + performance.now() - age
  return findClockError(device - server, Date.now() - serverNow)
}
