import { expect, test } from 'vitest'
import type { GamePoints } from '../match/match.ts'
import { mayCaptainsScore, tallyMatchup } from './matchup.ts'

const rule = { points: 11, winBy: 2, scoring: 'side-out', bestOf: 1 } as const
const tally = (games: readonly (readonly GamePoints[])[], pairs: number, bestOf: 1 | 3 | 5 = 1) =>
  tallyMatchup(
    games.map((played, index) => ({ pair: index + 1, games: played })),
    pairs,
    { ...rule, bestOf },
  )

test('the team with more pairs wins, whatever the points say', () => {
  expect(tally([[[11, 9]], [[11, 9]], [[0, 11]]], 3)).toEqual({
    a: { pairs: 2, games: 2, points: 22 },
    b: { pairs: 1, games: 1, points: 29 },
    outcome: 'a',
  })
})

test('the team with more pairs wins, also with fewer games', () => {
  const won: GamePoints[] = [
    [11, 0],
    [0, 11],
    [11, 0],
    [0, 11],
    [11, 0],
  ]
  const lost: GamePoints[] = [
    [0, 11],
    [0, 11],
    [0, 11],
  ]
  const { a, b, outcome } = tally([won, won, lost], 3, 5)
  expect([a.games, b.games, outcome]).toEqual([6, 7, 'a'])
})

test('with equal pairs more games win', () => {
  const won: GamePoints[] = [
    [11, 0],
    [11, 0],
  ]
  const fought: GamePoints[] = [
    [11, 9],
    [9, 11],
    [9, 11],
  ]
  expect(tally([won, fought], 2, 3).outcome).toBe('a')
  expect(tally([fought, won.map(([a, b]) => [b, a] as const)], 2, 3).outcome).toBe('b')
})

test('with equal pairs more games win, also with fewer points', () => {
  const close: GamePoints[] = [
    [11, 9],
    [11, 9],
  ]
  const beaten: GamePoints[] = [
    [11, 9],
    [0, 11],
    [0, 11],
  ]
  const { a, b, outcome } = tally([close, beaten], 2, 3)
  expect([a.games, b.games, outcome]).toEqual([3, 2, 'a'])
  expect(a.points).toBeLessThan(b.points)
})

test('with equal pairs and games more points win, and equal points are a tie', () => {
  expect(tally([[[11, 5]], [[9, 11]]], 2).outcome).toBe('a')
  expect(tally([[[11, 9]], [[5, 11]]], 2).outcome).toBe('b')
  expect(tally([[[11, 9]], [[9, 11]]], 2).outcome).toBe('tie')
})

test('it has no outcome before every pair has a result', () => {
  expect(tally([[[11, 9]], [[11, 3]]], 3).outcome).toBeNull()
  expect(tally([], 2)).toEqual({
    a: { pairs: 0, games: 0, points: 0 },
    b: { pairs: 0, games: 0, points: 0 },
    outcome: null,
  })
})

test('captains enter scores until every pair has one', () => {
  expect(mayCaptainsScore(tally([[[11, 9]]], 2))).toBe(true)
  expect(mayCaptainsScore(tally([[[11, 9]], [[9, 11]]], 2))).toBe(false)
})
