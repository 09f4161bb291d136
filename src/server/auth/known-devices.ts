// Recognizes devices that signed in to an account before, by a signed cookie. It grants no access:
// a known device just isn't delayed by strangers' wrong passwords. The cookie names no account and
// is worthless for any other.
import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import type { BetterAuthPlugin } from 'better-auth'
import { createAuthMiddleware } from 'better-auth/api'
import type { Clock } from '../deps.ts'
import { fromAlias } from '../mail/address-alias.ts'

export type KnownDevices = {
  find(cookies: string | null, email: string): string | null
  add(cookies: string | null, email: string): string
  cookieName: string
}

const lifetimeS = 365 * 86_400
const accountsMax = 5
const separator = '~'

export function createKnownDevices(
  secret: string,
  { isSecure, clock }: { isSecure: boolean; clock: Clock },
): KnownDevices {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'known devices', 32))
  const cookieName = `${isSecure ? '__Host-' : ''}sideout.devices`
  const sign = (email: string, device: string): string =>
    createHmac('sha256', key).update(`${email.toLowerCase()}\n${device}`).digest('base64url')

  const readEntries = (cookies: string | null): string[] => {
    const found = cookies
      ?.split(';')
      .map((part) => part.trim())
      .find((part) => part.startsWith(`${cookieName}=`))
    const entries = found?.slice(cookieName.length + 1).split(separator) ?? []
    return entries
      .filter((entry) => /^\d{1,12}-[\w-]{22}\.[\w-]{43}$/.test(entry))
      .slice(0, accountsMax)
  }
  const deviceIn = (entry: string, email: string): string | null => {
    const [device = '', signature = ''] = entry.split('.')
    const isOfAccount = timingSafeEqual(Buffer.from(signature), Buffer.from(sign(email, device)))
    const ageS = clock.now() / 1000 - Number(device.split('-')[0])
    return isOfAccount && ageS < lifetimeS ? device : null
  }
  return {
    cookieName,
    find: (cookies, email) =>
      readEntries(cookies)
        .map((entry) => deviceIn(entry, email))
        .find((device) => device !== null) ?? null,
    add: (cookies, email) => {
      const others = readEntries(cookies).filter((entry) => deviceIn(entry, email) === null)
      const device = `${Math.floor(clock.now() / 1000)}-${randomBytes(16).toString('base64url')}`
      return [`${device}.${sign(email, device)}`, ...others].slice(0, accountsMax).join(separator)
    },
  }
}

export const rememberDevices = (
  devices: KnownDevices,
  { isSecure }: { isSecure: boolean },
): BetterAuthPlugin => ({
  id: 'known-devices',
  hooks: {
    after: [
      {
        matcher: () => true,
        handler: createAuthMiddleware((context) => {
          const email = context.context.newSession?.user.email
          if (email === undefined) return Promise.resolve()
          const value = devices.add(context.headers?.get('cookie') ?? null, fromAlias(email))
          context.setCookie(devices.cookieName, value, {
            httpOnly: true,
            sameSite: 'lax',
            secure: isSecure,
            path: '/',
            maxAge: lifetimeS,
          })
          return Promise.resolve()
        }),
      },
    ],
  },
})
