// Counts attempts per key in fixed windows, in memory: a node's own limit. The number of keys is bounded; the oldest go first.
import type { Clock } from '../deps.ts'

type Rule = { /** Seconds. */ window: number; max: number }
export type RateLimit = { /** Counts one attempt; says whether it is allowed and otherwise in how many seconds the window ends. */ consume(key: string, rule: Rule): Promise<{ allowed: boolean; retryAfter: number | null }> }

const keysMax = 50_000

/** An empty count. */
export function createRateLimit(clock: Clock): RateLimit {
  const windows = new Map<string, { count: number; endsAt: number }>()
  return {
    consume: (key, rule) => {
      const now = clock.now()
      const open = windows.get(key)
      const window = open !== undefined && now < open.endsAt ? open : { count: 0, endsAt: now + rule.window * 1000 }
      windows.delete(key)
      windows.set(key, window)
      const oldest = windows.size > keysMax ? windows.keys().next().value : undefined
      if (oldest !== undefined) windows.delete(oldest)
      if (window.count >= rule.max) return Promise.resolve({ allowed: false, retryAfter: Math.ceil((window.endsAt - now) / 1000) })
      window.count += 1
      return Promise.resolve({ allowed: true, retryAfter: null })
    },
  }
}
