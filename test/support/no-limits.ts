// For tests that are not about limits, and ask more often than people do.
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
