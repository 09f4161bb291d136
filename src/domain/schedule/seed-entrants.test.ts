import { describe, expect, test } from 'vitest'
import { after, ask, listOf, upTo, type List } from '#test/scenes/planned-evenings.ts'
import type { PlanRequest } from './planned-round.ts'
import { listLeftQualified, seedEntrants, type Fills } from './seed-entrants.ts'

type Played = readonly [pool: number, winner: number, loser: number, points: number]

function poolsOf(players: number, played: readonly Played[]): List {
  const list = after(
    listOf(players, 1),
    played.map(([pool, winner, loser]) => ({
      games: [{ court: 1, pool, a: [winner], b: [loser] }],
      byes: [],
    })),
  )
  return {
    ...list,
    matches: list.matches.map((match, index) => ({
      ...match,
      games: [[11, played[index]?.[3] ?? 0] as const],
    })),
  }
}
const seedsOf = (list: List, more: Partial<PlanRequest> = {}) =>
  seedEntrants(ask(list, 'pools then bracket', { play: 'singles', ...more })).map((side) =>
    side.join('+'),
  )
const pool = (number: number, [first, second, third]: readonly number[], points = 5): Played[] => [
  [number, first ?? 0, second ?? 0, points],
  [number, first ?? 0, third ?? 0, points],
  [number, second ?? 0, third ?? 0, points],
]

test('without pools they come by strength, everyone in the list', () => {
  const strengths = new Map(upTo(4).map((number) => [number, number]))
  expect(seedEntrants(ask(listOf(4, 1), 'single elimination', { strengths }))).toEqual([
    [2, 3],
    [0, 1],
  ])
  expect(
    seedEntrants(ask(listOf(4, 1), 'double elimination', { strengths, play: 'singles' })),
  ).toEqual([[3], [2], [1], [0]])
})

describe('after pools', () => {
  test('there are none before a score', () => {
    expect(seedsOf(listOf(6, 1))).toEqual([])
  })

  test('of one pool come the first four', () => {
    const list = poolsOf(5, [
      [1, 0, 1, 5],
      [1, 0, 2, 5],
      [1, 0, 3, 5],
      [1, 0, 4, 5],
      [1, 1, 2, 5],
      [1, 1, 3, 5],
      [1, 1, 4, 5],
      [1, 2, 3, 5],
      [1, 2, 4, 5],
      [1, 3, 4, 5],
    ])
    expect(seedsOf(list)).toEqual(['0', '1', '2', '3'])
  })

  test('of two come the first two of each, the better winner first and the seconds in that order', () => {
    expect(seedsOf(poolsOf(6, [...pool(1, [0, 1, 2], 5), ...pool(2, [3, 4, 5], 3)]))).toEqual([
      '3',
      '0',
      '4',
      '1',
    ])
    expect(seedsOf(poolsOf(6, [...pool(1, [0, 1, 2], 3), ...pool(2, [3, 4, 5], 5)]))).toEqual([
      '0',
      '3',
      '1',
      '4',
    ])
  })

  test('equal winners come in the order of their pools, however they were played', () => {
    expect(seedsOf(poolsOf(6, [...pool(2, [0, 1, 2]), ...pool(1, [3, 4, 5])]))).toEqual([
      '3',
      '0',
      '4',
      '1',
    ])
  })

  test('a winner is as good as the share of matches won, then the points of a match', () => {
    const share = poolsOf(7, [
      [1, 0, 1, 0],
      [1, 0, 2, 0],
      [1, 3, 0, 9],
      [1, 1, 3, 9],
      [1, 2, 3, 9],
      [1, 1, 2, 9],
      ...pool(2, [4, 5, 6], 9),
    ])
    expect(seedsOf(share)[0]).toBe('4')
    const points = poolsOf(7, [
      [1, 0, 1, 8],
      [1, 0, 2, 8],
      [1, 0, 3, 8],
      [1, 1, 2, 8],
      [1, 1, 3, 8],
      [1, 2, 3, 8],
      ...pool(2, [4, 5, 6], 7),
    ])
    expect(seedsOf(points)[0]).toBe('4')
  })

  test('only confirmed matches of pools count', () => {
    const list = poolsOf(6, [...pool(1, [0, 1, 2]), ...pool(2, [3, 4, 5])])
    const matches = list.matches.map((match) =>
      match.pool === 2 ? { ...match, state: 'reported' as const } : match,
    )
    expect(seedsOf({ ...list, matches })).toEqual(['0', '1', '2'])
    const outside = list.matches.map((match) =>
      match.pool === 2 ? { ...match, stage: 'round' as const } : match,
    )
    expect(seedsOf({ ...list, matches: outside })).toEqual(['0', '1', '2'])
  })

  test('whoever is here and played in no pool has no seed', () => {
    expect(seedsOf(poolsOf(9, [...pool(1, [0, 1, 2]), ...pool(2, [3, 4, 5])]))).toHaveLength(4)
  })

  test('a team that played with a stand-in is one seed', () => {
    const list = after(listOf(9, 1), [
      { games: [{ court: 1, pool: 1, a: [0, 8], b: [2, 3] }], byes: [] },
      { games: [{ court: 1, pool: 1, a: [0, 1], b: [4, 5] }], byes: [] },
    ])
    const players = list.players.map((player) =>
      player.number === 8 ? { ...player, team: null } : player,
    )
    expect(seedsOf({ ...list, players }, { play: 'doubles' })[0]).toBe('0+1')
  })

  test('teams are seeded as teams', () => {
    const list = after(listOf(8, 1), [
      { games: [{ court: 1, pool: 1, a: [0, 1], b: [2, 3] }], byes: [] },
      { games: [{ court: 1, pool: 2, a: [6, 7], b: [4, 5] }], byes: [] },
    ])
    expect(seedsOf(list, { play: 'doubles' })).toEqual(['0+1', '6+7', '2+3', '4+5'])
  })
})

