// A match point by point, as a scoreboard at the court keeps it: each step changes the board by a
// pure rule, and undo is the board of one step less. Side-out: only the serving side scores; in
// doubles both of a side serve in turn, but at the start of a game only its second. Rally: every
// rally scores and the side that won it serves, from the right half at an even score; no one's
// point is held back at the end of a game.
import type { ScoreRule } from '../event/format.ts'
import type { GamePoints, Side } from './match.ts'
import { gameWinner, matchWinner } from './score.ts'

export type ScoreboardRule = ScoreRule & { play: 'doubles' | 'singles' }

/**
 * a, b: that side won the rally. turn-a, turn-b: its two change halves before a game. serve: the
 * other side serves first in this game.
 */
export const scoreboardSteps = ['a', 'b', 'turn-a', 'turn-b', 'serve'] as const
export type ScoreboardStep = (typeof scoreboardSteps)[number]

/** One of two partners, in the order of the match's side; in singles always 0. */
export type Partner = 0 | 1

export type ScoreboardState = {
  /** Games that are over. */
  games: readonly GamePoints[]
  points: GamePoints
  /** No rally of this game was played yet. */
  isFresh: boolean
  /** The first server of this game. */
  first: Side
  serving: Side
  server: Partner
  /** Whether the first or the second of two partners serves (side-out doubles); otherwise null. */
  serverNumber: 1 | 2 | null
  /** The player in the right half, now and at the start of a game. */
  right: Readonly<Record<Side, Partner>>
  startRight: Readonly<Record<Side, Partner>>
  /** The sides stand where they did not at the start of the match. */
  isTurned: boolean
  /** The sides change ends now: between games, or in the middle of the last. */
  isTurning: boolean
  winner: Side | null
}

const other = (side: Side): Side => (side === 'a' ? 'b' : 'a')
const getPartner = (player: Partner): Partner => (player === 0 ? 1 : 0)
const flip = (right: ScoreboardState['right'], side: Side): ScoreboardState['right'] => ({
  ...right,
  [side]: getPartner(right[side]),
})
const isEven = (points: GamePoints, side: Side): boolean =>
  (side === 'a' ? points[0] : points[1]) % 2 === 0
/** The two of a side serve in turn, as the first and the second. */
export const hasServerNumbers = ({ scoring, play }: ScoreboardRule): boolean =>
  scoring === 'side-out' && play === 'doubles'

/**
 * The board before the first rally: side a serves, and of each side the first stands in the right
 * half.
 */
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

/** The half of the court the server stands in. */
export const servingHalf = (
  { points, serving, server, right }: ScoreboardState,
  rule: ScoreboardRule,
): 'right' | 'left' =>
  (rule.play === 'singles' ? isEven(points, serving) : right[serving] === server) ? 'right' : 'left'

/**
 * The board after one more step; the same board where the step means nothing: after the match, or
 * when a change before the game comes in it.
 */
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

/** The board after all these steps. */
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

/**
 * The serve goes to the other side: by side-out to the player on the right, by rally to the half
 * of the score.
 */
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

/** Ends the game, the match, or has the sides change ends, where the point just won does so. */
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
 * In the last game of a match, and in a single long one, the sides change ends at 6 of 11, 8 of 15,
 * 11 of 21.
 */
const turnAt = ({ games }: ScoreboardState, { bestOf, points }: ScoreboardRule): number =>
  games.length === bestOf - 1 && (bestOf > 1 || points > 11)
    ? Math.ceil(points / 2)
    : Number.POSITIVE_INFINITY
