// The score of a match while it is counted on a scoreboard: shown as it goes, and counting for
// nothing. Notes come from several phones and may come late; the server counts those it took, and
// each note says how many its phone knew of.
import { ok, refuse, type Result } from '../shared/result.ts'
import type { GamePoints, MatchState, Side } from './match.ts'
import { hasServerNumbers, type ScoreboardRule, type ScoreboardState } from './rally.ts'
import { checkGame, gameWinner, matchWinner, type ScoreRefusal } from './score.ts'

type RunningRefusal = Exclude<ScoreRefusal, 'score-missing' | 'score-unfinished'>

/** games are over; points are those of the game that goes on, none once the match is won. */
export type RunningScore = {
  games: readonly GamePoints[]
  points: GamePoints
  serving: Side
  /** The first or the second of two partners (side-out doubles); otherwise null. */
  serverNumber: 1 | 2 | null
}

/** A score that nobody added to for so long is shown as running no more. */
export const runningMinutes = 10

/** The latest instant (ms) of notes that are shown no more. */
export const runningSince = (now: number): number => now - runningMinutes * 60_000

/** What a scoreboard tells while it goes on. */
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
 * The score as a match under this rule can stand: won games first, then one that is not won yet; or
 * why it cannot. Where servers have no number, none is told.
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

/** Why no score of a match is noted now, or null. a, b: how many play on each side. */
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
 * The number of a note that comes after `stored` (null: none stands), from a phone that knew of
 * `seen`; null where it did not know the one that stands, and so is older.
 */
export function nextTurn(stored: number | null, seen: number): number | null {
  if (stored === null) return 1
  return seen < stored ? null : stored + 1
}
