// Bounce addresses (VERP): BOUNCE_ADDRESS with a token signed for the recipient and a day. The
// token reveals no address and can't be forged.
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Clock } from '../deps.ts'
import { deriveKeys, type Secrets } from '../secret.ts'

const dayMs = 86_400_000
/** Mail servers retry for five days, and a report takes time too. */
const validDays = 10
/** 96 bits, in characters that survive a server lowercasing them. */
const signatureLength = 24

export type ReturnAddresses = {
  write: (address: string) => string
  isFor: (address: string, returnAddress: string) => boolean
}

export function createReturnAddresses(
  secrets: Secrets,
  bounceAddress: string,
  clock: Clock,
): ReturnAddresses {
  const keys = deriveKeys(secrets, 'return addresses of mails')
  const [local = '', host = ''] = bounceAddress.split('@')
  const today = (): number => Math.floor(clock.now() / dayMs)
  const sign = (day: number, address: string, key: Buffer): string =>
    createHmac('sha256', key)
      .update(`${day}\n${address.toLowerCase()}`)
      .digest('hex')
      .slice(0, signatureLength)
  const compose = (day: number, address: string, key = keys[0]): string =>
    `${local}+${day.toString(16).padStart(4, '0')}${sign(day, address, key)}@${host}`
  return {
    write: (address) => compose(today(), address),
    isFor: (address, returnAddress) => {
      const day = Number.parseInt(/\+([0-9a-f]{4})/i.exec(returnAddress)?.[1] ?? '', 16)
      const age = today() - day
      if (Number.isNaN(age) || age < 0 || age > validDays) return false
      const given = Buffer.from(returnAddress.toLowerCase())
      return keys.some((key) => {
        const right = Buffer.from(compose(day, address, key).toLowerCase())
        return given.length === right.length && timingSafeEqual(given, right)
      })
    },
  }
}
