// The weather of a venue, requested once for all of its events on the screen.
import { useEffect, useState } from 'react'
import type { CallOutput } from '#contract/contract.ts'
import { call } from '../../net/call.ts'

type Hours = CallOutput<'locations-weather'>['hours']

const keptMs = 15 * 60_000
const none: Hours = []
const kept = new Map<string, { asked: number; hours: Promise<Hours> }>()

const load = (locationId: string): Promise<Hours> => {
  const before = kept.get(locationId)
  if (before !== undefined && performance.now() - before.asked < keptMs) return before.hours
  const hours = call('locations-weather', { locationId }).then((answer) =>
    answer.ok ? answer.value.hours : none,
  )
  kept.set(locationId, { asked: performance.now(), hours })
  return hours
}

export function useKeptWeather(locationId: string): Hours {
  const [shown, setShown] = useState<{ locationId: string; hours: Hours } | null>(null)
  useEffect(() => {
    const state = { isGone: false }
    void load(locationId).then((hours) => state.isGone || setShown({ locationId, hours }))
    return () => {
      state.isGone = true
    }
  }, [locationId])
  return shown?.locationId === locationId ? shown.hours : none
}
