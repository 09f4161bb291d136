// Watches one live query with several inputs.
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react'
import type { LiveInput, LiveName, LiveOutput } from '#contract/contract.ts'
import { liveAnswers } from './live-answers.ts'
import { liveClient } from './live-client.ts'
import { topicName, type LiveState } from './live-topics.ts'
import { toLive, type Live } from './use-live.ts'

/** Answers in input order, once all have arrived; a refusal of one refuses all. */
export function useLives<N extends LiveName>(
  name: N,
  inputs: readonly LiveInput<N>[],
): Live<readonly LiveOutput<N>[]> {
  const topics = inputs.map((input) => topicName(name, input))
  const watch = useCallback(
    (changed: () => void) => {
      const stops = inputs.map((input) =>
        liveClient().watch(name, input, (state) => {
          liveAnswers.set(topicName(name, input), state)
          changed()
        }),
      )
      return () => {
        for (const stop of stops) stop()
      }
    },
    // oxlint-disable-next-line react/exhaustive-deps -- the topics stand for name and inputs: their identity changes at every render
    [topics.join(' ')],
  )
  const [read] = useState(createReader)
  const states = useSyncExternalStore(watch, () => read(topics))
  return useMemo(() => toLives(states.map((state) => toLive<LiveOutput<N>>(state))), [states])
}

type States = readonly (LiveState | undefined)[]

function createReader(): (topics: readonly string[]) => States {
  let last: States = []
  return (topics) => {
    const next = topics.map(liveAnswers.get)
    if (next.length !== last.length || next.some((state, n) => state !== last[n])) last = next
    return last
  }
}

function toLives<Data>(all: readonly Live<Data>[]): Live<readonly Data[]> {
  const data: Data[] = []
  for (const live of all) {
    if (live.status === 'refused') return live
    if (live.status === 'ready') data.push(live.data)
  }
  return data.length < all.length
    ? { status: 'loading', data: undefined, refusal: null, stale: false }
    : { status: 'ready', data, refusal: null, stale: all.some(({ stale }) => stale) }
}
