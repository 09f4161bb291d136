// The board of one match: its steps, kept on the device with each tap, and what follows from them.
import { useState } from 'react'
import {
  boardAfter,
  takeStep,
  type Board,
  type BoardRule,
  type BoardStep,
} from '#domain/match/rally.ts'
import { loadBoard, saveBoard } from './board-store.ts'

/** before: the board one step ago, or null at the start; so a screen can say what just happened. */
export function useBoard(
  matchId: string,
  rule: BoardRule,
): {
  board: Board
  before: Board | null
  last: BoardStep | null
  take: (step: BoardStep) => void
  undo: () => void
  forget: () => void
} {
  const [steps, setSteps] = useState<readonly BoardStep[]>(() => loadBoard(matchId))
  const keep = (next: readonly BoardStep[]) => {
    setSteps(next)
    saveBoard(matchId, next)
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
