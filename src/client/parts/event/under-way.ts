// Decides if an event is under way: from an hour before its start until its end, unless it is off.
import type { EventCardData } from '#contract/calendar.ts'
import { playOpensAt } from '#domain/event/play-time.ts'

const minuteMs = 60_000

type Planned = Pick<EventCardData, 'startsAt' | 'duration' | 'status' | 'dayStatus'>

export const isStillOn = ({ status, dayStatus }: Planned): boolean =>
  status === 'published' && dayStatus?.state !== 'off'

export function isUnderWay(event: Planned, now: number): boolean {
  const startsAt = Date.parse(event.startsAt)
  return (
    isStillOn(event) &&
    now >= playOpensAt({ startsAt }) &&
    now < startsAt + event.duration * minuteMs
  )
}