describe('after pools, with a team of the first gone', () => {
  const gone = (list: List, ...numbers: number[]): List => ({
    ...list,
    players: list.players.map((player) =>
      numbers.includes(player.number) ? { ...player, presence: 'left' as const } : player,
    ),
  })
  const two = poolsOf(6, [...pool(1, [0, 1, 2], 3), ...pool(2, [3, 4, 5], 5)])
  const leftOf = (list: List) =>
    listLeftQualified(ask(list, 'pools then bracket', { play: 'singles' })).map(
      ({ numbers, next }) => `${numbers.join('+')} ${next?.join('+') ?? 'nobody'}`,
    )
  const filled = (list: List, ...fills: [string, 'bye' | number[]][]) =>
    seedEntrants(
      ask(list, 'pools then bracket', { play: 'singles' }),
      new Map(fills) satisfies Fills,
    ).map((side) => side.join('+'))

  test('the next of its pool moves up, and everyone behind it a place', () => {
    expect(leftOf(gone(two, 0))).toEqual(['0 2'])
    expect(seedsOf(gone(two, 0))).toEqual(['3', '1', '4', '2'])
    expect(leftOf(gone(two, 1))).toEqual(['1 2'])
    expect(seedsOf(gone(two, 1))).toEqual(['0', '3', '2', '4'])
  })

  test('a team behind the first that left is passed over, and nobody is asked about it', () => {
    expect(leftOf(gone(two, 2))).toEqual([])
    expect(leftOf(gone(two, 0, 2))).toEqual(['0 5'])
    expect(seedsOf(gone(two, 0, 2))).toEqual(['3', '1', '4', '5'])
  })

  test('where nobody is left to move up, the place stays empty', () => {
    expect(leftOf(gone(two, 0, 2, 5))).toEqual(['0 nobody'])
    expect(seedsOf(gone(two, 0, 2, 5))).toEqual(['3', '1', '4'])
  })

  test('of one pool the fifth is the next', () => {
    const one = poolsOf(
      5,
      upTo(5).flatMap((winner) =>
        upTo(5)
          .filter((loser) => loser > winner)
          .map((loser): Played => [1, winner, loser, 5]),
      ),
    )
    expect(leftOf(gone(one, 1))).toEqual(['1 4'])
    expect(seedsOf(gone(one, 1))).toEqual(['0', '2', '3', '4'])
  })

  test('a bye leaves the place empty', () => {
    expect(filled(gone(two, 0), ['0', 'bye'])).toEqual(['3', '1', '4'])
    expect(filled(gone(two, 0, 4), ['0', 'bye'])).toEqual(['3', '1', '5'])
  })

  test('whoever is named takes the place, and no other of theirs', () => {
    expect(filled(gone(two, 0), ['0', [5]])).toEqual(['3', '1', '4', '5'])
  })

  test('a choice for one that came back means nothing', () => {
    expect(filled(two, ['0', 'bye'])).toEqual(seedsOf(two))
  })

  test('a partner who stands in is in the team', () => {
    const list = after(listOf(6, 1), [
      { games: [{ court: 1, pool: 1, a: [0, 1], b: [2, 3] }], byes: [] },
    ])
    const players = list.players.map((player) =>
      player.number === 0
        ? { ...player, presence: 'left' as const, team: null }
        : player.number === 4
          ? { ...player, team: 0 }
          : player,
    )
    expect(seedsOf({ ...list, players }, { play: 'doubles' })).toEqual(['1+4', '2+3'])
    expect(
      listLeftQualified(ask({ ...list, players }, 'pools then bracket', { play: 'doubles' })),
    ).toEqual([])
  })

  test('half a team gone is a team gone, and says who', () => {
    const list = after(listOf(6, 1), [
      { games: [{ court: 1, pool: 1, a: [0, 1], b: [2, 3] }], byes: [] },
    ])
    expect(
      listLeftQualified(ask(gone(list, 1), 'pools then bracket', { play: 'doubles' })),
    ).toEqual([{ numbers: [0, 1], gone: [1], next: null }])
  })

  test('a bracket without pools asks about nobody', () => {
    expect(listLeftQualified(ask(gone(two, 0), 'single elimination', { play: 'singles' }))).toEqual(
      [],
    )
  })
})

describe('two of one pool do not meet in the first round', () => {
  const many = (count: number) =>
    seedsOf(
      poolsOf(
        count * 3,
        upTo(count).flatMap((each) =>
          pool(each + 1, [each * 3, each * 3 + 1, each * 3 + 2], each % 11),
        ),
      ),
    ).map((seed) => `${'ABCDEFGH'[Math.floor(Number(seed) / 3)] ?? ''}${(Number(seed) % 3) + 1}`)

  test.each([
    [2, 'A1 B1 A2 B2'],
    [3, 'A1 B1 C1 A2 C2 B2'],
    [4, 'A1 B1 C1 D1 A2 B2 C2 D2'],
    [5, 'A1 B1 C1 D1 E1 A2 B2 C2 D2 E2'],
    [7, 'A1 B1 C1 D1 E1 F1 G1 A2 B2 C2 E2 D2 F2 G2'],
  ])('of %i pools', (count, seeds) => {
    expect(many(count).join(' ')).toBe(seeds)
  })
})
