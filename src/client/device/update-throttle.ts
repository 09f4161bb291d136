// When a new version may be offered (SPEC section 9).
import { updatePromptThrottleMs } from '#domain/version/version.ts'

/** Offers at most one prompt in five minutes; a later offer waits for its turn. */
export function createUpdatePrompt(now: () => number = Date.now) {
  let lastAt = Number.NEGATIVE_INFINITY
  return {
    /** Calls `show` as soon as the throttle allows; returns how to withdraw the offer. */
    offer(show: () => void): () => void {
      const timer = setTimeout(
        () => {
          lastAt = now()
          show()
        },
        Math.max(0, lastAt + updatePromptThrottleMs - now()),
      )
      return () => clearTimeout(timer)
    },
  }
}
