// Times of day at the venue ('HH:mm') and durations.

export const timesOfDay = ['morning', 'afternoon', 'evening'] as const
export type TimeOfDay = (typeof timesOfDay)[number]

const minuteMs = 60_000

export const endOfMorning = '12:00'
export const endOfAfternoon = '17:00'

/** Morning ends at 12:00, afternoon at 17:00. */
export function timeOfDay(time: string): TimeOfDay {
  if (time < endOfMorning) return 'morning'
  return time < endOfAfternoon ? 'afternoon' : 'evening'
}

/** 0 when one event ends as the other starts. Instants in ms. */
export function overlapMinutes(
  a: { startsAt: number; endsAt: number },
  b: { startsAt: number; endsAt: number },
): number {
  return Math.max(0, Math.min(a.endsAt, b.endsAt) - Math.max(a.startsAt, b.startsAt)) / minuteMs
}
