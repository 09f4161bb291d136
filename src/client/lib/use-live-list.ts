// A live query whose input grows or changes while it is on screen: what is shown stays until the new answer is there, and a refused
// query can be asked again.
import { useCallback, useState } from 'react'
import type { LiveInput, LiveName, LiveOutput } from '#contract/contract.ts'
import { useLive, type Live } from './use-live.ts'

export type LiveList<Data> = {
  live: Live<Data>
  /** True while `live` still holds the answer to an earlier input. */
  isLoading: boolean
  retry: () => void
}

/** `list` names what is looked at: a changed input keeps the last answer on screen only within the same list. */
export function useLiveList<N extends LiveName>(name: N, input: LiveInput<N> | 'skip', list = ''): LiveList<LiveOutput<N>> {
  const [isResting, setResting] = useState(false)
  const [kept, setKept] = useState<{ list: string; data: LiveOutput<N> } | null>(null)
  const live = useLive(name, isResting ? 'skip' : input)
  if (live.status === 'ready' && (kept?.data !== live.data || kept.list !== list)) setKept({ list, data: live.data })
  const isLoading = live.status === 'loading'
  const shown = isLoading && kept?.list === list ? { status: 'ready', data: kept.data, refusal: null, stale: true } as const : live
  const retry = useCallback(() => {
    // Letting go of the refused subscription first makes the next one a new one.
    setResting(true)
    setTimeout(() => setResting(false))
  }, [])
  return { live: shown, isLoading, retry }
}
