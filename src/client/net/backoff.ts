// Retry delays: doubling, bounded, with jitter so that clients don't return all at once.

export type Backoff = { firstMs: number; maxMs: number }

/**
 * Milliseconds before retry number `attempt` (0 is the first); `chance` in [0, 1) scales it by 0.5
 * to 1.5.
 */
export function backoffMs({ firstMs, maxMs }: Backoff, attempt: number, chance: number): number {
  return Math.min(maxMs, firstMs * 2 ** attempt) * (0.5 + chance)
}
