// Keeps the last probes of a running server, and renews old ones.
import type { Probes } from '#domain/operator/console.ts'

const keptMs = 300_000

/** `ask` must not reject. */
export function keepProbes(ask: () => Promise<Probes>, now: () => number): () => Probes | null {
  let last: Probes | null = null
  let isAsking = false
  let askedAt = Number.NEGATIVE_INFINITY
  return () => {
    if (!isAsking && now() - askedAt >= keptMs) {
      isAsking = true
      void ask().then((found) => {
        last = found
        askedAt = now()
        isAsking = false
      })
    }
    return last
  }
}
