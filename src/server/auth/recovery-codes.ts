// Recovery codes: they open an account after the loss of its phone. They are written on paper,
// so no letter looks like another, and none needs the shift key.
import { randomInt } from 'node:crypto'

const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
const amount = 10
const half = 5

/** Ten new codes of ten letters, written as two halves with a dash. */
export function generateRecoveryCodes(): string[] {
  return Array.from({ length: amount }, () =>
    writeCode(Array.from({ length: half * 2 }, pickLetter).join('')),
  )
}

/** A code as it was typed, in the form in which it is kept. */
export const tidyRecoveryCode = (typed: string): string =>
  writeCode(typed.toLowerCase().replaceAll(/[^a-z0-9]/g, ''))

const pickLetter = (): string => letters.charAt(randomInt(letters.length))

const writeCode = (code: string): string => `${code.slice(0, half)}-${code.slice(half)}`
