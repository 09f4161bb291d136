// The cookies that the client itself reads and writes (SPEC sections 7 and 9). Scripts never see
// the session cookie.
import { cookieDays } from '#domain/shared/cookie-days.ts'

const daySeconds = 86_400

export type CookieName = keyof typeof cookieDays

export type CookieJar = { cookie: string }

const pageJar = (): CookieJar => (typeof document === 'undefined' ? { cookie: '' } : document)

export function getCookie(
  name: CookieName | `waiting.${string}`,
  jar: CookieJar = pageJar(),
): string | null {
  const found = jar.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`))
  if (found === undefined) return null
  try {
    return decodeURIComponent(found.slice(name.length + 1))
  } catch {
    return null
  }
}

export const cookieEnd = (): string =>
  `; samesite=lax${globalThis.location?.protocol === 'https:' ? '; secure' : ''}`

export function setCookie(name: CookieName, value: string, jar: CookieJar = pageJar()): void {
  jar.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${cookieDays[name] * daySeconds}${cookieEnd()}`
}

export function clearCookie(name: CookieName, jar: CookieJar = pageJar()): void {
  jar.cookie = `${name}=; path=/; max-age=0${cookieEnd()}`
}
