// The calendar's 60 days from today as week rows that begin on Sunday, five rows at a time.
import { addDays, dayToNumber, getWeekday, type Day } from '../shared/day.ts'

/** Days the calendar and the event counts look ahead from today (SPEC section 9). */
export const calendarDays = 60
export const calendarRows = 5
export const calendarRowDays = 7

/** A cell flashes this long when its count changes. */
export const calendarFlashMs = 1_000
/** In a window narrower than this the weekday headers are single letters. */
export const narrowCalendarPx = 350

/**
 * One day of the calendar. month 1 to 12; past days and days beyond the window cannot be opened.
 */
export type CalendarCell = {
  day: Day
  dayOfMonth: number
  month: number
  isToday: boolean
  isPast: boolean
  beyondWindow: boolean
}

/**
 * The rows shown in window `page` (0 is the first), and where Back and Forward lead. firstDay and
 * lastDay bound the whole calendar.
 */
export type CalendarWindow = {
  rows: CalendarCell[][]
  page: number
  pageCount: number
  canGoBack: boolean
  canGoForward: boolean
  firstDay: Day
  lastDay: Day
}

/**
 * The window `page` of the calendar that starts `today`; a page outside is the nearest one. The
 * last window ends with the week of the last day and always holds five rows, so it may repeat a row
 * of the window before.
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

function makeCell(day: Day, today: Day, lastDay: Day): CalendarCell {
  return {
    day,
    dayOfMonth: Number(day.slice(8)),
    month: Number(day.slice(5, 7)),
    isToday: day === today,
    isPast: day < today,
    beyondWindow: day > lastDay,
  }
}
