// oxlint-disable no-restricted-globals -- the platform's own calendar is the witness against which ours is held
import { expect, test } from 'vitest'
import { readCases } from '#test/support/cases.ts'
import { addDays, dayToNumber, isDay, numberToDay, toDay, getWeekday } from './day.ts'

const dayMs = 86_400_000

test.each(readCases('days-good.txt'))('%j is a day', (text = '') => {
  expect(isDay(text)).toBe(true)
  expect(numberToDay(dayToNumber(toDay(text)))).toBe(text)
})

test.each(readCases('days-bad.txt'))('%j is no day', (text = '') => {
  expect(isDay(text)).toBe(false)
  expect(() => toDay(text)).toThrow('not a day')
})

test('every day from 1900 to 2199 agrees with the platform in text, number and weekday', () => {
  const first = Date.UTC(1900, 0, 1) / dayMs
  const last = Date.UTC(2199, 11, 31) / dayMs
  const wrong: string[] = []
  for (let number = first; number <= last; number += 1) {
    const date = new Date(number * dayMs)
    const day = numberToDay(number)
    if (
      day !== date.toISOString().slice(0, 10) ||
      dayToNumber(day) !== number ||
      getWeekday(day) !== date.getUTCDay()
    )
      wrong.push(day)
  }
  expect(last - first).toBe(109_572)
  expect(wrong).toEqual([])
})

test('days are added across months, years and leap days, forth and back', () => {
  expect(addDays(toDay('2024-02-28'), 1)).toBe('2024-02-29')
  expect(addDays(toDay('2026-02-28'), 1)).toBe('2026-03-01')
  expect(addDays(toDay('2026-12-31'), 1)).toBe('2027-01-01')
  expect(addDays(toDay('2026-03-01'), -1)).toBe('2026-02-28')
  expect(addDays(toDay('2026-06-01'), 0)).toBe('2026-06-01')
})
