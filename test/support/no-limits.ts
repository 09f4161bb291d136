// A rate limiter without limits, for tests that call more often than people do.
import type { RateLimiter } from '#server/limits/rate-limiter.ts'

export const noLimits: RateLimiter = {
  take: () => Promise.resolve(null),
  giveBack: () => Promise.resolve(),
  guesses: {
    take: () => Promise.resolve({ seconds: null, guesses: 1 }),
    giveBack: () => Promise.resolve(),
    clear: () => Promise.resolve(),
  },
}
