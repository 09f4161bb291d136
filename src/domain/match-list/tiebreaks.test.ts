import { describe, expect, test } from 'vitest'
import { listOf, match } from '#test/scenes/counted-matches.ts'
import type { CountedMatch } from './entrant.ts'
import { computeStandings } from './standings.ts'

const order = (matches: CountedMatch[]) =>
  computeStandings(listOf(matches), 'rotating partners', 'doubles').map(
    ({ numbers: [number], tiebreak }) => [number, tiebreak],
  )

describe('their own matches do not tell them apart', () => {
  test('when only one of three has met both others', () => {
    const level = new Set<number | undefined>([0, 1, 2])
    const rows = order([
      match([0], [1], [[11, 9]]),
      match([2], [0], [[11, 9]]),
      match([1], [3], [[11, 0]]),
      match([4], [2], [[11, 5]]),
    ])
    expect(rows.filter(([number]) => level.has(number as number))).toEqual([
      [1, 'wins'],
      [0, 'difference'],
      [2, 'difference'],
    ])
  })

  test('when two of them were partners and never opponents', () => {
    const rows = order([
      match([0, 1], [2, 3], [[11, 9]]),
      match([2, 4], [5, 6], [[11, 0]]),
      match([5, 6], [0, 1], [[11, 0]]),
    ])
    expect(rows[1]).toEqual([2, 'wins'])
    expect(new Set(rows.slice(2, 4).map(([number]) => number))).toEqual(new Set([5, 6]))
    expect(new Set(rows.slice(4, 6).map(([number]) => number))).toEqual(new Set([0, 1]))
  })
})

describe('when some played more games', () => {
  const matches = [
    match([0], [1], [], { winner: 'a' }),
    match([2], [3], [[11, 8]]),
    match(
      [4],
      [5],
      [
        [11, 9],
        [11, 9],
      ],
    ),
    match([6], [7], [], { winner: 'a' }),
  ]

  test.each([
    ['as played', matches],
    ['the other way round', matches.toReversed()],
  ])('points count by the game, and no game is the least: matches %s', (_name, given) => {
    const rows = order(given)
    expect(rows.slice(0, 2)).toEqual([
      [2, null],
      [4, 'difference'],
    ])
    expect(rows[2]?.[1]).toBe('difference')
    expect(rows[3]?.[1]).toBe('lot')
    expect(new Set(rows.slice(2, 4).map(([number]) => number))).toEqual(new Set([0, 6]))
    expect(rows.slice(4, 6)).toEqual([
      [5, 'wins'],
      [3, 'difference'],
    ])
    expect(rows[6]?.[1]).toBe('difference')
  })
})

test('two teams that draw the same lot keep one order', () => {
  // Found by a search: their lots at this event are equal.
  const teams = { 40: 1, 1098: 1, 154: 2, 1104: 2, 0: 3, 1: 3, 2: 4, 3: 4 }
  const list = listOf(
    [match([40, 1098], [0, 1], [[11, 9]]), match([154, 1104], [2, 3], [[11, 9]])],
    teams,
  )
  const first = (matches: readonly CountedMatch[]) =>
    computeStandings({ ...list, matches }, 'fixed teams', 'doubles')[0]?.numbers
  expect(first(list.matches)).toEqual([40, 1098])
  expect(first(list.matches.toReversed())).toEqual([40, 1098])
})
