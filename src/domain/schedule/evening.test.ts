import { describe, expect, test } from 'vitest'
import { after, ask, listOf, upTo } from '#test/scenes/planned-evenings.ts'
import { createRandom } from '../shared/random.ts'
import {
  findOutcome,
  firstOrder,
  gamesInOrder,
  listAttendance,
  nextByes,
  readEvening,
} from './evening.ts'

const game = (a: number[], b: number[], court = 1) => ({ court, pool: null, a, b })

describe('how many play', () => {
  test.each([
    [
      'doubles fill the courts by four',
      'mexicano',
      10,
      3,
      { games: 2, sitting: 2, courts: [1, 2] },
    ],
    ['singles fill them by two', 'singles', 5, 3, { games: 2, sitting: 1, courts: [1, 2] }],
    ['no more games than courts', 'mexicano', 13, 2, { games: 2, sitting: 5, courts: [1, 2] }],
    ['too few for one', 'mexicano', 3, 2, { games: 0, sitting: 3, courts: [] }],
  ] as const)('%s', (_fact, format, players, courts, expected) => {
    expect(readEvening(ask(listOf(players, courts), format))).toMatchObject(expected)
  })

  test('those who left do not', () => {
    const list = listOf(5, 1)
    const players = list.players.map((player) =>
      player.number === 1 ? { ...player, presence: 'left' as const } : player,
    )
    expect(readEvening(ask({ ...list, players }, 'mexicano'))).toMatchObject({
      here: [0, 2, 3, 4],
      sitting: 0,
      sideSize: 2,
    })
    expect(readEvening(ask(list, 'singles')).sideSize).toBe(1)
  })
})

describe('who sits out next', () => {
  test('those with fewest byes, and not twice in a row', () => {
    const once = after(listOf(6, 1), [{ games: [game([0, 1], [2, 3])], byes: [4, 5] }])
    const second = nextByes(readEvening(ask(once, 'mexicano')))
    expect(second).toHaveLength(2)
    for (const number of second) expect([0, 1, 2, 3]).toContain(number)
    const twice = after(once, [{ games: [game([4, 5], [2, 3])], byes: [0, 1] }])
    expect(new Set(nextByes(readEvening(ask(twice, 'mexicano'))))).toEqual(new Set([2, 3]))
  })

  test('is told by their numbers, whoever left before them', () => {
    const list = listOf(6, 1)
    const players = list.players.map((player) =>
      player.number === 0 ? { ...player, presence: 'left' as const } : player,
    )
    const byes = upTo(60).flatMap((seed) =>
      nextByes(readEvening(ask({ ...list, players }, 'mexicano', { seed }))),
    )
    expect(new Set(byes)).toEqual(new Set([1, 2, 3, 4, 5]))
  })

  test('is nobody when all fit', () => {
    expect(nextByes(readEvening(ask(listOf(8, 2), 'mexicano')))).toEqual([])
  })
})

test('the attendance of a round is the players of both sides, and the byes', () => {
  const { kept } = readEvening(
    ask(after(listOf(6, 1), [{ games: [game([0, 1], [2, 3])], byes: [4, 5] }]), 'mexicano'),
  )
  expect(listAttendance(kept)).toEqual([{ playing: [0, 1, 2, 3], byes: [4, 5] }])
})

describe('the first order', () => {
  test('has the strongest first and players of unknown strength amid the others', () => {
    const strengths = new Map([
      [0, 1],
      [1, 9],
      [3, 8],
      [4, 4],
    ])
    for (const seed of upTo(6))
      expect(firstOrder(upTo(5), strengths, createRandom(seed))).toEqual([1, 3, 2, 4, 0])
  })

  test('is by lot for equals', () => {
    const firsts = upTo(30).map((seed) => firstOrder(upTo(3), new Map(), createRandom(seed))[0])
    expect(new Set(firsts)).toEqual(new Set([0, 1, 2]))
  })
})

test('the outcome of a match is the winners and the losers, as far as anyone has said', () => {
  const sides = { a: [0, 1], b: [2, 3] }
  expect(findOutcome({ ...sides, winner: null })).toBeNull()
  expect(findOutcome({ ...sides, winner: 'a' })).toEqual({ winners: [0, 1], losers: [2, 3] })
  expect(findOutcome({ ...sides, winner: 'b' })).toEqual({ winners: [2, 3], losers: [0, 1] })
})

describe('games in order', () => {
  const sidesOf = (rounds: Parameters<typeof after>[1], order = upTo(4)) =>
    gamesInOrder(order, readEvening(ask(after(listOf(8, 2), rounds), 'mexicano'))).map(
      ({ court, a, b }) => `${court}: ${a.join('+')} v ${b.join('+')}`,
    )

  test('stand on the courts from the first, the first with the last of their four', () => {
    expect(sidesOf([], upTo(8))).toEqual(['1: 0+3 v 1+2', '2: 4+7 v 5+6'])
  })

  test('are of neighbors in singles', () => {
    const evening = readEvening(ask(listOf(4, 2), 'singles'))
    expect(gamesInOrder([3, 1, 0, 2], evening)).toEqual([
      { court: 1, pool: null, a: [3], b: [1] },
      { court: 2, pool: null, a: [0], b: [2] },
    ])
  })

  test.each([
    ['the first and the last, the next pairs follow', [[0, 3]], '1: 0+2 v 1+3'],
    ['the second and the third as well', [[1, 2]], '1: 0+2 v 1+3'],
    [
      'two of the ways, the third is left',
      [
        [0, 3],
        [0, 2],
      ],
      '1: 0+1 v 2+3',
    ],
    [
      'the other side of a way',
      [
        [1, 2],
        [1, 3],
      ],
      '1: 0+1 v 2+3',
    ],
  ])('when those were partners: %s', (_fact, partners, expected) => {
    const rounds = partners.map((side) => ({ games: [game(side, [6, 7])], byes: [] }))
    expect(sidesOf(rounds)[0]).toBe(expected)
    const other = partners.map((side) => ({ games: [game([6, 7], side)], byes: [] }))
    expect(sidesOf(other)[0]).toBe(expected)
  })

  test('rather repeat partners of long ago than those of the round before', () => {
    const together = (side: number[]) => ({ games: [game(side, [6, 7])], byes: [] })
    const rounds = [
      [0, 3],
      [0, 3],
      [0, 2],
      [0, 2],
      [0, 1],
    ].map(together)
    expect(sidesOf(rounds)[0]).toBe('1: 0+3 v 1+2')
    expect(sidesOf([...rounds, together([0, 3])])[0]).toBe('1: 0+1 v 2+3')
  })

  test('a match of two on another court of that round counts as well', () => {
    const round = { games: [game([4, 5], [6, 7]), game([0, 3], [1, 2], 2)], byes: [] }
    expect(sidesOf([round])[0]).toBe('1: 0+2 v 1+3')
    const below = { games: [game([4, 7], [0, 1])], byes: [] }
    expect(sidesOf([below], upTo(8))[1]).toBe('2: 4+6 v 5+7')
  })

  test('opponents of before may be partners', () => {
    expect(sidesOf([{ games: [game([0, 1], [2, 3])], byes: [] }])[0]).toBe('1: 0+3 v 1+2')
  })
})
