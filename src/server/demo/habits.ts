// When the players of the demo want to play. Everyone else comes as chance has it; Robin, who is
// signed in, has a life beside the courts, so that the calendar shows which days are Robin's.
import type { Day } from '#domain/shared/day.ts'
import { getWeekday } from '#domain/shared/day.ts'
import { playerName } from './cast.ts'

type Slot = { day: Day; dayIndex: number; offer: { startTime: string } }

const tuesday = 2
const thursday = 4
const saturday = 6
/** Two weeks from today: later than that Robin has signed up for Tuesdays only. */
const soonDays = 14

/** Whether this player may want to come. */
export const mayCome = (name: string, { day, dayIndex, offer }: Slot): boolean => {
  if (name !== playerName) return true
  const weekday = getWeekday(day)
  if (weekday === tuesday) return offer.startTime === '18:30'
  if (dayIndex >= soonDays) return false
  if (weekday === thursday) return offer.startTime >= '18:30'
  // Every other week.
  return weekday === saturday && offer.startTime === '10:00' && Math.abs(dayIndex) % 14 < 7
}
