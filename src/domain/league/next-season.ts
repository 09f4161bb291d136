// The season after one: the same league, moved to days that are still to come.
import { addDays, dayToNumber, type Day } from '../shared/day.ts'
import type { LeagueFields } from './league.ts'

/** Days between learning of a season and its first game day, at least. */
const noticeDays = 14

/**
 * The fields of a league for its next season: as long as before, on the same weekdays, at the
 * earliest a week after the last one and two weeks from `today`. Players join as long before its
 * start, or after it, as they could.
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
