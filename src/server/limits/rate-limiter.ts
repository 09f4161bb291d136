// Counts tries against the limits of domain/shared/rate-limits.ts in the memory of this server; for
// all nodes together: valkey-rate-limiter.ts.
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import {
  peoplePerAddress,
  rateLimits,
  type RateLimit,
  type RateLimitName,
} from '#domain/shared/rate-limits.ts'
import { createMemoryGuessCounter, type GuessCounter } from './guess-counter.ts'

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

/** Counts by one limit. */
export type Counter = Pick<RateLimiterMemory, 'consume' | 'reward'>
type Counters = Record<RateLimitName, Record<Counted['of'], Counter>>

/** Counts in the memory of this process. */
export const createMemoryRateLimiter = (): RateLimiter =>
  createTryLimiter(createCounters(inMemory), createMemoryGuessCounter())

/** A limit as the library has it. */
export const toWindow = (keyPrefix: string, { tries, seconds }: RateLimit) => ({
  keyPrefix,
  points: tries,
  duration: seconds,
})
/** Counts by one limit in the memory of this process. */
export const inMemory = (keyPrefix: string, limit: RateLimit): RateLimiterMemory =>
  new RateLimiterMemory(toWindow(keyPrefix, limit))

/** A counter for each limit. */
export function createCounters(create: (keyPrefix: string, limit: RateLimit) => Counter): Counters {
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

/** Counts tries with these counters. */
export const createTryLimiter = (counters: Counters, guesses: GuessCounter): RateLimiter => ({
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
