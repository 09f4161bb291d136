// The state of swapping two players of a round: the round and the player picked first.
import { useState } from 'react'
import type { SwapMode } from './swap-mode.tsx'
import type { ListActions } from './use-list-actions.ts'

export function useSwap(actions: Pick<ListActions, 'swap'>): {
  swap: SwapMode | null
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
