// Two players of a round change places: which round, and which of the two was picked first.
import { useState } from 'react'
import type { SwapMode } from './swap-mode.tsx'
import type { ListActions } from './use-list-actions.ts'

/** Swapping in one round at a time; leaving the round or the second tap ends it. */
export function useSwap(actions: Pick<ListActions, 'swap'>): {
  swap: SwapMode | null
  /** picked: the first of the two, where one was pressed already. */
  start: (round: number, picked?: number) => void
} {
  const [state, setState] = useState<{ round: number; picked: number | null } | null>(null)
  const pick = (number: number) => {
    if (state === null) return
    if (state.picked === null) return setState({ ...state, picked: number })
    setState(state.picked === number ? { ...state, picked: null } : null)
    if (state.picked !== number) void actions.swap(state.round, state.picked, number)
  }
  return {
    swap: state === null ? null : { ...state, onPick: pick, onStop: () => setState(null) },
    start: (round, picked) => setState({ round, picked: picked ?? null }),
  }
}
