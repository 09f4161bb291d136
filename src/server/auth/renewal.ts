// Replaces session tokens: once a day when the app opens, and when the password changes.
import { setSessionCookie } from 'better-auth/cookies'
import { generateRandomString } from 'better-auth/crypto'
import * as v from 'valibot'
import { sessionEndS, sessionLifetimeS, sessionRenewalS } from '#domain/account/account.ts'
import { renewSession, replaceToken } from '../db/accounts/session-tokens.ts'
import type { Database } from '../db/open-database.ts'
import { carriedHeader, wantsToken } from './session-carrier.ts'
import type { TokenHash } from './token-hash.ts'

type Context = Parameters<typeof setSessionCookie>[0]
export type SessionWithUser = Parameters<typeof setSessionCookie>[1]

export type Renewals = {
  renew(context: Context, held: SessionWithUser): Promise<Date>
  replace(context: Context, held: SessionWithUser): Promise<void>
}

const tokenLength = 32

export function createRenewals({ db, hash }: { db: () => Database; hash: TokenHash }): Renewals {
  const setCookie = (
    context: Context,
    held: SessionWithUser,
    token: string,
    expires: Date,
  ): Promise<void> => {
    const maxAge = Math.min(sessionLifetimeS, Math.round((expires.getTime() - Date.now()) / 1000))
    return setSessionCookie(context, { ...held, session: { ...held.session, token } }, false, {
      maxAge,
    })
  }

  async function renew(context: Context, held: SessionWithUser): Promise<Date> {
    const { expiresAt, id, token } = held.session
    const carried = context.headers?.get(carriedHeader) ?? null
    // Skips sessions that end with the browser, and token clients that don't ask for the new token.
    const isShort = Boolean(
      await context.getSignedCookie(
        context.context.authCookies.dontRememberToken.name,
        context.context.secret,
      ),
    )
    if (isShort || (carried === 'token' && !wantsToken(context.headers ?? new Headers())))
      return expiresAt
    const next = generateRandomString(tokenLength)
    const expires = await renewSession(db(), {
      sessionId: id,
      present: hash(token),
      next: hash(next),
      lifetimeS: sessionLifetimeS,
      absoluteS: sessionEndS,
      ageS: sessionRenewalS,
    })
    if (expires !== null) await setCookie(context, held, next, expires)
    else if (carried === 'former') await setCookie(context, held, token, expiresAt)
    return expires ?? expiresAt
  }

  async function replace(context: Context, held: SessionWithUser): Promise<void> {
    const token = generateRandomString(tokenLength)
    const expires = await replaceToken(db(), held.session.id, hash(token))
    if (expires !== null) await setCookie(context, held, token, expires)
  }
  return { renew, replace }
}

const heldSchema = v.object({
  session: v.looseObject({ id: v.string(), token: v.string(), expiresAt: v.date() }),
  user: v.looseObject({ id: v.string(), email: v.string() }),
})

export function parseSession(value: unknown): SessionWithUser | null {
  const parsed = v.safeParse(heldSchema, value)
  return parsed.success ? (parsed.output as unknown as SessionWithUser) : null
}
