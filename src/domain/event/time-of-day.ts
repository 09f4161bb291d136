// Times of day at the venue ('HH:mm') and how long things last.

export const timesOfDay = ['morning', 'afternoon', 'evening'] as const
export type TimeOfDay = (typeof timesOfDay)[number]

const dayMinutes = 1440
const minuteMs = 60_000

export const endOfMorning = '12:00'
export const endOfAfternoon = '17:00'

/** Morning ends at 12:00, afternoon at 17:00. */
export function timeOfDay(time: string): TimeOfDay {
  if (time < endOfMorning) return 'morning'
  return time < endOfAfternoon ? 'afternoon' : 'evening'
}

/**
 * When something that starts at `time` and lasts `durationMinutes` ends; dayOffset counts midnights
 * passed.
 */
export function endTime(
  time: string,
  durationMinutes: number,
): { time: string; dayOffset: number } {
  const minutes = Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5)) + durationMinutes
  const ofDay = minutes % dayMinutes
  const two = (n: number) => String(n).padStart(2, '0')
  return {
    time: `${two(Math.floor(ofDay / 60))}:${two(ofDay % 60)}`,
    dayOffset: Math.floor(minutes / dayMinutes),
  }
}

/** Minutes two events share; 0 when one ends as the other starts. Instants in ms. */
export function overlapMinutes(
  a: { startsAt: number; endsAt: number },
  b: { startsAt: number; endsAt: number },
): number {
  return Math.max(0, Math.min(a.endsAt, b.endsAt) - Math.max(a.startsAt, b.startsAt)) / minuteMs
}
