// A job that looks at the start, and again whenever something changed that it follows.
import type { Deps } from '../deps.ts'
import { everything } from '../live/bus.ts'
import { createRepeater } from '../live/repeater.ts'

type Following = {
  look: () => Promise<unknown>
  /** Topics of the changes it follows. */
  follows: RegExp
  /** The shortest time between two looks. */
  restMs: number
  /** What the log says of a look that failed; it is tried again. */
  failed: string
}

/** Starts it; returns how to stop, which waits for a look under way. */
export function followChanges(
  { bus, log }: Pick<Deps, 'bus' | 'log'>,
  { look, follows, restMs, failed }: Following,
): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve()
  const repeater = createRepeater(
    async () => {
      const looking = look()
      running = looking.catch(() => undefined)
      await looking
    },
    { restMs, onError: (error) => log.warn({ err: error }, failed) },
  )
  const stopListening = bus.listen((invalidation) => {
    if (invalidation === everything || invalidation.some((topic) => follows.test(topic)))
      repeater.trigger()
  })
  repeater.trigger()
  return async () => {
    stopListening()
    repeater.close()
    await running
  }
}
