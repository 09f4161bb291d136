// Counts tries against the limits of domain/shared/rate-limits.ts: in the memory of this server, or
// in Valkey for all nodes together. Invariant: while Valkey is away each node counts for itself;
// no one is blocked because a count cannot be asked for.
import { RateLimiterMemory, RateLimiterRes, RateLimiterValkey } from 'rate-limiter-flexible'
import {
  peoplePerAddress,
  rateLimits,
  type RateLimit,
  type RateLimitName,
} from '#domain/shared/rate-limits.ts'
import { openValkeyLink } from '../live/valkey-link.ts'
import {
  createMemoryGuessCounter,
  createValkeyGuessCounter,
  type GuessCounter,
} from './guess-counter.ts'

/**
 * The counted tries: of one account, address or mailbox; or of everyone signed in behind an
 * address.
 */
export type Counted = { of: 'one' | 'crowd'; key: string }

export type RateLimiter = {
  /** Counts one try; null when it is allowed, else in how many seconds the window ends. */
  take(name: RateLimitName, counted: Counted): Promise<number | null>
  /** Takes an allowed try back. */
  giveBack(name: RateLimitName, counted: Counted): Promise<void>
  /** Guesses at secrets, which cost growing waits. */
  guesses: GuessCounter
}

type Counter = Pick<RateLimiterMemory, 'consume' | 'reward'>
type Counters = Record<RateLimitName, Record<Counted['of'], Counter>>

/** Counts in the memory of this process. */
export const createMemoryRateLimiter = (): RateLimiter =>
  createLimiter(createCounters(inMemory), createMemoryGuessCounter())

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
    ...createLimiter(createCounters(inValkey), createValkeyGuessCounter(storeClient)),
    close: () => link.close(),
  }
}

/** The library's own script asks for `server`, which Redis and older Valkeys do not know. */
const countScript = `
redis.call('set', KEYS[1], 0, 'EX', ARGV[2], 'NX')
return {redis.call('incrby', KEYS[1], ARGV[1]), redis.call('pttl', KEYS[1])}`

const toWindow = (keyPrefix: string, { tries, seconds }: RateLimit) => ({
  keyPrefix,
  points: tries,
  duration: seconds,
})
const inMemory = (keyPrefix: string, limit: RateLimit): RateLimiterMemory =>
  new RateLimiterMemory(toWindow(keyPrefix, limit))

function createCounters(create: (keyPrefix: string, limit: RateLimit) => Counter): Counters {
  const entries = Object.entries(rateLimits).map(
    ([name, limit]) =>
      [
        name,
        {
          one: create(`sideout:limit:${name}`, limit),
          crowd: create(`sideout:limit:${name}:crowd`, {
            ...limit,
            tries: limit.tries * peoplePerAddress,
          }),
        },
      ] as const,
  )
  return Object.fromEntries(entries) as Counters
}

const createLimiter = (counters: Counters, guesses: GuessCounter): RateLimiter => ({
  guesses,
  take: async (name, { of, key }) => {
    try {
      await counters[name][of].consume(key)
      return null
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused
      return Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
    }
  },
  giveBack: async (name, { of, key }) => {
    await counters[name][of].reward(key)
  },
})
