// Waits for a condition instead of sleeping.
import { setTimeout as delay } from 'node:timers/promises'

/**
 * Asks every 10 ms until the answer is neither null, undefined nor false, and gives it; throws
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
