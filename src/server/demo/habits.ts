// When the demo's players want to play: at random, except Robin, who is signed in and has fixed
// habits, so that the calendar shows which days are Robin's.
import type { Day } from '#domain/shared/day.ts'
import { getWeekday } from '#domain/shared/day.ts'
import { playerName } from './cast.ts'

type Slot = { day: Day; dayIndex: number; offer: { startTime: string } }

const tuesday = 2
const thursday = 4
const saturday = 6
const soonDays = 14

export const mayCome = (name: string, { day, dayIndex, offer }: Slot): boolean => {
  if (name !== playerName) return true
  const weekday = getWeekday(day)
  if (weekday === tuesday) return offer.startTime === '18:30'
  if (dayIndex >= soonDays) return false
  if (weekday === thursday) return offer.startTime >= '18:30'
  return weekday === saturday && offer.startTime === '10:00' && Math.abs(dayIndex) % 14 < 7
}
