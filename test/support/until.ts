// Waits for a condition instead of sleeping.
import { setTimeout as delay } from 'node:timers/promises'

/**
 * Polls every 10 ms until the result is neither null, undefined nor false, and returns it; throws
 * after `timeoutMs`.
 */
export async function until<T>(
  what: string,
  ask: () => T | Promise<T>,
  timeoutMs = 120_000,
): Promise<NonNullable<T>> {
  const deadline = performance.now() + timeoutMs
  for (;;) {
    const answer = await ask()
    if (answer !== null && answer !== undefined && answer !== false) return answer
    if (performance.now() > deadline) throw new Error(`${what}: not within ${timeoutMs} ms`)
    await delay(10)
  }
}
