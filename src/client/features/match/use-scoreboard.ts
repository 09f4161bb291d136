// The board of one match: its steps, kept on the device with each tap, and what follows from them.
import { useState } from 'react'
import {
  boardAfter,
  takeStep,
  type ScoreboardState,
  type ScoreboardRule,
  type ScoreboardStep,
} from '#domain/match/rally.ts'
import { loadScoreboard, saveScoreboard } from './scoreboard-store.ts'

/** before: the board one step ago, or null at the start; so a screen can say what just happened. */
export function useScoreboard(
  matchId: string,
  rule: ScoreboardRule,
): {
  board: ScoreboardState
  before: ScoreboardState | null
  last: ScoreboardStep | null
  take: (step: ScoreboardStep) => void
  undo: () => void
  forget: () => void
} {
  const [steps, setSteps] = useState<readonly ScoreboardStep[]>(() => loadScoreboard(matchId))
  const keep = (next: readonly ScoreboardStep[]) => {
    setSteps(next)
    saveScoreboard(matchId, next)
  }
  const board = boardAfter(steps, rule)
  return {
    board,
    before: steps.length === 0 ? null : boardAfter(steps.slice(0, -1), rule),
    last: steps.at(-1) ?? null,
    // A tap that means nothing is no step: undo takes back what was seen to happen.
    take: (step) => (takeStep(board, step, rule) === board ? undefined : keep([...steps, step])),
    undo: () => keep(steps.slice(0, -1)),
    forget: () => keep([]),
  }
}
