// Codes of authenticator apps (RFC 6238: SHA-1, six digits, thirty seconds). Needed because Better
// Auth doesn't report which time step a code belongs to.
import { createHmac, timingSafeEqual } from 'node:crypto'

export const codePeriodS = 30

const digits = 6

/** The code of a time step (whole periods since 1970). `secret` is the key as UTF-8. */
export function computeCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', secret).update(counter).digest()
  const offset = (hash.at(-1) ?? 0) & 15
  const number = (hash.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 10 ** digits
  return String(number).padStart(digits, '0')
}

/**
 * The time step of a code that is valid at `now` (ms), allowing one step early or late; null when
 * it is wrong.
 */
export function findStep(secret: string, code: string, now: number): number | null {
  const present = Math.floor(now / 1000 / codePeriodS)
  const actual = Buffer.from(code)
  const isRight = (step: number): boolean => {
    const expected = Buffer.from(computeCode(secret, step))
    return actual.length === expected.length && timingSafeEqual(actual, expected)
  }
  return [present - 1, present, present + 1].filter(isRight).at(0) ?? null
}
