// Decides when an event can be played: attendance and scores open shortly before the start, so no
// result is older than its event.
import type { EventTerms } from './entry.ts'

const minuteMs = 60_000
const dayMs = 86_400_000

export const playOpensMinutes = 60
export const horizonDays = 366

export const playOpensAt = ({ startsAt }: Pick<EventTerms, 'startsAt'>): number =>
  startsAt - playOpensMinutes * minuteMs

export const isEarly = (terms: Pick<EventTerms, 'startsAt'>, now: number): boolean =>
  now < playOpensAt(terms)

/** startsAt in ms. isSkipped: the venue's clocks never show the requested time. */
export type PlannedStart = { startsAt: number; isSkipped: boolean }

/** A skipped time is refused, because the card and calendars would show different hours. */
export function startRefusal(
  { startsAt, isSkipped }: PlannedStart,
  now: number,
): 'event-start-past' | 'event-too-far' | 'event-time-skipped' | null {
  if (startsAt <= now) return 'event-start-past'
  if (startsAt > now + horizonDays * dayMs) return 'event-too-far'
  return isSkipped ? 'event-time-skipped' : null
}
