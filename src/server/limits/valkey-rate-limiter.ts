// Rate limits in Valkey (or Redis) for all nodes. While it is away each node counts alone, so no
// one is blocked because a count is unavailable. Loaded only when Valkey is configured.
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
 * Calls wait for their counts; after this long without an answer, counting is local until Valkey
 * answers again.
 */
const answerMs = 250

export function createValkeyRateLimiter(url: string): RateLimiter & { close(): void } {
  // The bus logs when Valkey is away and back (live/valkey-bus.ts).
  const link = openValkeyLink(url, answerMs)
  const storeClient = link.client
  const inValkey = (keyPrefix: string, limit: RateLimit): Counter =>
    new RateLimiterValkey({
      ...toWindow(keyPrefix, limit),
      storeClient,
      insuranceLimiter: inMemory(keyPrefix, limit),
      customIncrTtlLuaScript: countScript,
      rejectIfValkeyNotReady: true,
      // Callers over the limit are remembered here, so that further tries don't reach Valkey.
      inMemoryBlockOnConsumed: limit.tries + 1,
    })
  return {
    ...createTryLimiter(createCounters(inValkey), createValkeyGuessCounter(storeClient)),
    close: () => link.close(),
  }
}

/** Replaces the library's script, which uses `server`, unknown to Redis and older Valkeys. */
const countScript = `
redis.call('set', KEYS[1], 0, 'EX', ARGV[2], 'NX')
return {redis.call('incrby', KEYS[1], ARGV[1]), redis.call('pttl', KEYS[1])}`
