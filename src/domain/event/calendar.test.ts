import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, dayToNumber, numberToDay, toDay, getWeekday } from '../shared/day.ts'
import { calendarWindow } from './calendar.ts'

const today = toDay('2026-06-03')

test('the first window is five weeks from the Sunday of this week', () => {
  const { rows, page, canGoBack, canGoForward, firstDay, lastDay } = calendarWindow(today, 0)
  expect(rows.map((row) => row.length)).toEqual([7, 7, 7, 7, 7])
  expect([rows[0]?.[0]?.day, rows[4]?.[6]?.day]).toEqual(['2026-05-31', '2026-07-04'])
  expect({ page, canGoBack, canGoForward, firstDay, lastDay }).toEqual({
    page: 0,
    canGoBack: false,
    canGoForward: true,
    firstDay: today,
    lastDay: '2026-08-02',
  })
})

test('days before today are past, today is marked, and each cell knows its number and month', () => {
  const week = calendarWindow(today, 0).rows[0] ?? []
  expect(week.map((cell) => cell.isPast)).toEqual([true, true, true, false, false, false, false])
  expect(week.filter((cell) => cell.isToday).map((cell) => cell.day)).toEqual([today])
  expect(week.slice(0, 2).map(({ dayOfMonth, month }) => [dayOfMonth, month])).toEqual([
    [31, 5],
    [1, 6],
  ])
})

test('the last window ends with the week of the last day, and what lies beyond it is marked', () => {
  const last = calendarWindow(today, 1)
  expect([last.canGoBack, last.canGoForward]).toEqual([true, false])
  expect(last.rows[4]?.map((cell) => [cell.day, cell.beyondWindow])).toEqual([
    ['2026-08-02', false],
    ['2026-08-03', true],
    ['2026-08-04', true],
    ['2026-08-05', true],
    ['2026-08-06', true],
    ['2026-08-07', true],
    ['2026-08-08', true],
  ])
})

test('a page outside is the nearest one', () => {
  expect([-3, 0.9, 7].map((page) => calendarWindow(today, page).page)).toEqual([0, 0, 1])
})

test('whatever today is, the windows show every day of the calendar, weeks from Sunday to Saturday, and no dead row', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: dayToNumber(toDay('2020-01-01')), max: dayToNumber(toDay('2100-01-01')) }),
      (number) => {
        const day = numberToDay(number)
        const pages = Array.from({ length: calendarWindow(day, 0).pageCount }, (_, page) =>
          calendarWindow(day, page),
        )
        const rows = pages.flatMap((page) => page.rows)
        expect(pages.map((page) => page.rows.length)).toEqual(pages.map(() => 5))
        expect(
          rows.every((row) => row.every((cell, column) => getWeekday(cell.day) === column)),
        ).toBe(true)
        const open = [
          ...new Set(
            rows
              .flat()
              .filter((cell) => !cell.isPast && !cell.beyondWindow)
              .map((cell) => cell.day),
          ),
        ]
        expect(open.toSorted()).toEqual(Array.from({ length: 61 }, (_, i) => addDays(day, i)))
        expect(rows.every((row) => row.some((cell) => !cell.isPast && !cell.beyondWindow))).toBe(
          true,
        )
      },
    ),
  )
})
