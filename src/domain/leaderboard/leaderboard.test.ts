import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toDay } from '../shared/day.ts'
import { countPoints, rankMax, rankValues, getSeason, getSpan, windowStart } from './leaderboard.ts'

const nothing = { attended: 0, hosted: 0, wins: 0, gold: 0, silver: 0, bronze: 0 }

test.each([
  [nothing, 0],
  [{ ...nothing, attended: 4 }, 4],
  [{ ...nothing, hosted: 4 }, 8],
  [{ ...nothing, wins: 4 }, 12],
  [{ ...nothing, gold: 1, silver: 1, bronze: 1 }, 10],
  [{ attended: 3, hosted: 1, wins: 5, gold: 1, silver: 0, bronze: 2 }, 29],
])('%o is worth %i points', (results, points) => {
  expect(countPoints(results)).toBe(points)
})

test.each([
  ['2026-01-01', '2026-Q1'],
  ['2026-03-31', '2026-Q1'],
  ['2026-04-01', '2026-Q2'],
  ['2026-09-30', '2026-Q3'],
  ['2026-12-31', '2026-Q4'],
])('%s is in the season %s', (day, season) => {
  expect(getSeason(toDay(day))).toBe(season)
})

test('the window of 30 days ends today', () => {
  expect(windowStart(toDay('2026-03-30'))).toBe('2026-03-01')
})

test.each([
  ['30 days', 'points', '30 days'],
  ['season', 'points', '2026-Q2'],
  ['all time', 'points', 'all time'],
  ['30 days', 'rating', 'all time'],
  ['season', 'rating', 'all time'],
] as const)('%s of %s is kept as %s', (window, metric, span) => {
  expect(getSpan(window, metric, toDay('2026-06-01'))).toBe(span)
})

describe('ranks', () => {
  test('are shared by equals, and the next one counts everyone before', () => {
    expect(rankValues([9, 7, 7, 7, 2], { rank: 1, position: 1 })).toEqual([1, 2, 2, 2, 5])
  })

  test('go on from the page before', () => {
    expect(rankValues([7, 7, 2], { rank: 19, position: 21 })).toEqual([19, 19, 23])
  })

  test('are told up to the last one that is counted', () => {
    expect(rankValues([5, 5, 4], { rank: rankMax - 1, position: rankMax - 1 })).toEqual([
      rankMax - 1,
      rankMax - 1,
      null,
    ])
    expect(rankValues([5], { rank: rankMax, position: rankMax })).toEqual([rankMax])
    expect(rankValues([5, 5, 4], { rank: null, position: null })).toEqual([null, null, null])
  })

  test('page after page are those of the whole order', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 60 }),
        fc.integer({ min: 1, max: 20 }),
        (unordered, size) => {
          const values = unordered.toSorted((a, b) => b - a)
          const rankOf = (value: number) => 1 + values.filter((other) => other > value).length
          const paged: (number | null)[] = []
          for (let start = 0; start < values.length; start += size)
            paged.push(
              ...rankValues(values.slice(start, start + size), {
                rank: rankOf(values[start] ?? 0),
                position: start + 1,
              }),
            )
          expect(paged).toEqual(values.map(rankOf))
        },
      ),
    )
  })
})
