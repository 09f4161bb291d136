// Suggests the start of a new event: soon, but with enough time for players to come.
import { addDays, type Day } from '#domain/shared/day.ts'

const leadMinutes = 120
const firstHour = 7
const lastHour = 21
const morning = '09:00'
const evening = '18:00'

/**
 * `now` is a day and minutes since midnight. The address wins, a past day is ignored, and no start
 * is at night.
 */
export function suggestedStart(
  asked: { startDate: Day | null; startTime: string | null },
  now: { day: Day; minutes: number },
): { startDate: Day; startTime: string } {
  const startDate = asked.startDate !== null && asked.startDate >= now.day ? asked.startDate : null
  const soon = findSoonestStart(now)
  if (startDate === null)
    return asked.startTime === null
      ? soon
      : { startDate: addDays(now.day, 1), startTime: asked.startTime }
  if (asked.startTime !== null) return { startDate, startTime: asked.startTime }
  return { startDate, startTime: soon.startDate === startDate ? soon.startTime : evening }
}

function findSoonestStart({ day, minutes }: { day: Day; minutes: number }): {
  startDate: Day
  startTime: string
} {
  const hour = Math.ceil((minutes + leadMinutes) / 60)
  if (hour > lastHour) return { startDate: addDays(day, 1), startTime: morning }
  return {
    startDate: day,
    startTime: hour < firstHour ? morning : `${String(hour).padStart(2, '0')}:00`,
  }
}
