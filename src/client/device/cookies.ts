// The cookies the client itself reads and writes (SPEC sections 7 and 9). The session cookie is not
// among them: scripts never see it.
import { cookieDays } from '#domain/shared/cookie-days.ts'

const daySeconds = 86_400

export type CookieName = keyof typeof cookieDays

/** Where cookies are kept; the document in a browser, an object in tests. */
export type CookieJar = { cookie: string }

const pageJar = (): CookieJar => (typeof document === 'undefined' ? { cookie: '' } : document)

/** The value of a cookie, or null when it is absent or cannot be decoded. */
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

/** What every cookie ends with. Under https it goes over https alone. */
export const cookieEnd = (): string =>
  `; samesite=lax${globalThis.location?.protocol === 'https:' ? '; secure' : ''}`

/** Writes a cookie for the whole site with the lifetime the spec gives it. */
export function setCookie(name: CookieName, value: string, jar: CookieJar = pageJar()): void {
  jar.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${cookieDays[name] * daySeconds}${cookieEnd()}`
}

/** Removes a cookie. */
export function clearCookie(name: CookieName, jar: CookieJar = pageJar()): void {
  jar.cookie = `${name}=; path=/; max-age=0${cookieEnd()}`
}
