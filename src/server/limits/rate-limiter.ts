// Rate limiter for the limits of domain/shared/rate-limits.ts in this server's memory;
// valkey-rate-limiter.ts counts for all nodes.
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import {
  peoplePerAddress,
  rateLimits,
  type RateLimit,
  type RateLimitName,
} from '#domain/shared/rate-limits.ts'
import { createMemoryGuessCounter, type GuessCounter } from './guess-counter.ts'

/** The subject: one account, address or mailbox, or everyone signed in behind an address. */
export type Counted = { of: 'one' | 'crowd'; key: string }

export type RateLimiter = {
  /** Counts one try; null when allowed, else the seconds until the window ends. */
  take(name: RateLimitName, counted: Counted): Promise<number | null>
  giveBack(name: RateLimitName, counted: Counted): Promise<void>
  guesses: GuessCounter
}

export type Counter = Pick<RateLimiterMemory, 'consume' | 'reward'>
type Counters = Record<RateLimitName, Record<Counted['of'], Counter>>

export const createMemoryRateLimiter = (): RateLimiter =>
  createTryLimiter(createCounters(inMemory), createMemoryGuessCounter())

export const toWindow = (keyPrefix: string, { tries, seconds }: RateLimit) => ({
  keyPrefix,
  points: tries,
  duration: seconds,
})
export const inMemory = (keyPrefix: string, limit: RateLimit): RateLimiterMemory =>
  new RateLimiterMemory(toWindow(keyPrefix, limit))

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
