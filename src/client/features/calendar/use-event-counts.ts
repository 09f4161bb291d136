// Event counts per day for the calendar: public ones shared by all viewers of the same venues,
// private ones per player.
import { useMemo } from 'react'
import type { Day } from '#domain/shared/day.ts'
import { useLive } from '../../net/use-live.ts'

export type DayCounts = { open: number; invited: number }
export type CountsByDay = ReadonlyMap<string, DayCounts>

const none: DayCounts = { open: 0, invited: 0 }

export const getDayCounts = (counts: CountsByDay, day: string): DayCounts => counts.get(day) ?? none

/** Counts for 60 days from `from`; `isReady` once both kinds are loaded. */
export function useEventCounts(
  locationIds: readonly string[],
  from: Day,
): { counts: CountsByDay; isReady: boolean; isStale: boolean } {
  const input = { locationIds: [...locationIds].sort(), from }
  const open = useLive('events-publicCounts', input)
  const invited = useLive('events-privateCounts', input)
  const counts = useMemo(() => {
    const byDay = new Map<string, DayCounts>()
    for (const { date, eventCount } of open.data ?? [])
      byDay.set(date, { open: eventCount, invited: 0 })
    for (const { date, eventCount } of invited.data ?? [])
      byDay.set(date, { open: byDay.get(date)?.open ?? 0, invited: eventCount })
    return byDay
  }, [open.data, invited.data])
  return {
    counts,
    isReady: open.status === 'ready' && invited.status === 'ready',
    isStale: open.stale,
  }
}
