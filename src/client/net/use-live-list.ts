// A live query with an input that grows or changes on screen: what is shown stays until the
// new answer is there, and a refused query can be asked again.
import { useCallback, useState } from 'react'
import type { LiveInput, LiveName, LiveOutput } from '#contract/contract.ts'
import { playerDataWaitMs } from '#domain/onboarding/onboarding.ts'
import { useWaited } from '../ui/use-waited.ts'
import { useIsOnline } from './use-is-connected.ts'
import { useLive, useLiveStatus, type Live } from './use-live.ts'

/** Without a network there is little to wait for. */
const offlineMs = 1000
const waitMs = [offlineMs, playerDataWaitMs] as const

export type LiveList<Data> = {
  live: Live<Data>
  /** True while `live` still holds the answer to an earlier input. */
  isLoading: boolean
  retry: () => void
}

/**
 * `list` names what is looked at: a changed input keeps the last answer on screen only within the same list.
 */
export function useLiveList<N extends LiveName>(
  name: N,
  input: LiveInput<N> | 'skip',
  list = '',
): LiveList<LiveOutput<N>> {
  const [isResting, setResting] = useState(false)
  const [kept, setKept] = useState<{ list: string; data: LiveOutput<N> } | null>(null)
  const wanted = isResting ? 'skip' : input
  const live = useLive(name, wanted)
  if (live.status === 'ready' && (kept?.data !== live.data || kept.list !== list))
    setKept({ list, data: live.data })
  const isLoading = live.status === 'loading'
  const isOverdue = useIsOverdue(isLoading && wanted !== 'skip' ? `${name} ${list}` : null)
  const shown = toShown(live, kept?.list === list ? kept.data : undefined, isOverdue)
  const retry = useCallback(() => {
    // Letting go of the refused subscription first makes the next one a new one.
    setResting(true)
    setTimeout(() => setResting(false))
  }, [])
  return { live: shown, isLoading, retry }
}

/**
 * True once the server has said nothing of `what` for ten seconds, although it is connected, or
 * once the device has no network.
 */
function useIsOverdue(what: string | null): boolean {
  const isConnected = useLiveStatus() === 'open'
  const isOnline = useIsOnline()
  const waited = useWaited(
    what === null || (isOnline && !isConnected) ? null : `${what} ${isOnline}`,
    waitMs,
  )
  return waited >= (isOnline ? playerDataWaitMs : offlineMs)
}

/**
 * What was seen before stays; with nothing to see, a server that says nothing for ten seconds has
 * timed out, and without a network it is away.
 */
function toShown<Data>(live: Live<Data>, kept: Data | undefined, isOverdue: boolean): Live<Data> {
  if (live.status !== 'loading') return live
  if (kept !== undefined) return { status: 'ready', data: kept, refusal: null, stale: true }
  return isOverdue
    ? { status: 'refused', data: undefined, refusal: { code: 'unavailable' }, stale: false }
    : live
}
