import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCases } from '#test/support/cases.ts'
import { bestOfs, gamePoints, winBys, type ScoreRule } from '../event/format.ts'
import type { GamePoints, Side } from './match.ts'
import { checkGame, checkScore, gameWinner, isSameScore, matchWinner, scoreText } from './score.ts'

const rule = (text = ''): ScoreRule => {
  const [points, winBy, bestOf] = text.split('/').map(Number)
  const found = gamePoints.find((one) => one === points)
  return {
    points: found ?? 11,
    winBy: winBy === 1 ? 1 : 2,
    bestOf: bestOf === 5 ? 5 : bestOf === 3 ? 3 : 1,
    scoring: 'side-out',
  }
}
const gamesOf = (text = ''): GamePoints[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((game) => {
      const [a, b] = game.split('-').map(Number)
      return [a ?? Number.NaN, b ?? Number.NaN]
    })
const sideOr = (text = ''): Side | null => (text === 'a' || text === 'b' ? text : null)

test.each(readCases('scores.txt'))(
  'to %s: %s %s is %s',
  (ruleText, games, walkover, outcome = '') => {
    const checked = checkScore(gamesOf(games), sideOr(walkover), rule(ruleText))
    const told = checked.ok
      ? checked.value.winner
      : [checked.refusal.code, checked.refusal.params?.['game'], checked.refusal.params?.['points']]
          .filter((part) => part !== undefined)
          .join(' ')
    expect(told).toBe(outcome)
  },
)

const aRule = fc.record({
  points: fc.constantFrom(...gamePoints),
  winBy: fc.constantFrom(...winBys),
  bestOf: fc.constantFrom(...bestOfs),
  scoring: fc.constant('rally' as const),
})
const someGames = fc.array(
  fc.tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 30 })),
  { maxLength: 5 },
)
const mirrored = (games: readonly GamePoints[]): GamePoints[] => games.map(([a, b]) => [b, a])
const otherSide = (side: Side | null): Side | null =>
  side === null ? null : side === 'a' ? 'b' : 'a'

test('the sides are alike: a mirrored score has the mirrored winner, or the same refusal', () => {
  fc.assert(
    fc.property(
      aRule,
      someGames,
      fc.constantFrom('a' as const, 'b' as const, null),
      (of, games, walkover) => {
        const one = checkScore(games, walkover, of)
        const other = checkScore(mirrored(games), otherSide(walkover), of)
        expect(other).toEqual(
          one.ok ? { ok: true, value: { winner: otherSide(one.value.winner) } } : one,
        )
      },
    ),
  )
})

test('of a game that ended well, no point earlier was an end', () => {
  fc.assert(
    fc.property(
      aRule,
      fc.integer({ min: 8, max: 26 }),
      fc.integer({ min: -3, max: 3 }),
      (of, a, ahead) => {
        const b = a - ahead
        if (!checkGame([a, b], of).ok) return
        const before: GamePoints = a > b ? [a - 1, b] : [a, b - 1]
        expect(gameWinner([a, b], of)).toBe(a > b ? 'a' : 'b')
        expect(gameWinner(before, of)).toBeNull()
      },
    ),
    { numRuns: 1000 },
  )
})

test('with any score that stands, the winner has more games, and leaving out the last one leaves no winner', () => {
  fc.assert(
    fc.property(aRule, someGames, (of, games) => {
      const checked = checkScore(games, null, of)
      if (!checked.ok) return
      expect(games.length).toBeLessThanOrEqual(of.bestOf)
      expect(matchWinner(games, of)).toBe(checked.value.winner)
      expect(matchWinner(games.slice(0, -1), of)).toBeNull()
    }),
    { numRuns: 2000 },
  )
})

test('two tell the same score when games and walkover are the same', () => {
  const score = {
    games: [
      [11, 7],
      [11, 9],
    ] as const,
    walkover: null,
  }
  expect(
    isSameScore(score, {
      ...score,
      games: [
        [11, 7],
        [11, 9],
      ],
    }),
  ).toBe(true)
  expect(isSameScore(score, { ...score, games: [[11, 7]] })).toBe(false)
  expect(
    isSameScore(score, {
      ...score,
      games: [
        [11, 7],
        [9, 11],
      ],
    }),
  ).toBe(false)
  expect(isSameScore(score, { ...score, walkover: 'a' })).toBe(false)
})

test('a score is written from the side that reads it', () => {
  expect(
    scoreText([
      [11, 7],
      [9, 11],
    ]),
  ).toBe('11–7 9–11')
  expect(
    scoreText(
      [
        [11, 7],
        [9, 11],
      ],
      'b',
    ),
  ).toBe('7–11 11–9')
})
