// Finds values that the database can't store: texts with U+0000 or a lone surrogate, and numbers
// too close to zero or too large to be exact.

const leastMagnitude = 1e-30

const isKept = (text: string): boolean => text.isWellFormed() && !text.includes('\u0000')

const isHeld = (number: number): boolean =>
  number === 0 ||
  (Math.abs(number) >= leastMagnitude && Math.abs(number) <= Number.MAX_SAFE_INTEGER)

/**
 * Dotted path to the first such value, or null. Iterative, so nesting depth can't overflow the call
 * stack.
 */
export function findUnstorable(input: unknown): string | null {
  const waiting: { path: string; value: unknown }[] = [{ path: '', value: input }]
  for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
    const { path, value } = one
    if (typeof value === 'string' && !isKept(value)) return path
    if (typeof value === 'number' && !isHeld(value)) return path
    if (typeof value !== 'object' || value === null) continue
    for (const [key, inner] of Object.entries(value)) {
      if (!isKept(key)) return path
      waiting.push({ path: path === '' ? key : `${path}.${key}`, value: inner })
    }
  }
  return null
}
