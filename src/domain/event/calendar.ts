// The calendar's 60 days from today as week rows starting on Sunday, five rows at a time.
import { addDays, dayToNumber, getWeekday, type Day } from '../shared/day.ts'

/** Days that the calendar and the event counts look ahead from today (SPEC section 9). */
export const calendarDays = 60
export const calendarRows = 5
export const calendarRowDays = 7

export const calendarFlashMs = 1_000
export const narrowCalendarPx = 350

export type CalendarDay = {
  day: Day
  dayOfMonth: number
  month: number
  isToday: boolean
  isPast: boolean
  beyondWindow: boolean
}

export type CalendarWindow = {
  rows: CalendarDay[][]
  page: number
  pageCount: number
  canGoBack: boolean
  canGoForward: boolean
  firstDay: Day
  lastDay: Day
}

/**
 * The nearest page is used when `page` is out of range. The last window ends with the week of the
 * last day and always has five rows, so it may repeat a row of the one before.
 */
export function calendarWindow(today: Day, page: number): CalendarWindow {
  const firstDay = today
  const lastDay = addDays(today, calendarDays)
  const firstSunday = addDays(today, -getWeekday(today))
  const weeks = Math.floor((dayToNumber(lastDay) - dayToNumber(firstSunday)) / calendarRowDays) + 1
  const pageCount = Math.ceil(weeks / calendarRows)
  const shown = Math.min(Math.max(0, Math.trunc(page)), pageCount - 1)
  const firstRow = Math.min(shown * calendarRows, weeks - calendarRows)
  const rows = Array.from({ length: calendarRows }, (_, row) =>
    Array.from({ length: calendarRowDays }, (_, column) =>
      makeCell(addDays(firstSunday, (firstRow + row) * calendarRowDays + column), today, lastDay),
    ),
  )
  return {
    rows,
    page: shown,
    pageCount,
    canGoBack: shown > 0,
    canGoForward: shown < pageCount - 1,
    firstDay,
    lastDay,
  }
}

function makeCell(day: Day, today: Day, lastDay: Day): CalendarDay {
  return {
    day,
    dayOfMonth: Number(day.slice(8)),
    month: Number(day.slice(5, 7)),
    isToday: day === today,
    isPast: day < today,
    beyondWindow: day > lastDay,
  }
}
