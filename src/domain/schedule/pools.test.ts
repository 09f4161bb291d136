import { describe, expect, test } from 'vitest'
import { after, ask, listOf, upTo, type List } from '#test/scenes/planned-evenings.ts'
import type { PlannedRound, PlanRequest } from './planned-round.ts'
import { pools } from './pools.ts'

const strengths = new Map(upTo(24).map((number) => [number, -number]))
const plan = (list: List, more: Partial<PlanRequest> = {}) =>
  pools(ask(list, 'pools then bracket', { play: 'singles', strengths, ...more }))
const gamesOf = (rounds: readonly PlannedRound[]) =>
  rounds.map(({ games }) => games.map(({ a, b }) => `${a.join('+')}v${b.join('+')}`).join(' '))
const membersOf = (rounds: readonly PlannedRound[]) => {
  const byPool = Map.groupBy(
    rounds.flatMap(({ games }) => games),
    ({ pool }) => pool ?? 0,
  )
  return [...byPool]
    .toSorted(([one], [other]) => one - other)
    .map(([pool, games]) => [
      pool,
      ...new Set(games.flatMap(({ a, b }) => [...a, ...b]).toSorted((one, other) => one - other)),
    ])
}
const leave = (list: List, gone: readonly number[], arrived = 0): List => ({
  ...list,
  players: [
    ...list.players.map((player) =>
      gone.includes(player.number) ? { ...player, presence: 'left' as const } : player,
    ),
    ...listOf(list.players.length + arrived, 1).players.slice(list.players.length),
  ],
})

describe('pools', () => {
  test.each([
    [2, 1],
    [5, 1],
    [6, 2],
    [9, 2],
    [10, 3],
    [12, 3],
    [16, 4],
  ])('of %i entrants are %i', (entrants, count) => {
    expect(membersOf(plan(listOf(entrants, 8)))).toHaveLength(count)
  })

  test('need two entrants', () => {
    expect(plan(listOf(1, 1))).toEqual([])
    expect(pools(ask(listOf(3, 1), 'pools then bracket'))).toEqual([])
  })

  test('are dealt in snakes, the strongest first', () => {
    expect(membersOf(plan(listOf(12, 6)))).toEqual([
      [1, 0, 5, 6, 11],
      [2, 1, 4, 7, 10],
      [3, 2, 3, 8, 9],
    ])
    expect(membersOf(plan(listOf(16, 8)))).toEqual([
      [1, 0, 7, 8, 15],
      [2, 1, 6, 9, 14],
      [3, 2, 5, 10, 13],
      [4, 3, 4, 11, 12],
    ])
    expect(membersOf(plan(listOf(10, 5)))).toEqual([
      [1, 0, 5, 6],
      [2, 1, 4, 7],
      [3, 2, 3, 8, 9],
    ])
  })

  test('of teams have partners together, and whoever is alone sits', () => {
    const rounds = pools(ask(listOf(13, 3), 'pools then bracket', { strengths }))
    expect(membersOf(rounds)).toEqual([
      [1, 0, 1, 6, 7, 8, 9],
      [2, 2, 3, 4, 5, 10, 11],
    ])
    for (const { byes, games } of rounds) {
      expect(byes).toContain(12)
      for (const side of games.flatMap(({ a, b }) => [a, b]))
        expect(Math.floor((side[0] ?? 0) / 2)).toBe(Math.floor((side[1] ?? 0) / 2))
    }
  })
})

describe('the games', () => {
  test('go round the circle of each pool, everyone in every round where courts allow', () => {
    const rounds = plan({ ...listOf(8, 4), courts: [2, 5, 6, 9] })
    expect(gamesOf(rounds)).toEqual(['0v7 3v4 1v6 2v5', '3v7 4v0 2v6 5v1', '4v7 0v3 5v6 1v2'])
    expect(rounds[0]?.games.map(({ court, pool }) => [court, pool])).toEqual([
      [2, 1],
      [5, 1],
      [6, 2],
      [9, 2],
    ])
    expect(rounds.map(({ byes }) => byes)).toEqual([[], [], []])
  })

  test('take the earliest turns first, and among those the entrants with most byes', () => {
    const rounds = plan(listOf(5, 1))
    expect(gamesOf(rounds)).toEqual([
      '1v4',
      '2v3',
      '2v0',
      '3v4',
      '3v1',
      '4v0',
      '0v1',
      '4v2',
      '0v3',
      '1v2',
    ])
    expect(rounds[0]?.byes).toEqual([0, 2, 3])
    expect(rounds[6]?.byes).toEqual([2, 3, 4])
  })

  test('use all courts as long as nobody would be twice in a round', () => {
    const rounds = plan(listOf(8, 3))
    expect(gamesOf(rounds).slice(0, 3)).toEqual(['0v7 3v4 1v6', '2v5 3v7 4v0', '2v6 5v1 4v7'])
    expect(rounds.flatMap(({ games }) => games)).toHaveLength(12)
    for (const { games, byes } of rounds) {
      const everyone = [...games.flatMap(({ a, b }) => [...a, ...b]), ...byes]
      expect(everyone.toSorted((one, other) => one - other)).toEqual(upTo(8))
    }
  })

  test('of one turn, those begin whose second entrant sat most as well', () => {
    const sat = (number: number) => ({
      games: [{ court: 1, pool: null, a: [1, 2], b: [3, 4] }],
      byes: [number],
    })
    const list = after(listOf(4, 1), [sat(0), sat(0), sat(0)])
    expect(gamesOf(plan(list))).toEqual(['0v3', '1v2', '2v0', '1v3', '0v1', '2v3'])
  })

  test('go on where they were, with the byes that were had', () => {
    const whole = plan(listOf(5, 1))
    for (const played of [3, 4, 6, 9]) {
      const rest = plan(after(listOf(5, 1), whole.slice(0, played)))
      expect(gamesOf(rest)).toEqual(gamesOf(whole.slice(played)))
    }
    expect(plan(after(listOf(5, 1), whole))).toEqual([])
  })
})

