// A live query with an input that grows or changes on screen: what is shown stays until the
// new answer is there, and a refused query can be asked again.
import { useCallback, useState } from 'react'
import type { LiveInput, LiveName, LiveOutput } from '#contract/contract.ts'
import { playerDataWaitMs } from '#domain/onboarding/waits.ts'
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
  const { isResting, retry } = useRetry()
  const wanted = isResting ? 'skip' : input
  const live = useLive(name, wanted)
  return { ...useKept(live, list, wanted === 'skip' ? null : name), retry }
}

/**
 * Asks again for what was refused: while it rests, nothing is watched, and what is subscribed after
 * is new.
 */
export function useRetry(): { isResting: boolean; retry: () => void } {
  const [isResting, setResting] = useState(false)
  const retry = useCallback(() => {
    setResting(true)
    setTimeout(() => setResting(false))
  }, [])
  return { isResting, retry }
}

/**
 * What is shown of a list that grows or changes: the last answer stays until the next. `waitsFor`
 * names what the server is asked for; null when it is asked for nothing.
 */
export function useKept<Data>(
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
