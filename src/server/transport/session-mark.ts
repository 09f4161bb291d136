// Beside each session cookie that is set or taken away goes the mark of the session
// (domain/onboarding/session-mark.ts).
import { createHash } from 'node:crypto'
import { sessionMark, sessionMarkOfHost } from '#domain/onboarding/session-mark.ts'

const sessionCookie = /^([^=;]*)session_token=([^;]*)(.*)$/
const markForm = /(?:^|; *)(?:__Host-)?sideout\.session_mark=([\da-f]{16})(?:;|$)/

/**
 * The Set-Cookie lines, with one more for each that is about the session: the same attributes, but
 * open to scripts. `kept` is the mark that the session has already, where only its token is
 * replaced: what a window keeps for it stays.
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

/** The mark in a Cookie header; null without one. */
export const readMark = (cookies: string | undefined): string | null =>
  markForm.exec(cookies ?? '')?.[1] ?? null

/**
 * The mark of a session, as the cookie's first value gives it; empty where the cookie is taken
 * away.
 */
export const getSessionMark = (cookieValue: string): string =>
  cookieValue === ''
    ? ''
    : createHash('sha256').update(`mark ${cookieValue}`).digest('hex').slice(0, 16)
