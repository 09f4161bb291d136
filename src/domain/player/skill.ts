// Self-assessed skill: 1.0 to 7.0 in quarters, written as spoken ("3.25").

export const skillMinimum = 1
export const skillMaximum = 7
export const skillStep = 0.25

/** Days between two changes (SPEC section 5). */
export const skillLockDays = 10

const dayMs = 86_400_000

export const skillLevels: readonly number[] = Array.from(
  { length: (skillMaximum - skillMinimum) / skillStep + 1 },
  (_, i) => skillMinimum + i * skillStep,
)

export const skillToText = (skill: number): string =>
  Number.isInteger(skill * 10) ? skill.toFixed(1) : skill.toFixed(2)

/**
 * End of the lock (ms), or null when the skill may change now. `changedAt` null means never set.
 */
export function skillLockedUntil(changedAt: number | null, now: number): number | null {
  if (changedAt === null) return null
  const until = changedAt + skillLockDays * dayMs
  return until > now ? until : null
}
