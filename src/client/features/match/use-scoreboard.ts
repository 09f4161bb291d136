// The scoreboard of one match: its steps, stored on each tap, and the state derived from them. The
// address may bring steps from another phone.
import { useEffect, useState } from 'react'
import { compareHandover } from '#domain/match/handover.ts'
import {
  boardAfter,
  takeStep,
  type ScoreboardState,
  type ScoreboardRule,
  type ScoreboardStep,
} from '#domain/match/rally.ts'
import { forgetHandover, readHandover } from './scoreboard-link.ts'
import { loadScoreboard, saveScoreboard } from './scoreboard-store.ts'

type Steps = readonly ScoreboardStep[]

function arrive(matchId: string): { steps: Steps; asked: Steps | null } {
  const own = loadScoreboard(matchId)
  const handed = readHandover()
  const decision = handed === null ? 'keep' : compareHandover(own, handed)
  return {
    steps: decision === 'take' ? (handed ?? own) : own,
    asked: decision === 'ask' ? handed : null,
  }
}

/** before: the state one step ago, null at the start; shows what just happened. */
export function useScoreboard(
  matchId: string,
  rule: ScoreboardRule,
): {
  steps: Steps
  board: ScoreboardState
  before: ScoreboardState | null
  last: ScoreboardStep | null
  take: (step: ScoreboardStep) => void
  undo: () => void
  forget: () => void
  dispute: { theirs: ScoreboardState; settle: (isTheirs: boolean) => void } | null
} {
  const [{ steps, asked }, setCounted] = useState(() => arrive(matchId))
  const keep = (next: Steps) => {
    setCounted({ steps: next, asked: null })
    saveScoreboard(matchId, next)
  }
  useEffect(() => {
    forgetHandover()
    saveScoreboard(matchId, steps)
    // oxlint-disable-next-line react/exhaustive-deps -- only what it began with: `keep` does the rest
  }, [matchId])
  const board = boardAfter(steps, rule)
  return {
    steps,
    board,
    before: steps.length === 0 ? null : boardAfter(steps.slice(0, -1), rule),
    last: steps.at(-1) ?? null,
    // A tap without effect is no step, so undo always reverts something visible.
    take: (step) => (takeStep(board, step, rule) === board ? undefined : keep([...steps, step])),
    undo: () => keep(steps.slice(0, -1)),
    forget: () => keep([]),
    dispute:
      asked === null
        ? null
        : {
            theirs: boardAfter(asked, rule),
            settle: (isTheirs) => keep(isTheirs ? asked : steps),
          },
  }
}
