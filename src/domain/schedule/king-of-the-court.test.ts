import { describe, expect, test } from 'vitest'
import { after, ask, listOf, upTo, type List, type Wins } from '#test/scenes/planned-evenings.ts'
import { kingOfTheCourt } from './king-of-the-court.ts'
import type { PlanRequest } from './planned-round.ts'

const game = (a: number[], b: number[], court: number) => ({ court, pool: null, a, b })
const next = (list: List, more: Partial<PlanRequest> = {}) =>
  kingOfTheCourt(ask(list, 'king of the court', more))[0]
const courtsOf = (list: List, more: Partial<PlanRequest> = {}) =>
  next(list, more)?.games.map(({ a, b }) => [...a, ...b].toSorted((one, other) => one - other))

describe('the first round', () => {
  test('has the strongest on the first court, and everyone else sits', () => {
    const strengths = new Map(upTo(8).map((number) => [number, number]))
    expect(courtsOf(listOf(8, 2), { strengths })).toEqual([
      [4, 5, 6, 7],
      [0, 1, 2, 3],
    ])
    const round = next(listOf(11, 2), { strengths })
    expect(round?.byes).toHaveLength(3)
    expect(round?.byes).toEqual(round?.byes.toSorted((one, other) => one - other))
    expect(
      [...(round?.byes ?? []), ...(courtsOf(listOf(11, 2), { strengths })?.flat() ?? [])].toSorted(
        (one, other) => one - other,
      ),
    ).toEqual(upTo(11))
  })

  test('needs a full court', () => {
    expect(kingOfTheCourt(ask(listOf(3, 2), 'king of the court'))).toEqual([])
  })
})

const three = (wins: Wins = () => 'a') =>
  after(
    listOf(12, 3),
    [
      {
        games: [game([0, 1], [2, 3], 1), game([4, 5], [6, 7], 2), game([8, 9], [10, 11], 3)],
        byes: [],
      },
    ],
    wins,
  )

describe('after a round', () => {
  test('winners move up a court and losers down, at the ends they stay', () => {
    expect(courtsOf(three())).toEqual([
      [0, 1, 4, 5],
      [2, 3, 8, 9],
      [6, 7, 10, 11],
    ])
  })

  test('who comes from above stands before who comes from below, so partners part', () => {
    const sides = next(three())?.games.map(({ a, b }) =>
      [a, b].map((side) => side.map((number) => Math.floor(number / 2))),
    )
    for (const each of sides?.flat() ?? []) expect(new Set(each).size).toBe(2)
  })

  test('nobody moves from a match without a score', () => {
    expect(courtsOf(three(({ court }) => (court === 2 ? null : 'a')))).toEqual([
      expect.arrayContaining([0, 1]),
      expect.arrayContaining([4, 5]),
      expect.arrayContaining([10, 11]),
    ])
  })

  test('the last round counts, not those before', () => {
    const again = after(three(), [
      {
        games: [game([0, 4], [1, 5], 1), game([2, 8], [3, 9], 2), game([6, 10], [7, 11], 3)],
        byes: [],
      },
    ])
    expect(courtsOf(again)).toEqual([
      [0, 2, 4, 8],
      [1, 5, 6, 10],
      [3, 7, 9, 11],
    ])
  })

  test('on a single court the winners stay and the losers stay, in other pairs', () => {
    const one = after(listOf(4, 1), [{ games: [game([0, 1], [2, 3], 1)], byes: [] }])
    expect(courtsOf(one)).toEqual([[0, 1, 2, 3]])
    expect(next(one)?.games[0]?.a).not.toEqual([0, 1])
  })
})

describe('when some wait', () => {
  const two = (byes: number[], wins: Wins = () => 'a') =>
    after(
      listOf(8 + byes.length, 2),
      [{ games: [game([0, 1], [2, 3], 1), game([4, 5], [6, 7], 2)], byes }],
      wins,
    )

  test('they come in on the last court for those who lost there', () => {
    expect([courtsOf(two([8, 9])), next(two([8, 9]))?.byes]).toEqual([
      [
        [0, 1, 4, 5],
        [2, 3, 8, 9],
      ],
      [6, 7],
    ])
  })

  test('one alone comes in for one of the losers', () => {
    const byes = upTo(20).flatMap((seed) => next(two([8]), { seed })?.byes ?? [])
    expect(new Set(byes)).toEqual(new Set([6, 7]))
  })

  test('more of them than losers there: others due on the last court go off next', () => {
    const round = next(two([8, 9, 10]))
    expect(round?.byes).toEqual([expect.any(Number), 6, 7])
    expect([2, 3]).toContain(round?.byes[0])
    expect(courtsOf(two([8, 9, 10]))?.[0]).toEqual([0, 1, 4, 5])
  })

  test('someone who waits comes in before others stay, whoever had fewer byes', () => {
    const list = two([8, 9])
    const arrived = { ...list, players: listOf(11, 2).players }
    const byes = upTo(20).flatMap((seed) => next(arrived, { seed })?.byes ?? [])
    expect(new Set(byes)).toEqual(new Set([2, 3, 6, 7]))
  })

  test('and when those are all off, one who waits waits on', () => {
    const round = next(two([8, 9, 10, 11, 12]))
    expect(round?.byes.slice(0, 4)).toEqual([2, 3, 6, 7])
    expect(round?.byes[4]).toBeGreaterThan(7)
  })

  test('without a score on the last court nobody is off before another, those with fewest byes first', () => {
    const before = two([8, 9])
    const list = after(
      before,
      [{ games: [game([0, 1], [4, 5], 1), game([2, 3], [8, 9], 2)], byes: [6, 7] }],
      ({ court }) => (court === 1 ? 'a' : null),
    )
    const byes = upTo(20).flatMap((seed) => next(list, { seed })?.byes ?? [])
    expect(new Set(byes)).toEqual(new Set([2, 3, 4, 5]))
  })

  test('of those due on the last court the ones with fewest byes go off', () => {
    const list = after(
      listOf(10, 2),
      [
        { games: [game([0, 1], [4, 5], 1)], byes: [2, 3, 6, 7, 8, 9] },
        { games: [game([0, 1], [2, 3], 1), game([4, 5], [6, 7], 2)], byes: [8, 9] },
        { games: [game([0, 1], [2, 3], 1), game([6, 7], [8, 9], 2)], byes: [4, 5] },
      ],
      ({ court }) => (court === 1 ? 'a' : null),
    )
    const byes = upTo(30).flatMap((seed) => next(list, { seed })?.byes ?? [])
    expect(new Set(byes)).toEqual(new Set([2, 3, 6, 7]))
  })

  test('a place left by someone who went is taken on the last court', () => {
    const list = three()
    const players = [
      ...list.players.map((player) =>
        player.number === 0 ? { ...player, presence: 'left' as const } : player,
      ),
      ...listOf(13, 3).players.slice(12),
    ]
    const courts = courtsOf({ ...list, players })
    expect(courts?.flat()).not.toContain(0)
    expect(courts?.[2]).toContain(12)
    expect(courts?.[0]).toEqual(expect.arrayContaining([1, 4, 5]))
  })

  test('a court lost sends off those who are due lowest', () => {
    const list = three()
    const round = next({ ...list, courts: [1, 2] })
    expect(round?.byes).toEqual([6, 7, 10, 11])
    expect(round?.games).toHaveLength(2)
    const oneCourt = next({ ...list, courts: [1] })
    expect(new Set(oneCourt?.games.flatMap(({ a, b }) => [...a, ...b]))).toEqual(
      new Set([0, 1, 4, 5]),
    )
  })
})
