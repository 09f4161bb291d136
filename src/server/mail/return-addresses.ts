// The address that a mail comes back to (VERP): BOUNCE_ADDRESS with a token that is signed for the
// receiver and a day. It holds no address, and no one makes one for another.
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { Clock } from '../deps.ts'

const dayMs = 86_400_000
/** Mail servers try for five days, and a report takes its time, too. */
const validDays = 10
/** 96 bits, written in digits that do not change when a server turns letters small. */
const signatureLength = 24

export type ReturnAddresses = {
  /** Where a mail to `address` comes back to. */
  write: (address: string) => string
  /** True when `returnAddress` was written for `address`, at most ten days ago. */
  isFor: (address: string, returnAddress: string) => boolean
}

/** Return addresses of `bounceAddress`, such as bounces@example.org, signed by a key from `secret`. */
export function createReturnAddresses(
  secret: string,
  bounceAddress: string,
  clock: Clock,
): ReturnAddresses {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'return addresses of mails', 32))
  const [local = '', host = ''] = bounceAddress.split('@')
  const today = (): number => Math.floor(clock.now() / dayMs)
  const sign = (day: number, address: string): string =>
    createHmac('sha256', key)
      .update(`${day}\n${address.toLowerCase()}`)
      .digest('hex')
      .slice(0, signatureLength)
  const compose = (day: number, address: string): string =>
    `${local}+${day.toString(16).padStart(4, '0')}${sign(day, address)}@${host}`
  return {
    write: (address) => compose(today(), address),
    isFor: (address, returnAddress) => {
      const day = Number.parseInt(/\+([0-9a-f]{4})/i.exec(returnAddress)?.[1] ?? '', 16)
      const age = today() - day
      if (Number.isNaN(age) || age < 0 || age > validDays) return false
      const [given, right] = [returnAddress, compose(day, address)].map((text) =>
        Buffer.from(text.toLowerCase()),
      ) as [Buffer, Buffer]
      return given.length === right.length && timingSafeEqual(given, right)
    },
  }
}
