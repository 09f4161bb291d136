// How a session travels: the cookie of a browser, or the identity token of a program. Behind this
// file sign-in sees cookies only. A token goes into an answer only for a program that asks for it;
// a script in a page of ours cannot ask.
import { createHmac } from 'node:crypto'
import { tokenHeader, wantTokenHeader } from '#contract/sign-in.ts'
import { cookieValue } from './session-token.ts'

export type CookieNames = {
  /** What every cookie of sign-in begins with. */
  prefix: string
  session: string
  /**
   * The session's name in releases before 2026-11, under https only. It is still taken; the next
   * renewal gives it the new name.
   */
  former: string | null
}

/**
 * Under https a browser keeps a `__Host-` cookie only from this very host, over TLS, for every
 * path.
 */
export function nameCookies(isSecure: boolean): CookieNames {
  const prefix = isSecure ? '__Host-sideout' : 'sideout'
  return {
    prefix,
    session: `${prefix}.session_token`,
    former: isSecure ? '__Secure-sideout.session_token' : null,
  }
}

export type SessionCarrier = {
  /** The request with its identity token, or its former cookie, as the session's cookie. */
  carryIn(request: Request): Request
  /**
   * The answer with the identity token when the request asks for it, and without the former cookie
   * once the new one is set.
   */
  carryOut(request: Request, answer: Response): Response
}

/** What `carryIn` leaves for the rules of sign-in; a client's own is dropped. */
export const carriedHeader = 'x-sideout-carried'

const bearer = /^bearer +(\S+)$/i

type CarrierOptions = {
  secret: string
  names: CookieNames
  /** The server's own: a program that names none asks for it. */
  origin: string
}

/** Makes the carrier of one server. */
export const createSessionCarrier = (options: CarrierOptions): SessionCarrier => ({
  carryIn: (request) => carryIn(options, request),
  carryOut: (request, answer) => carryOut(options.names, request, answer),
})

function carryIn({ secret, names, origin }: CarrierOptions, request: Request): Request {
  const headers = new Headers(request.headers)
  headers.delete(carriedHeader)
  const cookies = headers.get('cookie') ?? ''
  const sent = bearer.exec(headers.get('authorization') ?? '')?.[1]
  headers.delete('authorization')
  const former = names.former === null ? null : cookieValue(cookies, names.former)
  if (sent !== undefined) {
    const token = decodeToken(sent)
    const signed = token.includes('.') ? token : signToken(token, secret)
    setCookie(headers, names.session, encodeURIComponent(signed))
    headers.set(carriedHeader, 'token')
    if (!headers.has('origin')) headers.set('origin', origin)
  } else if (former !== null && cookieValue(cookies, names.session) === null) {
    setCookie(headers, names.session, former)
    headers.set(carriedHeader, 'former')
  }
  return new Request(request, { headers })
}

const signToken = (token: string, secret: string): string =>
  `${token}.${createHmac('sha256', secret).update(token).digest('base64')}`

function carryOut(names: CookieNames, request: Request, answer: Response): Response {
  const lines = answer.headers.getSetCookie().filter((line) => line.startsWith(`${names.session}=`))
  const value =
    lines
      .at(-1)
      ?.slice(names.session.length + 1)
      .split(';')[0] ?? ''
  const headers = new Headers(answer.headers)
  if (value !== '' && wantsToken(request.headers)) headers.set(tokenHeader, value)
  const isRenamed =
    lines.length > 0 &&
    names.former !== null &&
    cookieValue(request.headers.get('cookie') ?? '', names.former) !== null
  if (isRenamed)
    headers.append(
      'set-cookie',
      `${names.former}=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax`,
    )
  return new Response(answer.body, {
    status: answer.status,
    statusText: answer.statusText,
    headers,
  })
}

/**
 * True for a program that asks for the token. Browsers say which site a request comes from, and no
 * script can leave that out.
 */
export const wantsToken = (headers: Headers): boolean =>
  headers.get(wantTokenHeader) === 'true' && !headers.has('sec-fetch-site')

function decodeToken(sent: string): string {
  try {
    return decodeURIComponent(sent)
  } catch {
    return ''
  }
}

function setCookie(headers: Headers, name: string, value: string): void {
  const others = (headers.get('cookie') ?? '')
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !part.startsWith(`${name}=`))
  headers.set('cookie', [...others, `${name}=${value}`].join('; '))
}
