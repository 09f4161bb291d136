// A live query whose input grows or changes on screen: the old answer stays until the new one
// arrives, and a refused query can be retried.
import { useCallback, useState } from 'react'
import type { LiveInput, LiveName, LiveOutput } from '#contract/contract.ts'
import { playerDataWaitMs } from '#domain/onboarding/waits.ts'
import { useWaited } from '../ui/use-waited.ts'
import { useIsOnline } from './use-is-connected.ts'
import { useLive, useLiveStatus, type Live } from './use-live.ts'

const offlineMs = 1000
const waitMs = [offlineMs, playerDataWaitMs] as const

export type LiveList<Data> = {
  live: Live<Data>
  isLoading: boolean
  retry: () => void
}

/**
 * `list` identifies the list: after an input change the last answer stays only within the same
 * list.
 */
export function useLiveList<N extends LiveName>(
  name: N,
  input: LiveInput<N> | 'skip',
  list = '',
): LiveList<LiveOutput<N>> {
  const { isResting, retry } = useRetry()
  const wanted = isResting ? 'skip' : input
  const live = useLive(name, wanted)
  return { ...useLastAnswer(live, list, wanted === 'skip' ? null : name), retry }
}

/** Retries a refused query: while resting it is unsubscribed, then subscribed anew. */
export function useRetry(): { isResting: boolean; retry: () => void } {
  const [isResting, setResting] = useState(false)
  const retry = useCallback(() => {
    setResting(true)
    setTimeout(() => setResting(false))
  }, [])
  return { isResting, retry }
}

/**
 * The last answer of a growing or changing list until the next one arrives. `waitsFor` identifies
 * the pending query, if any.
 */
export function useLastAnswer<Data>(
  live: Live<Data>,
  list: string,
  waitsFor: string | null,
): Omit<LiveList<Data>, 'retry'> {
  const [kept, setKept] = useState<{ list: string; data: Data } | null>(null)
  if (live.status === 'ready' && (kept?.data !== live.data || kept.list !== list))
    setKept({ list, data: live.data })
  const isLoading = live.status === 'loading'
  const isOverdue = useIsOverdue(isLoading && waitsFor !== null ? `${waitsFor} ${list}` : null)
  return { live: toShown(live, kept?.list === list ? kept.data : undefined, isOverdue), isLoading }
}

/** True when the connected server hasn't answered for ten seconds, or the device is offline. */
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
 * Earlier data stays. Without data, ten seconds of silence are a timeout, and offline counts as
 * unavailable.
 */
function toShown<Data>(live: Live<Data>, kept: Data | undefined, isOverdue: boolean): Live<Data> {
  if (live.status !== 'loading') return live
  if (kept !== undefined) return { status: 'ready', data: kept, refusal: null, stale: true }
  return isOverdue
    ? { status: 'refused', data: undefined, refusal: { code: 'unavailable' }, stale: false }
    : live
}
