import { describe, expect, test } from 'vitest'
import { after, ask, listOf, upTo, type List, type Wins } from '#test/scenes/planned-evenings.ts'
import { mexicano } from './mexicano.ts'
import type { PlanRequest } from './planned-round.ts'

const game = (a: number[], b: number[], court: number) => ({ court, pool: null, a, b })
const next = (list: List, more: Partial<PlanRequest> = {}) =>
  mexicano(ask(list, 'mexicano', more))[0]
const sidesOf = (list: List, more: Partial<PlanRequest> = {}) =>
  next(list, more)?.games.map(({ court, a, b }) => `${court}: ${a.join('+')} v ${b.join('+')}`)
const upwards = (one: number, other: number) => one - other

const strengths = new Map(upTo(12).map((number) => [number, -number]))

test('the first and the fourth play the second and the third, and so on down the courts', () => {
  expect(sidesOf(listOf(8, 2), { strengths })).toEqual(['1: 0+3 v 1+2', '2: 4+7 v 5+6'])
  expect(next(listOf(8, 2))?.games[0]?.pool).toBeNull()
})

test('it needs a full court', () => {
  expect(mexicano(ask(listOf(3, 2), 'mexicano'))).toEqual([])
})

test('everyone plays or sits', () => {
  for (const seed of upTo(10)) {
    const round = next(listOf(11, 2), { seed, strengths })
    const players = round?.games.flatMap(({ a, b }) => [...a, ...b]) ?? []
    expect([...players, ...(round?.byes ?? [])].toSorted(upwards)).toEqual(upTo(11))
  }
})

test('byes are in the order of the numbers and even, whoever leads', () => {
  const first = next(listOf(11, 2), { strengths })
  expect(first?.byes).toHaveLength(3)
  expect(first?.byes).toEqual(first?.byes.toSorted(upwards))
  const second = next(after(listOf(11, 2), first === undefined ? [] : [first]), { strengths })
  for (const number of first?.byes ?? []) expect(second?.byes).not.toContain(number)
  expect(second?.games.flatMap(({ a, b }) => [...a, ...b])).toEqual(
    expect.arrayContaining([...(first?.byes ?? [])]),
  )
})

describe('the next round', () => {
  const played = (wins: Wins, state: 'confirmed' | 'reported' | 'disputed' = 'confirmed') => {
    const list = after(
      listOf(8, 2),
      [{ games: [game([0, 1], [2, 3], 1), game([4, 5], [6, 7], 2)], byes: [] }],
      wins,
    )
    return {
      ...list,
      matches: list.matches.map((match) => (match.winner === null ? match : { ...match, state })),
    }
  }
  const courtsOf = (list: List) =>
    next(list, { strengths })?.games.map(({ a, b }) => [...a, ...b].toSorted(upwards))

  test.each(['confirmed', 'reported'] as const)(
    'has the winners on the first court: %s',
    (state) => {
      expect(courtsOf(played(({ court }) => (court === 1 ? 'b' : 'a'), state))).toEqual([
        [2, 3, 4, 5],
        [0, 1, 6, 7],
      ])
    },
  )

  test('takes a disputed score for none', () => {
    expect(courtsOf(played(() => 'b', 'disputed'))).toEqual(courtsOf(listOf(8, 2)))
  })

  test('places those without a score amid the others, by strength', () => {
    expect(courtsOf(played(({ court }) => (court === 1 ? 'b' : null)))).toEqual([
      [2, 3, 4, 5],
      [0, 1, 6, 7],
    ])
  })

  test('of an odd number places one more before those without a score', () => {
    const list = played(({ court }) => (court === 1 ? 'b' : null))
    const players = list.players.map((player) =>
      player.number === 0 ? { ...player, presence: 'left' as const } : player,
    )
    const games = next(
      { ...list, players: [...players, ...listOf(9, 2).players.slice(8)] },
      { strengths },
    )
    expect(games?.games[0]).toMatchObject({ b: [expect.any(Number), 4] })
  })

  test('leaves out those who left', () => {
    const list = played(() => 'a')
    const players = list.players.map((player) =>
      player.number < 4 ? { ...player, presence: 'left' as const } : player,
    )
    expect(courtsOf({ ...list, players })).toEqual([[4, 5, 6, 7]])
  })
})
