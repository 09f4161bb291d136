// The score shown while a match is counted on a scoreboard; it has no effect on results. Several
// phones send notes that may arrive late, so the server numbers those it accepts, and each note
// carries the number its phone knew.
import { ok, refuse, type Result } from '../shared/result.ts'
import type { GamePoints, MatchState, Side } from './match.ts'
import { hasServerNumbers, type ScoreboardRule, type ScoreboardState } from './rally.ts'
import { checkGame, gameWinner, matchWinner, type ScoreRefusal } from './score.ts'

type RunningRefusal = Exclude<ScoreRefusal, 'score-missing' | 'score-unfinished'>

/** games are finished; points belong to the current game, absent once the match is won. */
export type RunningScore = {
  games: readonly GamePoints[]
  points: GamePoints
  serving: Side
  serverNumber: 1 | 2 | null
}

export const runningMinutes = 10

export const runningSince = (now: number): number => now - runningMinutes * 60_000

export const toRunningScore = ({
  games,
  points,
  serving,
  serverNumber,
  winner,
}: ScoreboardState): RunningScore => ({
  games,
  points: winner === null ? points : [0, 0],
  serving,
  serverNumber,
})

/**
 * Accepts a score that can occur under this rule: won games first, then one not won yet. Drops
 * server numbers if the rule doesn't use them.
 */
export function checkRunningScore(
  score: RunningScore,
  rule: ScoreboardRule,
): Result<RunningScore, RunningRefusal> {
  const { games, points } = score
  for (const [index, game] of games.entries()) {
    const about = { game: index + 1 }
    if (matchWinner(games.slice(0, index), rule) !== null)
      return refuse('score-too-many-games', about)
    const checked = checkGame(game, rule)
    if (!checked.ok) return refuse(checked.refusal.code, { ...checked.refusal.params, ...about })
  }
  const about = { game: games.length + 1 }
  if (matchWinner(games, rule) !== null && points[0] + points[1] > 0)
    return refuse('score-too-many-games', about)
  if (gameWinner(points, rule) !== null) return refuse('score-too-high', about)
  return ok(hasServerNumbers(rule) ? score : { ...score, serverNumber: null })
}

export function noteRefusal(
  { a, b, state, isClosed }: { a: number; b: number; state: MatchState; isClosed: boolean },
  isEarly: boolean,
): 'match-list-closed' | 'event-too-early' | 'match-incomplete' | 'match-reported' | null {
  if (isClosed) return 'match-list-closed'
  if (isEarly) return 'event-too-early'
  if (a === 0 || b === 0) return 'match-incomplete'
  return state === 'planned' ? null : 'match-reported'
}

/**
 * The number for a note after `stored` (null: no note yet) from a phone that knew `seen`; null when
 * the note is outdated.
 */
export function nextTurn(stored: number | null, seen: number): number | null {
  if (stored === null) return 1
  return seen < stored ? null : stored + 1
}
