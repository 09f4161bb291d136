import type { NextEventData } from '#contract/calendar.ts'
import { addDays, type Day } from '#domain/shared/day.ts'
import { useNow } from '../../device/today.ts'
import { useLive } from '../../net/use-live.ts'

const minuteMs = 60_000

/** next: null when I am in no event; undefined while unknown. */
export function useMyDays(today: Day): {
  days: ReadonlyMap<string, number>
  next: NextEventData | null | undefined
} {
  const now = useNow()
  const { data } = useLive('events-myDays', { from: addDays(today, -1) })
  const days = new Map(data?.days.map(({ date, eventCount }) => [date, eventCount]))
  const next = data?.next.find(
    ({ startsAt, duration }) => Date.parse(startsAt) + duration * minuteMs > now,
  )
  return { days, next: data === undefined ? undefined : (next ?? null) }
}
