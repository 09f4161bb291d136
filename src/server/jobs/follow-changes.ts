// A job that runs at the start, and again whenever something it follows changes.
import type { Deps } from '../deps.ts'
import { everything } from '../live/bus.ts'
import { createRepeater } from '../live/repeater.ts'

/** Topics that changed since the last successful look, or everything at the start. */
export type ChangedTopics = ReadonlySet<string> | typeof everything

type Following = {
  look: (changed: ChangedTopics) => Promise<unknown>
  follows: RegExp
  restMs: number
  failed: string
}

export function followChanges(
  { bus, log }: Pick<Deps, 'bus' | 'log'>,
  { look, follows, restMs, failed }: Following,
): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve()
  let pending: ChangedTopics = everything
  const repeater = createRepeater(
    async () => {
      const changed = pending
      pending = new Set()
      const looking = look(changed)
      running = looking.catch(() => {
        pending = joinChanged(changed, pending)
      })
      await looking
    },
    { restMs, onError: (error) => log.warn({ err: error }, failed) },
  )
  const stopListening = bus.listen((invalidation) => {
    const changed: ChangedTopics =
      invalidation === everything
        ? everything
        : new Set(invalidation.filter((topic) => follows.test(topic)))
    if (changed !== everything && changed.size === 0) return
    pending = joinChanged(pending, changed)
    repeater.trigger()
  })
  repeater.trigger()
  return async () => {
    stopListening()
    repeater.close()
    await running
  }
}

const joinChanged = (some: ChangedTopics, others: ChangedTopics): ChangedTopics =>
  some === everything || others === everything ? everything : new Set([...some, ...others])
