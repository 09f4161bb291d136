// A rate limiter that records its refusals as security events, for all parts of the server.
import type { Counted, RateLimiter } from '../limits/rate-limiter.ts'
import type { SecurityLog } from './create-security-log.ts'
import type { SecurityEvent } from './security-events.ts'

/**
 * Records every refused try. Guesses are recorded where the attempted address is known
 * (auth/password-guard.ts).
 */
export function recordLimits(
  limiter: RateLimiter,
  security: Pick<SecurityLog, 'record'>,
): RateLimiter {
  return {
    ...limiter,
    take: async (name, counted) => {
      const seconds = await limiter.take(name, counted)
      if (seconds !== null) {
        security.record({
          kind: 'limit-hit',
          outcome: 'refused',
          reason: name,
          ...parseLimitKey(counted),
        })
      }
      return seconds
    },
  }
}

/**
 * Keys are `user <id>`, `address <counted address>`, the address alone for a crowd, or a mailbox.
 */
function parseLimitKey({
  of,
  key,
}: Counted): Pick<SecurityEvent, 'userId' | 'address' | 'triedEmail'> {
  if (of === 'crowd') return { address: key }
  if (key.startsWith('user ')) return { userId: key.slice('user '.length) }
  if (key.startsWith('address ')) return { address: key.slice('address '.length) }
  return { triedEmail: key }
}
