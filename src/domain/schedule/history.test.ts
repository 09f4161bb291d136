import { describe, expect, test } from 'vitest'
import { leastCost, readByes, readHistory } from './history.ts'
import type { Round } from './schedule.ts'

const round = (teams: Round['games'][number]['teams'], byes: number[] = []): Round => ({
  games: [{ court: 1, teams }],
  byes,
})
const pairsOf = (grid: Uint8Array, width: number): string[] =>
  [...grid].flatMap((many, at) =>
    many === 0 ? [] : [`${Math.floor(at / width)}-${at % width}: ${many}`],
  )

describe('meetings', () => {
  test('are counted for partners and for opponents, by places, both ways', () => {
    const { partner, opponent } = readHistory(
      [7, 3, 5, 1],
      [
        round([
          [7, 3],
          [5, 1],
        ]),
        round([
          [7, 3],
          [5, 9],
        ]),
      ],
    )
    expect(pairsOf(partner, 4)).toEqual(['0-1: 2', '1-0: 2', '2-3: 1', '3-2: 1'])
    expect(pairsOf(opponent, 4)).toEqual([
      '0-2: 2',
      '0-3: 1',
      '1-2: 2',
      '1-3: 1',
      '2-0: 2',
      '2-1: 2',
      '3-0: 1',
      '3-1: 1',
    ])
  })

  test('come with the byes', () => {
    const played = [
      round(
        [
          [0, 1],
          [2, 3],
        ],
        [4],
      ),
    ]
    expect(readHistory([0, 4], played).byes).toEqual({ had: [0, 1], satBefore: [false, true] })
  })
})

describe('byes', () => {
  test('are those had, and whether the last round was without a game', () => {
    expect(
      readByes(
        [0, 1, 2],
        [
          { playing: [1, 2], byes: [0] },
          { playing: [0, 2], byes: [1] },
        ],
      ),
    ).toEqual({ had: [1, 1, 0], satBefore: [false, true, false] })
    expect(readByes([0, 1], [])).toEqual({ had: [0, 0], satBefore: [false, false] })
  })

  test('of a latecomer are at least the fewest that those from the start had', () => {
    const played = [
      { playing: [2], byes: [0, 1] },
      { playing: [], byes: [0, 1, 2] },
      { playing: [0, 4], byes: [1, 2, 3] },
    ]
    expect(readByes([0, 1, 2, 3, 4, 5], played)).toEqual({
      had: [2, 3, 2, 2, 2, 2],
      satBefore: [false, true, true, true, false, true],
    })
  })

  test('of a latecomer who had more stay', () => {
    const played = [
      { playing: [0], byes: [] },
      { playing: [0], byes: [1] },
    ]
    expect(readByes([0, 1], played).had).toEqual([0, 1])
  })

  test('of latecomers alone are none but their own', () => {
    const played = [
      { playing: [9], byes: [] },
      { playing: [], byes: [1] },
    ]
    expect(readByes([0, 1], played).had).toEqual([0, 1])
  })
})

describe('the least that more meetings cost', () => {
  const grid = Uint8Array.from([0, 0, 0, 0, 0, 1, 0, 1, 0])

  test.each([
    [0, { cost: 0, level: 0 }],
    [1, { cost: 0, level: 1 }],
    [2, { cost: 0, level: 1 }],
    [3, { cost: 1, level: 2 }],
    [5, { cost: 3, level: 2 }],
    [6, { cost: 5, level: 3 }],
  ])('%i more go to the pairs that met least', (meetings, expected) => {
    expect(leastCost(grid, 3, meetings)).toEqual(expected)
  })

  test('counts only pairs that can meet', () => {
    expect(leastCost(grid, 3, 2, (one, other) => one + other > 1)).toEqual({ cost: 1, level: 2 })
    expect(leastCost(grid, 3, 2, () => false)).toEqual({ cost: 0, level: 0 })
  })
})
