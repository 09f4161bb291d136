// Pass codes: 60 bits in an alphabet without look-alikes, written in three groups of four. Input
// ignores spaces, hyphens and case.

/** Crockford's: no I, L, O, U. */
export const codeAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
export const codeLength = 12
const codeForm = new RegExp(`^[${codeAlphabet}]{${codeLength}}$`)
export const codeTextMax = 40

export const writeCode = (numbers: readonly number[]): string => {
  const letters = numbers.map((number) => codeAlphabet[number % codeAlphabet.length]).join('')
  return [letters.slice(0, 4), letters.slice(4, 8), letters.slice(8, 12)].join('-')
}

/** Maps look-alikes to their letter; null when it can't be a code. */
export function readCode(text: string): string | null {
  const letters = text
    .toUpperCase()
    .replace(/[\s\-–—]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
  return codeForm.test(letters) ? letters : null
}
