// Finds the session token in a request: a Bearer identity token first, else the signed cookie. Both
// carry `token.signature`; API clients may also send the bare token of the sign-in answer. A token
// with a wrong signature is no token.
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

const bearer = /^bearer +(\S+)$/i
const tokenLengthMax = 200

/** Reads tokens signed with `secret` from the first of these cookies that is there. */
export function sessionTokenReader(
  secret: string,
  cookieNames: readonly string[],
): (headers: IncomingHttpHeaders) => string | null {
  return (headers) => {
    const sent = bearer.exec(headers.authorization ?? '')?.[1]
    if (sent !== undefined) return decodeToken(sent, secret, { mayBeBare: true })
    const cookie =
      cookieNames
        .map((name) => cookieValue(headers.cookie ?? '', name))
        .find((value) => value !== null) ?? null
    return cookie === null ? null : decodeToken(cookie, secret, { mayBeBare: false })
  }
}

/** The value of a cookie in a Cookie header, as it was sent; null without it. */
export function cookieValue(cookies: string, name: string): string | null {
  for (const part of cookies.split(';')) {
    const equals = part.indexOf('=')
    if (equals > 0 && part.slice(0, equals).trim() === name) return part.slice(equals + 1).trim()
  }
  return null
}

function decodeToken(
  text: string,
  secret: string,
  { mayBeBare }: { mayBeBare: boolean },
): string | null {
  const decoded = decodeUri(text)
  if (decoded === null || decoded.length > tokenLengthMax) return null
  const dot = decoded.indexOf('.')
  if (dot < 0) return mayBeBare ? decoded : null
  const token = decoded.slice(0, dot)
  const expected = createHmac('sha256', secret).update(token).digest()
  const actual = Buffer.from(decoded.slice(dot + 1), 'base64')
  return actual.length === expected.length && timingSafeEqual(actual, expected) ? token : null
}

function decodeUri(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
