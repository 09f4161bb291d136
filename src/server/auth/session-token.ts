// Reads the session token of a request: a Bearer identity token first, then the signed cookie. Both
// hold `token.signature`; API clients may also send the bare token from the sign-in response. A
// token with a wrong signature is ignored.
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

const bearer = /^bearer +(\S+)$/i
const tokenLengthMax = 200

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
