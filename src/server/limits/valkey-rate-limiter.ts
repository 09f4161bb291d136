// Counts tries in Valkey (or Redis) for all nodes together. Invariant: while it is away each node
// counts for itself; no one is blocked because a count cannot be asked for. Loaded only where there
// is a Valkey.
import { RateLimiterValkey } from 'rate-limiter-flexible'
import type { RateLimit } from '#domain/shared/rate-limits.ts'
import { openValkeyLink } from '../live/valkey-link.ts'
import { createValkeyGuessCounter } from './guess-counter.ts'
import {
  createCounters,
  createTryLimiter,
  inMemory,
  toWindow,
  type Counter,
  type RateLimiter,
} from './rate-limiter.ts'

/**
 * A call waits for its counts: after so long without an answer they are made here until Valkey
 * answers again.
 */
const answerMs = 250

/** Counts in Valkey (or Redis). Connects in the background. */
export function createValkeyRateLimiter(url: string): RateLimiter & { close(): void } {
  // The bus says in the log when Valkey is away and when it is back (live/valkey-bus.ts).
  const link = openValkeyLink(url, answerMs)
  const storeClient = link.client
  const inValkey = (keyPrefix: string, limit: RateLimit): Counter =>
    new RateLimiterValkey({
      ...toWindow(keyPrefix, limit),
      storeClient,
      insuranceLimiter: inMemory(keyPrefix, limit),
      customIncrTtlLuaScript: countScript,
      rejectIfValkeyNotReady: true,
      // A caller over the limit is known here from then on: their further tries cost Valkey
      // nothing.
      inMemoryBlockOnConsumed: limit.tries + 1,
    })
  return {
    ...createTryLimiter(createCounters(inValkey), createValkeyGuessCounter(storeClient)),
    close: () => link.close(),
  }
}

/** The library's own script asks for `server`, which Redis and older Valkeys do not know. */
const countScript = `
redis.call('set', KEYS[1], 0, 'EX', ARGV[2], 'NX')
return {redis.call('incrby', KEYS[1], ARGV[1]), redis.call('pttl', KEYS[1])}`
