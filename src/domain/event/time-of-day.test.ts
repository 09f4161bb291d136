import { expect, test } from 'vitest'
import { overlapMinutes, timeOfDay } from './time-of-day.ts'

test('morning ends at noon, afternoon at five', () => {
  expect(['00:00', '11:55', '12:00', '16:55', '17:00', '23:55'].map(timeOfDay)).toEqual([
    'morning',
    'morning',
    'afternoon',
    'afternoon',
    'evening',
    'evening',
  ])
})

test('events overlap by the minutes they share, in either order', () => {
  const from = (startMinute: number, endMinute: number) => ({
    startsAt: startMinute * 60_000,
    endsAt: endMinute * 60_000,
  })
  const pairs: [number, number, number, number, number][] = [
    [0, 60, 30, 90, 30],
    [0, 60, 60, 90, 0],
    [0, 60, 70, 90, 0],
    [0, 120, 30, 60, 30],
    [0, 60, 0, 60, 60],
  ]
  for (const [a, b, c, d, minutes] of pairs)
    expect([
      overlapMinutes(from(a, b), from(c, d)),
      overlapMinutes(from(c, d), from(a, b)),
    ]).toEqual([minutes, minutes])
})
