// How much one socket may ask in a while: a client that subscribes and leaves without end would make everybody wait.

export type FrameBudget = {
  /** Spends one; false when there is none left. */
  spend(): boolean
}

/** `burst` frames at once, and `perSecond` more each second. `nowMs` never goes back. */
export function createFrameBudget(options: { burst: number; perSecond: number; nowMs: () => number }): FrameBudget {
  let left = options.burst
  let countedMs = options.nowMs()
  return {
    spend: () => {
      const now = options.nowMs()
      left = Math.min(options.burst, left + (now - countedMs) * options.perSecond / 1_000)
      countedMs = now
      if (left < 1) return false
      left -= 1
      return true
    },
  }
}
