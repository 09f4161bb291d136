import { expect, test } from 'vitest'
import { chooseTitles } from './choose-titles.ts'

const anEvent = (hour: number, changes: object = {}) => ({
  status: 'published',
  myPlace: null as string | null,
  startsAt: `2026-11-23T${hour}:00:00Z`,
  ...changes,
})
const hours = (found: ReturnType<typeof chooseTitles>) =>
  found.shown.map(({ startsAt }) => Number(startsAt.slice(11, 13)))

test('all are named where they have room', () => {
  const found = chooseTitles([anEvent(10), anEvent(12)], 2, 2)
  expect(hours(found)).toEqual([10, 12])
  expect(found.more).toBe(0)
})

test('mine is named before others, still by time, and the last line counts the rest', () => {
  const mine = anEvent(20, { myPlace: 'playing' })
  const found = chooseTitles([anEvent(10), anEvent(12), anEvent(14), mine], 3, 4)
  expect(hours(found)).toEqual([10, 20])
  expect(found.more).toBe(2)
})

test('what is counted and not known is counted as more; what is cancelled is not named', () => {
  const found = chooseTitles([anEvent(10), anEvent(12, { status: 'cancelled' })], 3, 9)
  expect(hours(found)).toEqual([10])
  expect(found.more).toBe(8)
})

test('at most three are named, and a long title takes the lines of two', () => {
  const four = [anEvent(10), anEvent(12), anEvent(14), anEvent(16)]
  expect(hours(chooseTitles(four, 9, 4))).toEqual([10, 12, 14])
  const long = (event: { startsAt: string }) => (event.startsAt.includes('T12') ? 2 : 1)
  expect(hours(chooseTitles(four.slice(0, 3), 3, 3, long))).toEqual([10, 14])
  expect(hours(chooseTitles(four.slice(0, 3), 4, 3, long))).toEqual([10, 12, 14])
})

test('one title that is longer than its day is named all the same', () => {
  expect(hours(chooseTitles([anEvent(10)], 2, 1, () => 5))).toEqual([10])
})

test('the first title takes the line that counts the rest where it needs it', () => {
  const found = chooseTitles([anEvent(10), anEvent(12)], 3, 5, () => 3)
  expect(hours(found)).toEqual([10])
  expect(found.more).toBe(0)
})
