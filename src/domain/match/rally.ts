// A match rally by rally, as a scoreboard keeps it: pure steps, and undo replays one step less.
// Side-out: only the serving side scores; in doubles both of a side serve in turn, but only the
// second at the start of a game. Rally: every rally scores and its winner serves, from the right at
// an even score; game point is not frozen.
import type { ScoreRule } from '../event/format.ts'
import type { GamePoints, Side } from './match.ts'
import { gameWinner, matchWinner } from './score.ts'

export type ScoreboardRule = ScoreRule & { play: 'doubles' | 'singles' }

/**
 * a, b: that side won the rally. turn-a, turn-b: its partners swap halves before a game. serve: the
 * other side serves first in this game.
 */
export const scoreboardSteps = ['a', 'b', 'turn-a', 'turn-b', 'serve'] as const
export type ScoreboardStep = (typeof scoreboardSteps)[number]

/** In the order of the match's side; always 0 in singles. */
export type PartnerIndex = 0 | 1

export type ScoreboardState = {
  games: readonly GamePoints[]
  points: GamePoints
  isFresh: boolean
  first: Side
  serving: Side
  server: PartnerIndex
  /** First or second server of a side (side-out doubles); otherwise null. */
  serverNumber: 1 | 2 | null
  right: Readonly<Record<Side, PartnerIndex>>
  startRight: Readonly<Record<Side, PartnerIndex>>
  isTurned: boolean
  isTurning: boolean
  winner: Side | null
}

const other = (side: Side): Side => (side === 'a' ? 'b' : 'a')
const getPartner = (player: PartnerIndex): PartnerIndex => (player === 0 ? 1 : 0)
const flip = (right: ScoreboardState['right'], side: Side): ScoreboardState['right'] => ({
  ...right,
  [side]: getPartner(right[side]),
})
const isEven = (points: GamePoints, side: Side): boolean =>
  (side === 'a' ? points[0] : points[1]) % 2 === 0
export const hasServerNumbers = ({ scoring, play }: ScoreboardRule): boolean =>
  scoring === 'side-out' && play === 'doubles'

export const startScoreboard = (rule: ScoreboardRule): ScoreboardState => ({
  ...freshGame(rule, 'a', { a: 0, b: 0 }),
  games: [],
  isTurned: false,
  isTurning: false,
  winner: null,
})

const freshGame = (rule: ScoreboardRule, first: Side, right: ScoreboardState['right']) => ({
  points: [0, 0] as const,
  isFresh: true,
  first,
  serving: first,
  server: right[first],
  serverNumber: hasServerNumbers(rule) ? (2 as const) : null,
  right,
  startRight: right,
})

export const servingHalf = (
  { points, serving, server, right }: ScoreboardState,
  rule: ScoreboardRule,
): 'right' | 'left' =>
  (rule.play === 'singles' ? isEven(points, serving) : right[serving] === server) ? 'right' : 'left'

/** Returns the same board for a meaningless step: after the match, or a swap during a game. */
export function takeStep(
  board: ScoreboardState,
  step: ScoreboardStep,
  rule: ScoreboardRule,
): ScoreboardState {
  if (board.winner !== null) return board
  if (step === 'a' || step === 'b')
    return afterRally({ ...board, isFresh: false, isTurning: false }, step, rule)
  if (!board.isFresh || (step !== 'serve' && rule.play === 'singles')) return board
  const right =
    step === 'serve' ? board.startRight : flip(board.startRight, step === 'turn-a' ? 'a' : 'b')
  return {
    ...board,
    ...freshGame(rule, step === 'serve' ? other(board.first) : board.first, right),
  }
}

export const boardAfter = (
  steps: readonly ScoreboardStep[],
  rule: ScoreboardRule,
): ScoreboardState =>
  steps.reduce((board, step) => takeStep(board, step, rule), startScoreboard(rule))

function afterRally(board: ScoreboardState, won: Side, rule: ScoreboardRule): ScoreboardState {
  if (won === board.serving)
    return afterPoint(
      {
        ...withPoint(board, won),
        right: rule.play === 'singles' ? board.right : flip(board.right, won),
      },
      board,
      rule,
    )
  if (rule.scoring === 'rally')
    return afterPoint(withServe(withPoint(board, won), won, rule), board, rule)
  return board.serverNumber === 1
    ? { ...board, serverNumber: 2, server: getPartner(board.server) }
    : withServe(board, won, rule)
}

const withPoint = (board: ScoreboardState, side: Side): ScoreboardState => ({
  ...board,
  points:
    side === 'a' ? [board.points[0] + 1, board.points[1]] : [board.points[0], board.points[1] + 1],
})

function withServe(board: ScoreboardState, side: Side, rule: ScoreboardRule): ScoreboardState {
  if (rule.play === 'singles') return { ...board, serving: side, server: 0 }
  const isRight = rule.scoring === 'side-out' || isEven(board.points, side)
  return {
    ...board,
    serving: side,
    server: isRight ? board.right[side] : getPartner(board.right[side]),
    serverNumber: hasServerNumbers(rule) ? 1 : null,
  }
}

function afterPoint(
  board: ScoreboardState,
  before: ScoreboardState,
  rule: ScoreboardRule,
): ScoreboardState {
  if (gameWinner(board.points, rule) === null) {
    const isTurning = reaches(board, turnAt(board, rule)) && !reaches(before, turnAt(board, rule))
    return isTurning ? { ...board, isTurning, isTurned: !board.isTurned } : board
  }
  const games = [...board.games, board.points]
  const winner = matchWinner(games, rule)
  return winner === null
    ? {
        ...board,
        ...freshGame(rule, other(board.first), board.startRight),
        games,
        isTurned: !board.isTurned,
        isTurning: true,
      }
    : { ...board, games, winner }
}

const reaches = ({ points }: ScoreboardState, goal: number): boolean => Math.max(...points) >= goal

/**
 * In the last game of a match, and in a single long one, sides change ends at 6 of 11, 8 of 15, 11
 * of 21.
 */
const turnAt = ({ games }: ScoreboardState, { bestOf, points }: ScoreboardRule): number =>
  games.length === bestOf - 1 && (bestOf > 1 || points > 11)
    ? Math.ceil(points / 2)
    : Number.POSITIVE_INFINITY
