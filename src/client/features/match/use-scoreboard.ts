// The board of one match: its steps, kept on the device with each tap, and what follows from them.
// The address may bring steps from another phone.
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

/** asked: what another phone counted, where neither goes on from the other. */
function arrive(matchId: string): { steps: Steps; asked: Steps | null } {
  const own = loadScoreboard(matchId)
  const handed = readHandover()
  const decision = handed === null ? 'keep' : compareHandover(own, handed)
  return {
    steps: decision === 'take' ? (handed ?? own) : own,
    asked: decision === 'ask' ? handed : null,
  }
}

/** before: the board one step ago, or null at the start; so a screen can say what just happened. */
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
  /** Set while two phones disagree: the other's board, and which one to go on from. */
  dispute: { theirs: ScoreboardState; settle: (isTheirs: boolean) => void } | null
} {
  const [{ steps, asked }, setCounted] = useState(() => arrive(matchId))
  const keep = (next: Steps) => {
    setCounted({ steps: next, asked: null })
    saveScoreboard(matchId, next)
  }
  useEffect(() => {
    forgetHandover()
    // What was handed over stays on this phone.
    saveScoreboard(matchId, steps)
    // oxlint-disable-next-line react/exhaustive-deps -- only what it began with: `keep` does the rest
  }, [matchId])
  const board = boardAfter(steps, rule)
  return {
    steps,
    board,
    before: steps.length === 0 ? null : boardAfter(steps.slice(0, -1), rule),
    last: steps.at(-1) ?? null,
    // A tap that means nothing is no step: undo takes back what was seen to happen.
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