describe('once games were played', () => {
  const begun = (players: number) => {
    const list = listOf(players, players / 2)
    return after(list, plan(list).slice(0, 1))
  }

  test('everyone stays in their pool, whatever the strengths are now', () => {
    const turned = new Map(upTo(8).map((number) => [number, number]))
    expect(membersOf(plan(begun(8), { strengths: turned }))).toEqual([
      [1, 0, 3, 4, 7],
      [2, 1, 2, 5, 6],
    ])
    const unplayed = begun(8)
    const matches = unplayed.matches.map((match) => ({ ...match, state: 'planned' as const }))
    expect(membersOf(plan({ ...unplayed, matches }, { strengths: turned }))[0]).toEqual([
      1, 0, 3, 4, 7,
    ])
    expect(
      membersOf(plan({ ...unplayed, matches }, { strengths: new Map([[2, 9]]) }))[0],
    ).toContain(2)
  })

  test('games outside the pools put nobody in one', () => {
    const list = begun(8)
    const matches = list.matches.map((match) => ({ ...match, stage: 'round' as const }))
    const strongest = new Map(upTo(8).map((number) => [number, number === 1 ? 9 : -number]))
    expect(membersOf(plan({ ...list, matches }, { strengths: strongest }))[0]?.slice(1)).toContain(
      1,
    )
  })

  test('latecomers go to the pool with fewest, the first of equals', () => {
    expect(membersOf(plan(leave(begun(8), [5], 1)))).toEqual([
      [1, 0, 3, 4, 7],
      [2, 1, 2, 6, 8],
    ])
    expect(membersOf(plan(leave(begun(8), [], 1)))[0]).toEqual([1, 0, 3, 4, 7, 8])
    expect(membersOf(plan(leave(begun(8), [1, 5, 6], 3)))).toEqual([
      [1, 0, 3, 4, 7],
      [2, 2, 8, 9, 10],
    ])
    expect(membersOf(plan(leave(begun(8), [1, 5], 3)))).toEqual([
      [1, 0, 3, 4, 7],
      [2, 2, 6, 8, 9, 10],
    ])
    expect(membersOf(plan(leave(begun(8), [0], 2)))).toEqual([
      [1, 3, 4, 7, 8],
      [2, 1, 2, 5, 6, 9],
    ])
  })

  test('a pool stays though fewer entrants would make fewer', () => {
    expect(membersOf(plan(leave(begun(12), [0, 1, 4, 5, 6])))).toEqual([
      [2, 7, 10],
      [3, 2, 3, 8, 9],
    ])
  })

  test('a match with other partners put no team in a pool', () => {
    const list = after(listOf(8, 2), [
      { games: [{ court: 1, pool: 2, a: [0, 6], b: [2, 4] }], byes: [] },
    ])
    const rounds = pools(ask(list, 'pools then bracket', { strengths }))
    expect(membersOf(rounds)).toEqual([[1, 0, 1, 2, 3, 4, 5, 6, 7]])
  })

  test('whoever is alone sits in the order of the numbers', () => {
    const list = listOf(8, 2)
    const players = list.players.map((player) =>
      player.number < 2 ? { ...player, team: null } : player,
    )
    const rounds = pools(ask({ ...list, players }, 'pools then bracket', { strengths }))
    for (const { byes } of rounds) expect(byes.slice(0, 2)).toEqual([0, 1])
    expect(rounds.length).toBeGreaterThan(0)
  })

  test.each([
    ['as it was played', (list: List) => list],
    [
      'with the sides the other way round',
      (list: List) => ({
        ...list,
        matches: list.matches.map((match) => ({ ...match, a: match.b, b: match.a })),
      }),
    ],
  ])('those who met do not meet again: %s', (_name, turn) => {
    const rest = gamesOf(plan(turn(begun(8)))).join(' ')
    for (const game of ['0v7', '7v0', '3v4', '4v3', '1v6', '6v1', '2v5', '5v2'])
      expect(rest).not.toContain(game)
    expect(rest.split(' ')).toHaveLength(8)
  })
})
