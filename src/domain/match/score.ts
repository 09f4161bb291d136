// Valid scores: each game ends exactly when it is won, and the match when one side has more than
// half of the games. Winning scores are the same in side-out and rally scoring (see rally.ts).
import type { ScoreRule } from '../event/format.ts'
import type { RefusalCode } from '../shared/refusal.ts'
import { ok, refuse, type Result } from '../shared/result.ts'
import type { GamePoints, Side } from './match.ts'

export type ScoreRefusal = Extract<RefusalCode, `score-${string}`>
type GameRefusal = Extract<ScoreRefusal, 'score-tie' | 'score-too-low' | 'score-too-high'>

/**
 * Points a game's leader needs against `behind`: 11 against 7, 13 against 11 when a game is won by
 * 2.
 */
export const pointsNeeded = (
  behind: number,
  { points, winBy }: Pick<ScoreRule, 'points' | 'winBy'>,
): number => (winBy === 1 ? points : Math.max(points, behind + winBy))

export const gamesNeeded = ({ bestOf }: Pick<ScoreRule, 'bestOf'>): number => (bestOf + 1) / 2

/** null while it is not won. Call `checkGame` first: this doesn't validate the score. */
export function gameWinner([a, b]: GamePoints, rule: ScoreRule): Side | null {
  if (Math.max(a, b) < pointsNeeded(Math.min(a, b), rule)) return null
  return a > b ? 'a' : 'b'
}

export function matchWinner(games: readonly GamePoints[], rule: ScoreRule): Side | null {
  const won = { a: 0, b: 0 }
  for (const game of games) {
    const winner = gameWinner(game, rule)
    if (winner !== null) won[winner] += 1
  }
  return won.a >= gamesNeeded(rule) ? 'a' : won.b >= gamesNeeded(rule) ? 'b' : null
}

/** The winner of a finished game, or a refusal; `needed` is the score its leader would need. */
export function checkGame([a, b]: GamePoints, rule: ScoreRule): Result<Side, GameRefusal> {
  const ahead = Math.max(a, b)
  const needed = pointsNeeded(Math.min(a, b), rule)
  if (a === b) return refuse('score-tie')
  if (ahead < needed) return refuse('score-too-low', { points: needed })
  if (ahead > needed) return refuse('score-too-high')
  return ok(a > b ? 'a' : 'b')
}

/**
 * The winner of a match, or a refusal with the `game` it is about, from 1. A walkover names the
 * side that could continue: only the last game may then be unfinished.
 */
export function checkScore(
  games: readonly GamePoints[],
  walkover: Side | null,
  rule: ScoreRule,
): Result<{ winner: Side }, ScoreRefusal> {
  if (games.length === 0 && walkover === null) return refuse('score-missing')
  for (const [index, game] of games.entries()) {
    const about = { game: index + 1 }
    if (matchWinner(games.slice(0, index), rule) !== null)
      return refuse('score-too-many-games', about)
    const checked = checkGame(game, rule)
    if (
      !checked.ok &&
      !(walkover !== null && index === games.length - 1 && isUnfinished(checked.refusal.code))
    )
      return refuse(checked.refusal.code, { ...checked.refusal.params, ...about })
  }
  const winner = matchWinner(games, rule)
  // A side that won outright can't also win by walkover.
  if (walkover !== null)
    return winner === null
      ? ok({ winner: walkover })
      : refuse('score-too-many-games', { game: games.length })
  return winner === null ? refuse('score-unfinished', { game: games.length + 1 }) : ok({ winner })
}

const isUnfinished = (code: ScoreRefusal): boolean =>
  code === 'score-tie' || code === 'score-too-low'

export const isSameScore = (one: Score, other: Score): boolean =>
  one.walkover === other.walkover &&
  one.games.length === other.games.length &&
  one.games.every(([a, b], index) => a === other.games[index]?.[0] && b === other.games[index]?.[1])

/** walkover: the side that could play. */
export type Score = { games: readonly GamePoints[]; walkover: Side | null }

/** "11–7 9–11 11–4"; side a first unless `from` is b. */
export const scoreText = (games: readonly GamePoints[], from: Side = 'a'): string =>
  games.map(([a, b]) => (from === 'a' ? `${a}–${b}` : `${b}–${a}`)).join(' ')
