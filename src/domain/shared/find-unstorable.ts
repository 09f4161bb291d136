// What a database keeps: of texts neither the character zero nor half a character, of numbers none
// that are too near to zero or too far from it to be held exactly.

/** Below it a number that is not zero is lost in a column. */
const leastMagnitude = 1e-30

const isKept = (text: string): boolean => text.isWellFormed() && !text.includes('\u0000')

const isHeld = (number: number): boolean =>
  number === 0 ||
  (Math.abs(number) >= leastMagnitude && Math.abs(number) <= Number.MAX_SAFE_INTEGER)

/**
 * The dotted path to the first value of a parsed JSON text that no database keeps, or null. However
 * deep it lies: the stack of calls does not grow.
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
