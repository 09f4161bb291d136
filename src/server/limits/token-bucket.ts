// An allowance that fills up again with time: so many at once, and so many more each second.
import type { Allowance } from '#domain/live/live-limits.ts'

export type TokenBucket = {
  /** Spends one, or more; false when there are not so many left. */
  spend(count?: number): boolean
  /** In how many whole seconds one can be spent, 0 when it can be now. */
  secondsLeft(): number
  /** True when nothing was spent, or all of it came back. */
  isFull(): boolean
}

/** A full bucket. `nowMs` never goes back. */
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
