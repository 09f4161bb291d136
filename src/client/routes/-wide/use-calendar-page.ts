// The five weeks that the calendar shows: those of the selected day, until someone turns the page.
import { useState } from 'react'
import { calendarWindow, type CalendarWindow } from '#domain/event/calendar.ts'
import type { Day } from '#domain/shared/day.ts'

/**
 * The last window may overlap the one before: a day in both stays on the page where it was
 * selected.
 */
let lastPage = 0

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
