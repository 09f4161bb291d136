// One answer of a live query, for what a tap needs once.
import type { LiveInput, LiveName, LiveOutput } from '#contract/contract.ts'
import { liveClient } from './live-client.ts'
import { toLive } from './use-live.ts'

/** Rejects when the query is refused. */
export function readLive<N extends LiveName>(name: N, input: LiveInput<N>): Promise<LiveOutput<N>> {
  return new Promise((resolve, reject) => {
    const stop = liveClient().watch(name, input, (state) => {
      const { status, data, refusal } = toLive<LiveOutput<N>>(state)
      if (status === 'loading') return
      queueMicrotask(() => stop())
      if (status === 'ready') resolve(data)
      else reject(new Error(`${name} is refused: ${refusal.code}`))
    })
  })
}
