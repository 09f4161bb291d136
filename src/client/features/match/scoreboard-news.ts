// The latest event on the scoreboard, and the score call: serving side first, then the other, then
// the server's number.
import type { ScoreboardState, ScoreboardRule, ScoreboardStep } from '#domain/match/rally.ts'

export type ScoreboardNews =
  | 'point'
  | 'side-out'
  | 'second-server'
  | 'game'
  | 'match'
  | 'turned'
  | 'serve'

export function findNews(
  before: ScoreboardState | null,
  board: ScoreboardState,
  step: ScoreboardStep | null,
): ScoreboardNews | null {
  if (before === null || step === null) return null
  if (board.winner !== null) return 'match'
  if (board.games.length > before.games.length) return 'game'
  if (step === 'serve') return 'serve'
  if (step === 'turn-a' || step === 'turn-b') return 'turned'
  const isPoint = board.points[0] + board.points[1] > before.points[0] + before.points[1]
  if (isPoint) return 'point'
  return board.serving === before.serving ? 'second-server' : 'side-out'
}

/** '4 – 7 – 2', or '4 – 7' where servers have no number. */
export function scoreCall({ points: [a, b], serving, serverNumber }: ScoreboardState): string {
  const [mine, theirs] = serving === 'a' ? [a, b] : [b, a]
  return [mine, theirs, ...(serverNumber === null ? [] : [serverNumber])].join(' – ')
}

export function listPlayersInHalf(
  board: ScoreboardState,
  rule: ScoreboardRule,
  side: 'a' | 'b',
): readonly number[] {
  if (rule.play === 'singles') return [0]
  return board.right[side] === 0 ? [1, 0] : [0, 1]
}
