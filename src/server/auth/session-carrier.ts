// Translates how a session travels: a browser's cookie or a program's identity token. Behind this
// file sign-in sees only cookies. Responses contain a token only for programs that ask for it;
// scripts in our pages can't.
import { createHmac } from 'node:crypto'
import { tokenHeader, wantTokenHeader } from '#contract/sign-in.ts'
import { cookieValue } from './session-token.ts'

export type CookieNames = {
  prefix: string
  session: string
  /**
   * The cookie's name under https before 2026-11. Still accepted; the next renewal sets the new
   * name.
   */
  former: string | null
}

/**
 * Under https a browser accepts a `__Host-` cookie only from this exact host, over TLS, for every
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
  carryIn(request: Request): Request
  /**
   * Adds the identity token when the request asks for it, and clears the former cookie once the new
   * one is set.
   */
  carryOut(request: Request, answer: Response): Response
}

/** Set by `carryIn` for the sign-in rules; the same header from a client is dropped. */
export const carriedHeader = 'x-sideout-carried'

const bearer = /^bearer +(\S+)$/i

type CarrierOptions = {
  secret: string
  names: CookieNames
  origin: string
}

export const createSessionCarrier = (options: CarrierOptions): SessionCarrier => ({
  carryIn: (request) => decodeRequest(options, request),
  carryOut: (request, answer) => encodeResponse(options.names, request, answer),
})

function decodeRequest({ secret, names, origin }: CarrierOptions, request: Request): Request {
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

function encodeResponse(names: CookieNames, request: Request, answer: Response): Response {
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
 * True for a program that asks for the token. Browsers always send sec-fetch-site, and scripts
 * can't remove it.
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
