// Games on the scoreboard, rally by rally, and laws of every match kept on it.
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCases } from '#test/support/cases.ts'
import { bestOfs, gamePoints, scorings, winBys } from '../event/format.ts'
import type { GamePoints } from './match.ts'
import {
  boardAfter,
  scoreboardSteps,
  servingHalf,
  takeStep,
  type ScoreboardState,
  type ScoreboardRule,
  type ScoreboardStep,
} from './rally.ts'
import { checkScore } from './score.ts'

const stepOf: Record<string, ScoreboardStep> = {
  a: 'a',
  b: 'b',
  TA: 'turn-a',
  TB: 'turn-b',
  S: 'serve',
}
const stepsOf = (text: string): ScoreboardStep[] =>
  (text.match(/T[AB]|S|[ab]/g) ?? []).flatMap((part) => stepOf[part] ?? [])

function ruleOf(play: string, scoring: string, text: string): ScoreboardRule {
  const [points, winBy, bestOf] = text.split('/').map(Number)
  return {
    play: play === 'singles' ? 'singles' : 'doubles',
    scoring: scoring === 'rally' ? 'rally' : 'side-out',
    points: gamePoints.find((one) => one === points) ?? 11,
    winBy: winBys.find((one) => one === winBy) ?? 2,
    bestOf: bestOfs.find((one) => one === bestOf) ?? 1,
  }
}

const pair = ([a, b]: GamePoints): string => `${a}-${b}`
function inWords(board: ScoreboardState, rule: ScoreboardRule): string {
  const games = board.games.map(pair).join(' ')
  if (board.winner !== null) return `${games}; won ${board.winner}`
  const server = `${board.serving}${board.server + 1}${servingHalf(board, rule) === 'right' ? 'R' : 'L'}${board.serverNumber ?? '-'}`
  const ends = [board.isTurned ? 'turned' : '', board.isTurning ? 'turning' : '']
    .filter(Boolean)
    .join(', ')
  return [games, pair(board.points), server, ends]
    .filter((part, index) => index === 0 || part !== '')
    .join('; ')
}

test.each(readCases('rallies.txt'))(
  '%s %s to %s: after "%s" the board is %s',
  (play = '', scoring = '', rule = '', steps = '', outcome = '') => {
    const of = ruleOf(play, scoring, rule)
    expect(inWords(boardAfter(stepsOf(steps), of), of).trim()).toBe(outcome)
  },
)

const aRule: fc.Arbitrary<ScoreboardRule> = fc.record({
  play: fc.constantFrom('doubles' as const, 'singles' as const),
  scoring: fc.constantFrom(...scorings),
  points: fc.constantFrom(...gamePoints),
  winBy: fc.constantFrom(...winBys),
  bestOf: fc.constantFrom(...bestOfs),
})
const aRally = fc.constantFrom('a' as const, 'b' as const)
const someSteps = fc.array(
  fc.oneof(
    { weight: 9, arbitrary: aRally },
    { weight: 1, arbitrary: fc.constantFrom(...scoreboardSteps) },
  ),
  { maxLength: 120, size: 'max' },
)

function wholeMatch(rule: ScoreboardRule, pattern: readonly ('a' | 'b')[]): ScoreboardState {
  let board = boardAfter([], rule)
  for (let rally = 0; board.winner === null; rally += 1)
    board = takeStep(
      board,
      rally < pattern.length * 10 ? (pattern[rally % pattern.length] ?? 'a') : board.serving,
      rule,
    )
  return board
}

test('the score a match ends with is one that can be told, and its winner is the same', () => {
  fc.assert(
    fc.property(
      aRule,
      fc.array(aRally, { minLength: 1, maxLength: 60, size: 'max' }),
      (rule, pattern) => {
        const board = wholeMatch(rule, pattern)
        expect(checkScore(board.games, null, rule)).toEqual({
          ok: true,
          value: { winner: board.winner },
        })
      },
    ),
    { numRuns: 300 },
  )
})

test('points only grow, by one rally at most one, and in side-out scoring only those of who serves', () => {
  fc.assert(
    fc.property(aRule, someSteps, (rule, steps) => {
      let board = boardAfter([], rule)
      const total = ({ games, points, winner }: ScoreboardState): number =>
        [...games, ...(winner === null ? [points] : [])].flat().reduce((sum, one) => sum + one, 0)
      for (const step of steps) {
        const next = takeStep(board, step, rule)
        const isRally = board.winner === null && (step === 'a' || step === 'b')
        expect(total(next) - total(board)).toBe(
          isRally && (rule.scoring === 'rally' || step === board.serving) ? 1 : 0,
        )
        board = next
      }
    }),
    { numRuns: 200 },
  )
})

test('in doubles the first player stands right exactly when the own points won on serve are even', () => {
  fc.assert(
    fc.property(
      aRule.map((rule): ScoreboardRule => ({
        ...rule,
        play: 'doubles',
        scoring: 'side-out',
        bestOf: 1,
      })),
      fc.array(aRally, { maxLength: 80, size: 'max' }),
      (rule, steps) => {
        const board = boardAfter(steps, rule)
        if (board.winner !== null) return
        expect(board.right).toEqual({ a: board.points[0] % 2, b: board.points[1] % 2 })
      },
    ),
    { numRuns: 300 },
  )
})
