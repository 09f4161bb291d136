import { describe, expect, test } from 'vitest'
import { type More, listOf, match, upwards } from '#test/scenes/counted-matches.ts'
import type { GamePoints, MatchStage } from '../match/match.ts'
import type { CountedMatch } from './entrant.ts'
import { computeStandings } from './standings.ts'

describe('brackets', () => {
  const played = (a: number, b: number, stage: MatchStage, round: number, more: More = {}) =>
    match([a], [b], [[11, 5]], { stage, round, ...more })
  const order = (matches: CountedMatch[], format: Parameters<typeof computeStandings>[1]) =>
    computeStandings(listOf(matches), format, 'singles').map(({ numbers }) => numbers[0])
  const semifinals = [
    played(0, 7, 'winners', 1),
    played(3, 4, 'winners', 1),
    played(1, 6, 'winners', 1),
    played(2, 5, 'winners', 1),
    played(3, 0, 'winners', 2),
    played(2, 1, 'winners', 2),
  ]

  test('the final, the match for bronze, then the round of the loss', () => {
    const ranked = order(
      [...semifinals, played(2, 3, 'final', 1), played(0, 1, 'bronze', 1)],
      'single elimination',
    )
    expect(ranked.slice(0, 4)).toEqual([2, 3, 0, 1])
    expect(ranked.slice(4).toSorted(upwards)).toEqual([4, 5, 6, 7])
  })

  test('who is still in stands before who is out, and finalists before them', () => {
    const ranked = order(
      [
        ...semifinals.slice(0, 5),
        match([2], [1], [], { stage: 'winners', round: 2, state: 'planned' }),
        match([3], [], [], { stage: 'final', state: 'planned' }),
      ],
      'single elimination',
    )
    expect(ranked[0]).toBe(3)
    expect(ranked.slice(1, 3).toSorted(upwards)).toEqual([1, 2])
    expect(ranked[3]).toBe(0)
  })

  test('a second final decides a double elimination, and the losers bracket ranks who is out', () => {
    const winners = [
      played(0, 3, 'winners', 1),
      played(1, 2, 'winners', 1),
      played(0, 1, 'winners', 2),
    ]
    const losers = [played(2, 3, 'losers', 1), played(1, 2, 'losers', 2)]
    expect(
      order(
        [...winners, ...losers, played(1, 0, 'final', 1), played(0, 1, 'final', 2)],
        'double elimination',
      ),
    ).toEqual([0, 1, 2, 3])
    expect(order([...winners, ...losers, played(0, 1, 'final', 1)], 'double elimination')).toEqual([
      0, 1, 2, 3,
    ])
  })

  test('consolation ranks those who lost at once', () => {
    const consolation = [
      played(7, 4, 'consolation', 1),
      played(5, 6, 'consolation', 1),
      played(5, 7, 'consolation', 2),
    ]
    const ranked = order(
      [...semifinals, ...consolation, played(2, 3, 'final', 1)],
      'single elimination',
    )
    expect(ranked.slice(4, 6)).toEqual([5, 7])
    expect(ranked.slice(6).toSorted(upwards)).toEqual([4, 6])
  })

  test('who never left the pools comes behind by the rank there', () => {
    const pool = (number: number, [best, middle, last]: readonly [number, number, number]) => [
      played(best, middle, 'pool', 1, { pool: number }),
      played(best, last, 'pool', 2, { pool: number }),
      match([middle], [last], [[11, number === 1 ? 9 : 0]], {
        stage: 'pool',
        round: 3,
        pool: number,
      }),
    ]
    const ranked = order(
      [...pool(1, [0, 1, 2]), ...pool(2, [3, 4, 5]), played(3, 0, 'final', 1)],
      'pools then bracket',
    )
    expect(ranked).toEqual(
      [3, 0, 4, 1, 2, 5].toSorted((one, other) => ranked.indexOf(one) - ranked.indexOf(other)),
    )
    expect(ranked.slice(0, 4)).toEqual([3, 0, 4, 1])
  })
})

describe('the rank in a pool', () => {
  const inPool = (a: number, b: number, pool: number, games: GamePoints[] = [[11, 5]]) =>
    match([a], [b], games, { stage: 'pool', pool })

  test('comes of the matches of that pool alone, whoever else is there', () => {
    const rows = computeStandings(
      listOf([
        inPool(0, 1, 1),
        inPool(0, 4, 1),
        inPool(1, 4, 1, [[11, 9]]),
        inPool(2, 3, 2),
        inPool(2, 5, 2),
        inPool(3, 5, 2, [[11, 0]]),
        match([0], [2], [[11, 5]], { stage: 'final' }),
      ]),
      'pools then bracket',
      'singles',
    )
    const places = rows.map(({ numbers: [number] }) => number ?? -1)
    expect(places.slice(0, 2)).toEqual([0, 2])
    expect(places.slice(2, 4).toSorted(upwards)).toEqual([1, 3])
    expect(places.slice(4)).toEqual([4, 5])
    expect(rows[4]?.tiebreak).toBe('place')
  })

  test('is that among its own pool, however well another pool went', () => {
    const rows = computeStandings(
      listOf([
        inPool(0, 1, 1),
        inPool(1, 4, 1),
        inPool(4, 0, 1, [[11, 9]]),
        inPool(2, 3, 2, [[11, 0]]),
        inPool(2, 5, 2),
        inPool(3, 5, 2, [[11, 9]]),
      ]),
      'pools then bracket',
      'singles',
    )
    const order = rows.map(({ numbers: [number] }) => number)
    expect(order.slice(2, 4).toSorted(upwards)).toEqual([1, 3])
    expect(order.slice(4).toSorted(upwards)).toEqual([4, 5])
  })

  test('is that of the team where partners stay together', () => {
    const teams = { 0: 1, 1: 1, 2: 2, 3: 2, 4: 3, 5: 3, 6: 4, 7: 4 }
    const pool = (one: number, other: number, number: number, games: GamePoints[]) =>
      match([one, one + 1], [other, other + 1], games, { stage: 'pool', pool: number })
    const rows = computeStandings(
      listOf([pool(0, 2, 1, [[11, 9]]), pool(4, 6, 2, [[11, 0]])], teams),
      'pools then bracket',
      'doubles',
    )
    expect(rows.map(({ numbers, tiebreak }) => [numbers.join('+'), tiebreak])).toEqual([
      ['4+5', null],
      ['0+1', 'difference'],
      ['2+3', 'place'],
      ['6+7', 'difference'],
    ])
  })

  test('of someone who is here and played in none is the last', () => {
    const list = listOf([inPool(0, 1, 1), match([0], [1], [[11, 2]], { stage: 'final' })], { 9: 9 })
    const rows = computeStandings(list, 'pools then bracket', 'singles')
    expect(rows.map(({ numbers: [number] }) => number)).toEqual([0, 1, 9])
  })
})
