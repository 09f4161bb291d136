// Plans the next season of a league: the same league, moved to future days.
import { addDays, dayToNumber, type Day } from '../shared/day.ts'
import type { LeagueFields } from './league.ts'

const noticeDays = 14

/**
 * Same length and weekdays, at least a week after the last season and two weeks from `today`. The
 * sign-up deadline keeps its distance from the start.
 */
export function planNextSeason(fields: LeagueFields, today: Day): LeagueFields {
  const start = dayToNumber(fields.startDate)
  const earliest = Math.max(dayToNumber(fields.endDate) + 7, dayToNumber(today) + noticeDays)
  const moved = Math.ceil((earliest - start) / 7) * 7
  return {
    ...fields,
    startDate: addDays(fields.startDate, moved),
    endDate: addDays(fields.endDate, moved),
    signupDeadline: addDays(fields.signupDeadline, moved),
  }
}
