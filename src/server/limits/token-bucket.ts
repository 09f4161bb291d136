// A token bucket: a burst, refilled at a rate per second.
import type { Allowance } from '#domain/live/live-limits.ts'

export type TokenBucket = {
  spend(count?: number): boolean
  secondsLeft(): number
  isFull(): boolean
}

/** Starts full. `nowMs` must be monotonic. */
export function createTokenBucket(
  { burst, perSecond }: Allowance,
  nowMs: () => number,
): TokenBucket {
  let left = burst
  let countedMs = nowMs()
  const fill = (): void => {
    const now = nowMs()
    left = Math.min(burst, left + ((now - countedMs) * perSecond) / 1_000)
    countedMs = now
  }
  return {
    spend: (count = 1) => {
      fill()
      if (left < count) return false
      left -= count
      return true
    },
    secondsLeft: () => {
      fill()
      return left >= 1 ? 0 : Math.ceil((1 - left) / perSecond)
    },
    isFull: () => {
      fill()
      return left === burst
    },
  }
}
