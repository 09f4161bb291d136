// The running scores of a list by match, formatted for its screens.
import { useMemo } from 'react'
import type { RunningScoreView } from '#contract/match.ts'
import type { ScoreRule } from '#domain/event/format.ts'
import type { GamePoints, Side } from '#domain/match/match.ts'
import { matchWinner } from '#domain/match/score.ts'
import { matchListTexts } from '#words/en/match-list/match-list.ts'
import { pick } from '../../../i18n/texts.ts'
import type { Live } from '../../../net/use-live.ts'

export type RunningScores = ReadonlyMap<string, RunningScoreView>

export const nothingRuns: RunningScores = new Map()

export function useRunningScores(live: Live<{ running: RunningScoreView[] }>): RunningScores {
  const running = live.stale ? undefined : live.data?.running
  return useMemo(
    () =>
      running === undefined || running.length === 0
        ? nothingRuns
        : new Map(running.map((score) => [score.matchId, score])),
    [running],
  )
}

type Played = { matchId: string; state: string }

export const findRunning = (running: RunningScores, match: Played): RunningScoreView | null =>
  match.state === 'planned' ? (running.get(match.matchId) ?? null) : null

/** Finished games and the current one; null once the match is won. */
export function splitRunning(
  { games, points }: RunningScoreView,
  rule: ScoreRule,
): { games: readonly GamePoints[]; now: GamePoints | null } {
  return { games, now: matchWinner(games, rule) === null ? points : null }
}

/**
 * 'Live', 'Live · game 2' when the points don't show the game, or that a finished score wasn't sent
 * yet.
 */
export function formatRunningState(
  running: RunningScoreView,
  rule: ScoreRule,
  isShort = false,
): string {
  const t = pick(matchListTexts)
  if (splitRunning(running, rule).now === null) return t.notSent
  return isShort || rule.bestOf === 1 ? t.live : t.liveGame({ n: running.games.length + 1 })
}

export function formatServe(running: RunningScoreView, rule: ScoreRule, side: Side): string | null {
  const { serving, serverNumber } = running
  if (serving !== side || splitRunning(running, rule).now === null) return null
  const t = pick(matchListTexts)
  return serverNumber === null ? t.serves : t.servesAs({ n: serverNumber })
}

export function formatRunningGames(running: RunningScoreView, rule: ScoreRule): string {
  const { games, now } = splitRunning(running, rule)
  return [...games, ...(now === null ? [] : [now])].map(([a, b]) => `${a}–${b}`).join(' · ')
}
