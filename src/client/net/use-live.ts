// Live queries for components. Last answers outlive their watchers, so going back paints at once
// while the socket catches up.
import { useCallback, useSyncExternalStore } from 'react'
import type { LiveInput, LiveName, LiveOutput } from '#contract/contract.ts'
import type { Refusal } from '#domain/shared/refusal.ts'
import { liveAnswers } from './live-answers.ts'
import { liveClient } from './live-client.ts'
import { isTemporaryRefusal, topicName, type LiveState } from './live-topics.ts'
import type { LiveStatus } from './live.ts'

/** `stale`: disconnected, so the data may be out of date. */
export type Live<Data> =
  | { status: 'loading'; data: undefined; refusal: null; stale: false }
  | { status: 'ready'; data: Data; refusal: null; stale: boolean }
  | { status: 'refused'; data: undefined; refusal: Refusal; stale: false }

const loading = { status: 'loading', data: undefined, refusal: null, stale: false } as const
const stop = (): void => {}

export function useLive<N extends LiveName>(
  name: N,
  input: LiveInput<N> | 'skip',
): Live<LiveOutput<N>> {
  const topic = topicName(name, input)
  const watch = useCallback(
    (changed: () => void) => {
      if (input === 'skip') return stop
      return liveClient().watch(name, input, (state) => {
        liveAnswers.set(topic, state)
        changed()
      })
    },
    // oxlint-disable-next-line react/exhaustive-deps -- `topic` stands for name and input: their identity changes at every render
    [topic],
  )
  return toLive<LiveOutput<N>>(useSyncExternalStore(watch, () => liveAnswers.get(topic)))
}

export function toLive<Data>(state: LiveState | undefined): Live<Data> {
  if (state === undefined) return loading
  const { data, refusal, fresh } = state
  if (refusal !== null && (data === undefined || !isTemporaryRefusal(refusal)))
    return { status: 'refused', data: undefined, refusal, stale: false }
  return data === undefined
    ? loading
    : { status: 'ready', data: data as Data, refusal: null, stale: !fresh }
}

const onStatus = (listener: () => void) => liveClient().onStatus(listener)

export const useLiveStatus = (): LiveStatus =>
  useSyncExternalStore(onStatus, () => liveClient().status())
