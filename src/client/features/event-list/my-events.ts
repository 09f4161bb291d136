// My upcoming events: the next one, my role in each, and which overlap. Times in ms.
import type { EventCardData as Card } from '#contract/calendar.ts'
import { overlapMinutes } from '#domain/event/time-of-day.ts'

type Mine = Pick<Card, 'eventId' | 'startsAt' | 'duration' | 'status' | 'myPlace' | 'isOrganizer'>

export const myRoles = ['playing', 'waiting', 'organizing'] as const
export type MyRole = (typeof myRoles)[number]

const minuteMs = 60_000

const toTimes = ({ startsAt, duration }: Pick<Card, 'startsAt' | 'duration'>) => ({
  startsAt: Date.parse(startsAt),
  endsAt: Date.parse(startsAt) + duration * minuteMs,
})

export const hasEnded = (event: Pick<Card, 'startsAt' | 'duration'>, now: number): boolean =>
  toTimes(event).endsAt <= now

export const getMyRole = ({ myPlace }: Pick<Card, 'myPlace'>): MyRole => myPlace ?? 'organizing'

export const findNextEvent = <Event extends Mine>(
  events: readonly Event[],
  now: number,
): Event | undefined =>
  events
    .filter(
      (event) =>
        event.status === 'published' &&
        (event.myPlace === 'playing' || event.isOrganizer) &&
        !hasEnded(event, now),
    )
    .toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt))[0]

export function findConflicts(events: readonly Mine[]): Set<string> {
  const planned = events
    .filter(({ status }) => status !== 'cancelled')
    .map((event) => ({ eventId: event.eventId, ...toTimes(event) }))
    .toSorted((a, b) => a.startsAt - b.startsAt)
  const conflicts = new Set<string>()
  for (const [index, event] of planned.entries()) {
    for (const later of planned.slice(index + 1)) {
      if (later.startsAt >= event.endsAt) break
      if (overlapMinutes(event, later) > 0) conflicts.add(event.eventId).add(later.eventId)
    }
  }
  return conflicts
}
