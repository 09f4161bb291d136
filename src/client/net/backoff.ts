// How long to wait before trying again: doubling, bounded, spread by chance so that clients do not
// come back all at once.

export type Backoff = { firstMs: number; maxMs: number }

/**
 * Milliseconds before retry number `attempt` (0 is the first); `chance` in [0, 1) spreads it
 * between half and one and a half.
 */
export function backoffMs({ firstMs, maxMs }: Backoff, attempt: number, chance: number): number {
  return Math.min(maxMs, firstMs * 2 ** attempt) * (0.5 + chance)
}
