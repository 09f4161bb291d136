// Waits for a condition instead of sleeping.
import { setTimeout as delay } from 'node:timers/promises'

const [soonMs, seldomMs] = [10, 50]

/**
 * Polls until the result is neither null, undefined nor false, and returns it; throws after
 * `timeoutMs`. Every 10 ms at first, then seldomer, because asking takes the processor from what is
 * waited for.
 */
export async function until<T>(
  what: string,
  ask: () => T | Promise<T>,
  timeoutMs = 120_000,
): Promise<NonNullable<T>> {
  const began = performance.now()
  for (;;) {
    const answer = await ask()
    if (answer !== null && answer !== undefined && answer !== false) return answer
    const waitedMs = performance.now() - began
    if (waitedMs > timeoutMs) throw new Error(`${what}: not within ${timeoutMs} ms`)
    await delay(Math.min(seldomMs, soonMs + waitedMs / 10))
  }
}
