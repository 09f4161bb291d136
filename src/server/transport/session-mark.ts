// Sets or clears the session mark with each session cookie (domain/onboarding/session-mark.ts).
import { createHash } from 'node:crypto'
import { sessionMark, sessionMarkOfHost } from '#domain/onboarding/session-mark.ts'

const sessionCookie = /^([^=;]*)session_token=([^;]*)(.*)$/
const markForm = /(?:^|; *)(?:__Host-)?sideout\.session_mark=([\da-f]{16})(?:;|$)/

/**
 * Adds a mark cookie, readable by scripts and otherwise with the same attributes, for each
 * Set-Cookie line about the session. `kept` is the current mark when only the token is replaced, so
 * that windows keep their stored data.
 */
export function withSessionMark(cookies: readonly string[], kept: string | null = null): string[] {
  return cookies.flatMap((line) => {
    const [, prefix = '', value, attributes = ''] = sessionCookie.exec(line) ?? []
    if (value === undefined) return [line]
    const name = prefix.startsWith('__Host-') ? sessionMarkOfHost : sessionMark
    const mark = value === '' || kept === null ? getSessionMark(value) : kept
    return [line, `${name}=${mark}${attributes.replace(/; *HttpOnly/i, '')}`]
  })
}

export const readMark = (cookies: string | undefined): string | null =>
  markForm.exec(cookies ?? '')?.[1] ?? null

export const getSessionMark = (cookieValue: string): string =>
  cookieValue === ''
    ? ''
    : createHash('sha256').update(`mark ${cookieValue}`).digest('hex').slice(0, 16)
