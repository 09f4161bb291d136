// Recovery codes open an account after its phone is lost. They are written on paper, so no two
// letters look alike and no shift key is needed.
import { randomInt } from 'node:crypto'

const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
const amount = 10
const half = 5

export function generateRecoveryCodes(): string[] {
  return Array.from({ length: amount }, () =>
    writeCode(Array.from({ length: half * 2 }, pickLetter).join('')),
  )
}

export const tidyRecoveryCode = (typed: string): string =>
  writeCode(typed.toLowerCase().replaceAll(/[^a-z0-9]/g, ''))

const pickLetter = (): string => letters.charAt(randomInt(letters.length))

const writeCode = (code: string): string => `${code.slice(0, half)}-${code.slice(half)}`
