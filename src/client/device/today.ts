// The device's calendar day and the current instant that screens compare with. Both advance while a
// screen stays open.
import { useEffect, useState } from 'react'
import { toDay, type Day } from '#domain/shared/day.ts'

const two = (value: number): string => String(value).padStart(2, '0')

export function toDeviceDay(instantMs: number): Day {
  const date = new Date(instantMs)
  return toDay(`${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`)
}

export const toDayAt = (instantMs: number, timeZone: string): Day =>
  toDay(
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }).format(instantMs),
  )

export function useNow(everyMs = 30_000): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const renew = () => setNow(Date.now())
    const timer = setInterval(renew, everyMs)
    document.addEventListener('visibilitychange', renew)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', renew)
    }
  }, [everyMs])
  return now
}

export const useToday = (): Day => toDeviceDay(useNow())
