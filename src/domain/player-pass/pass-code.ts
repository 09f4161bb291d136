// Pass codes: sixty bits in an alphabet without look-alikes, written in three groups of four. Typed
// back, spaces, hyphens and case do not matter.

/** Crockford's: no I, L, O, U. */
export const codeAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
export const codeLength = 12
const codeForm = new RegExp(`^[${codeAlphabet}]{${codeLength}}$`)
/** Room for what people paste around a code. */
export const codeTextMax = 40

/** A code from `codeLength` numbers below 32. */
export const writeCode = (numbers: readonly number[]): string => {
  const letters = numbers.map((number) => codeAlphabet[number % codeAlphabet.length]).join('')
  return [letters.slice(0, 4), letters.slice(4, 8), letters.slice(8, 12)].join('-')
}

/**
 * The letters of a typed code, look-alikes read as what they look like; null when it cannot be one.
 */
export function readCode(text: string): string | null {
  const letters = text
    .toUpperCase()
    .replace(/[\s\-–—]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
  return codeForm.test(letters) ? letters : null
}
