// Beside each session cookie that is set or taken away goes the mark of the session (domain/onboarding/session-mark.ts).
import { createHash } from 'node:crypto'
import { sessionMark } from '#domain/onboarding/session-mark.ts'

const sessionCookie = /^[^=;]*session_token=([^;]*)(.*)$/

/** The Set-Cookie lines, with one more for each that is about the session: the same attributes, but open to scripts. */
export function withSessionMark(cookies: readonly string[]): string[] {
  return cookies.flatMap((line) => {
    const [, value, attributes = ''] = sessionCookie.exec(line) ?? []
    return value === undefined ? [line] : [line, `${sessionMark}=${markOf(value)}${attributes.replace(/; *HttpOnly/i, '')}`]
  })
}

/** The mark of a session, as its cookie's value gives it; empty where the cookie is taken away. */
export const markOf = (cookieValue: string): string => (cookieValue === '' ? '' : createHash('sha256').update(`mark ${cookieValue}`).digest('hex').slice(0, 16))
