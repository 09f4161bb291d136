// Event counts a day for the calendar: public ones shared by all watchers of the same venues,
// private ones my own.
import { useMemo } from 'react'
import type { Day } from '#domain/shared/day.ts'
import { useLive } from '../../net/use-live.ts'

export type DayCounts = { open: number; invited: number }
export type CountsByDay = ReadonlyMap<string, DayCounts>

const none: DayCounts = { open: 0, invited: 0 }

/** The counts of `day`; zeros where nothing is planned. */
export const getDayCounts = (counts: CountsByDay, day: string): DayCounts => counts.get(day) ?? none

/** 60 days of counts from `from` at `locationIds`; `isReady` once both kinds are known. */
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
