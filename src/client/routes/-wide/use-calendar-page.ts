// Which five weeks of the calendar show: those with the day beside them, until someone turns.
import { useState } from 'react'
import { calendarWindow, type CalendarWindow } from '#domain/event/calendar.ts'
import type { Day } from '#domain/shared/day.ts'

/** The last window may repeat a week of the one before: a day of it stays where it was chosen. */
let lastPage = 0

/** The window, and how to turn to another page. */
export function useCalendarPage(today: Day, day: Day): [CalendarWindow, (page: number) => void] {
  const [turned, setTurned] = useState<{ day: Day; page: number } | null>(null)
  const page = turned?.day === day ? turned.page : findPage(today, day)
  const window = calendarWindow(today, page)
  return [
    window,
    (to) => {
      lastPage = to
      setTurned({ day, page: to })
    },
  ]
}

function findPage(today: Day, day: Day): number {
  const holds = (page: number) =>
    calendarWindow(today, page).rows.some((row) => row.some((cell) => cell.day === day))
  if (holds(lastPage)) return lastPage
  const { pageCount } = calendarWindow(today, 0)
  return Math.max(0, Array.from({ length: pageCount }, (_, page) => page).findIndex(holds))
}
