// When an event can be played: attendance and scores wait until shortly before
// the start, so that no result is older than its event.
import type { EventTerms } from './entry.ts'

const minuteMs = 60_000
const dayMs = 86_400_000

/** Check-in, scores and results open so long before the start. */
export const playOpensMinutes = 60
/** No event is planned further ahead: the same day of next year is the last. */
export const horizonDays = 366

/** The instant (ms) from which players are checked in and scores entered. */
export const playOpensAt = ({ startsAt }: Pick<EventTerms, 'startsAt'>): number =>
  startsAt - playOpensMinutes * minuteMs

/**
 * True while no one can be marked and no score entered, decided or closed. Rounds may be planned.
 */
export const isEarly = (terms: Pick<EventTerms, 'startsAt'>, now: number): boolean =>
  now < playOpensAt(terms)

/**
 * The start of an event: the instant (ms), and whether the venue's clocks never show the time that
 * was asked for.
 */
export type PlannedStart = { startsAt: number; isSkipped: boolean }

/**
 * Why no event can be made that starts then, or null. Of a skipped time the card would show one
 * hour and every calendar another.
 */
export function startRefusal(
  { startsAt, isSkipped }: PlannedStart,
  now: number,
): 'event-start-past' | 'event-too-far' | 'event-time-skipped' | null {
  if (startsAt <= now) return 'event-start-past'
  if (startsAt > now + horizonDays * dayMs) return 'event-too-far'
  return isSkipped ? 'event-time-skipped' : null
}
