// Limits how often a new version is offered (SPEC section 9).
import { updatePromptThrottleMs } from '#domain/version/version.ts'

export function createUpdatePrompt(now: () => number = Date.now) {
  let lastAt = Number.NEGATIVE_INFINITY
  return {
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
