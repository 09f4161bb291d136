import { describe, expect, test } from 'vitest'
import { after, ask, listOf, upTo, type List, type Wins } from '#test/scenes/planned-evenings.ts'
import { ladder } from './ladder.ts'
import type { PlanRequest } from './planned-round.ts'

const game = (a: number[], b: number[], court: number) => ({ court, pool: null, a, b })
const next = (list: List, more: Partial<PlanRequest> = {}) => ladder(ask(list, 'ladder', more))[0]
const upwards = (one: number, other: number) => one - other
const courtsOf = (list: List, more: Partial<PlanRequest> = {}) =>
  next(list, more)?.games.map(({ a, b }) => [...a, ...b].toSorted(upwards))
const rungsOf = (list: List) =>
  ladder(ask(list, 'ladder', { play: 'singles' }))[0]?.games.flatMap(({ a, b }) => [...a, ...b])

const inOrder = upTo(8).map((number) => [number, -number] as const)
const strengths = new Map(inOrder)

describe('the first round', () => {
  test('goes by strength, the strongest on the first court', () => {
    expect(courtsOf(listOf(8, 2), { strengths })).toEqual([
      [0, 1, 2, 3],
      [4, 5, 6, 7],
    ])
    expect(next(listOf(8, 2), { strengths })?.byes).toEqual([])
  })

  test('needs a full court', () => {
    expect(ladder(ask(listOf(3, 1), 'ladder'))).toEqual([])
  })

  test('has byes in the order of the numbers, and they play in the next', () => {
    const first = next(listOf(11, 2))
    expect(first?.byes).toHaveLength(3)
    expect(first?.byes).toEqual(first?.byes.toSorted(upwards))
    const second = next(after(listOf(11, 2), first === undefined ? [] : [first]))
    for (const number of first?.byes ?? []) expect(second?.byes).not.toContain(number)
  })
})

const doubles = (wins: Wins) =>
  after(
    listOf(8, 2),
    [{ games: [game([0, 3], [1, 2], 1), game([4, 7], [5, 6], 2)], byes: [] }],
    wins,
  )

describe('after a round of doubles', () => {
  test('winners take the upper rungs of their match, and the best winner below changes with the last loser above', () => {
    expect(courtsOf(doubles(() => 'a'))).toEqual([
      [0, 1, 3, 4],
      [2, 5, 6, 7],
    ])
    expect(courtsOf(doubles(() => 'b'))).toEqual([
      [0, 1, 2, 5],
      [3, 4, 6, 7],
    ])
  })

  test('a match without a score moves nobody', () => {
    expect(courtsOf(doubles(({ court }) => (court === 1 ? 'a' : null)))).toEqual([
      [0, 1, 2, 3],
      [4, 5, 6, 7],
    ])
    expect(courtsOf(doubles(({ court }) => (court === 2 ? 'a' : null)))).toEqual([
      [0, 1, 2, 3],
      [4, 5, 6, 7],
    ])
  })
})

describe('in singles', () => {
  const six = (wins: Wins, byes: number[] = []) =>
    after(
      listOf(6 + byes.length, 3),
      [{ games: [game([0], [1], 1), game([2], [3], 2), game([4], [5], 3)], byes }],
      wins,
    )

  test.each<[string, Wins, number[]]>([
    ['every winner below changes with the loser above', () => 'b', [1, 3, 0, 5, 2, 4]],
    ['the upper ones win', () => 'a', [0, 2, 1, 4, 3, 5]],
    ['only the middle has a score', ({ court }) => (court === 2 ? 'b' : null), [0, 1, 3, 2, 4, 5]],
    ['the first has none', ({ court }) => (court === 1 ? null : 'b'), [0, 1, 3, 5, 2, 4]],
    ['the last has none', ({ court }) => (court === 3 ? null : 'b'), [1, 3, 0, 2, 4, 5]],
  ])('%s', (_fact, wins, rungs) => {
    expect(rungsOf(six(wins))).toEqual(rungs)
  })

  test('every round played counts', () => {
    const twice = after(
      six(() => 'a'),
      [{ games: [game([0], [2], 1), game([1], [4], 2), game([3], [5], 3)], byes: [] }],
      () => 'b',
    )
    expect(rungsOf(twice)).toEqual([2, 4, 0, 5, 1, 3])
  })

  test('someone with a bye keeps the rung, and those around change over them', () => {
    const list = after(
      listOf(5, 2),
      [
        { games: [game([0], [1], 1), game([2], [3], 2)], byes: [4] },
        { games: [game([0], [2], 1), game([3], [4], 2)], byes: [1] },
      ],
      () => 'a',
    )
    const everyone = { ...list, players: listOf(6, 3).players, courts: [1, 2, 3] }
    expect(rungsOf(everyone)).toEqual([0, 3, 1, 2, 4, 5])
  })

  test('latecomers begin at the bottom, those who left are passed over', () => {
    const list = six(() => 'a')
    const players = [
      ...list.players.map((player) =>
        player.number === 2 || player.number === 3
          ? { ...player, presence: 'left' as const }
          : player,
      ),
      ...listOf(8, 3).players.slice(6),
    ]
    const rungs = rungsOf({ ...list, players })
    expect(rungs?.slice(0, 4)).toEqual([0, 1, 4, 5])
    expect(rungs?.slice(4).toSorted(upwards)).toEqual([6, 7])
  })

  test('a bye on first sight is a rung below those who played', () => {
    const list = after(listOf(4, 2), [{ games: [game([2], [3], 1)], byes: [0, 1] }], () => 'b')
    expect(rungsOf(list)).toEqual([3, 2, 0, 1])
  })
})
