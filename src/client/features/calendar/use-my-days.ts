// My events on the calendar: the count per day and the next one. Uses the same query as My
// Upcoming, so both share the answer.
import type { EventCardData } from '#contract/calendar.ts'
import { addDays, type Day } from '#domain/shared/day.ts'
import { useNow } from '../../device/today.ts'
import { useLive } from '../../net/use-live.ts'

const minuteMs = 60_000

/** next: null when I am in no event; undefined while unknown. */
export function useMyDays(today: Day): {
  days: ReadonlyMap<string, number>
  next: EventCardData | null | undefined
} {
  const now = useNow()
  const { data } = useLive('events-mine', { from: addDays(today, -1) })
  const mine = (data?.events ?? []).filter(
    ({ status, myPlace }) => status === 'published' && myPlace === 'playing',
  )
  const days = new Map<string, number>()
  for (const { startDate } of mine) days.set(startDate, (days.get(startDate) ?? 0) + 1)
  const next = mine.find(
    ({ startsAt, duration }) => Date.parse(startsAt) + duration * minuteMs > now,
  )
  return { days, next: data === undefined ? undefined : (next ?? null) }
}
