// Records the security events of sign-in: a Better Auth plugin that inspects each response after
// all other plugins, and requests refused before a route ran.
import type { BetterAuthPlugin } from 'better-auth'
import { createAuthMiddleware, getSessionFromCtx, isAPIError } from 'better-auth/api'
import * as v from 'valibot'
import type { Result } from '#domain/shared/result.ts'
import { fromAlias } from '../mail/address-alias.ts'
import type { SecurityLog } from '../security-log/create-security-log.ts'
import type { SecurityEvent, SecurityReason } from '../security-log/security-events.ts'
import { isChallenge } from './second-factor.ts'
import { notVerifiedCode } from './verified-passkeys.ts'

type Security = Pick<SecurityLog, 'record'>
type Context = Parameters<typeof getSessionFromCtx>[0] & { path: string; body?: unknown }
type Answer = { code: string | null; userId: string | null; triedEmail: string | null }
type Rule = (answer: Answer) => SecurityEvent | null

const triedBody = v.object({ email: v.string() })

function findError(context: Context): string | null {
  const { returned, responseHeaders } = context.context as {
    returned?: unknown
    responseHeaders?: Headers
  }
  if (!isAPIError(returned)) return null
  if (returned.status !== 'FOUND') return returned.body?.code ?? String(returned.status)
  const location =
    responseHeaders?.get('location') ?? new Headers(returned.headers ?? {}).get('location') ?? ''
  return new URL(location, 'http://localhost').searchParams.get('error')
}

async function readAnswer(context: Context): Promise<Answer> {
  const { newSession, session } = context.context
  const tried = v.safeParse(triedBody, context.body)
  const known = newSession?.user ?? session?.user
  const user =
    known ??
    (asksWhoIsThere.has(context.path) ? (await getSessionFromCtx(context))?.user : undefined)
  return {
    code: findError(context),
    userId: user?.id ?? null,
    triedEmail: tried.success ? fromAlias(tried.output.email) : null,
  }
}

const asksWhoIsThere: ReadonlySet<string> = new Set(['/callback/:id'])

type Way = 'sign-in-password' | 'sign-in-link' | 'sign-in-passkey'
const signIn =
  (kind: Way, reason: SecurityReason): Rule =>
  ({ code, userId, triedEmail }) => ({
    kind,
    ...(code === null ? { outcome: 'done', userId } : { outcome: 'refused', reason }),
    ...(triedEmail !== null && code !== null && { triedEmail }),
  })

type Change = 'passkey-added' | 'password-changed'
const change =
  (kind: Change, codes: readonly string[], reason: SecurityReason): Rule =>
  ({ code, userId }) => {
    if (code === null) return { kind, outcome: 'done', userId }
    return codes.includes(code) ? { kind, outcome: 'refused', userId, reason } : null
  }

const callback =
  (isSignIn: boolean): Rule =>
  ({ code, userId }) => {
    const kind = isSignIn ? 'sign-in-social' : 'provider-linked'
    if (code === null) return { kind, outcome: 'done', userId }
    return { kind, outcome: 'refused', userId, reason: 'provider-failed' }
  }

const passkeyCodes = [
  'CHALLENGE_NOT_FOUND',
  'FAILED_TO_VERIFY_REGISTRATION',
  'YOU_ARE_NOT_ALLOWED_TO_REGISTER_THIS_PASSKEY',
  notVerifiedCode,
]

/** The event for each path. Registration, reset and sign-out are recorded by database hooks. */
const rules: Readonly<Partial<Record<string, Rule>>> = {
  '/sign-in/email': signIn('sign-in-password', 'wrong-password'),
  '/magic-link/verify': signIn('sign-in-link', 'bad-token'),
  '/passkey/verify-authentication': signIn('sign-in-passkey', 'bad-token'),
  '/passkey/verify-registration': change('passkey-added', passkeyCodes, 'bad-token'),
  '/change-password': change('password-changed', ['INVALID_PASSWORD'], 'wrong-password'),
  '/sign-in/magic-link': ({ code, triedEmail }) =>
    code === null && triedEmail !== null
      ? { kind: 'sign-in-link-asked', outcome: 'done', triedEmail }
      : null,
  '/reset-password': ({ code }) =>
    code === 'INVALID_TOKEN'
      ? { kind: 'password-reset-used', outcome: 'refused', reason: 'bad-token' }
      : null,
  '/revoke-sessions': ({ code, userId }) =>
    code === null ? { kind: 'sessions-ended', outcome: 'done', userId } : null,
}

function ruleFor(context: Context, { userId, code }: Answer): Rule | undefined {
  if (context.path !== '/callback/:id') return rules[context.path]
  // A signed-in person without a new session has connected a provider.
  return callback(context.context.newSession !== null || (userId === null && code !== null))
}

/** Recorded in barred.ts; here the password or the link was right. */
const barredCodes: ReadonlySet<string | null> = new Set([
  'ACCOUNT_SUSPENDED',
  'REGISTRATION_BANNED',
])

async function recordAnswer(context: Context, security: Security): Promise<void> {
  // Only the first factor succeeded; second-factor.ts records the outcome.
  if (isChallenge((context.context as { returned?: unknown }).returned)) return
  const answer = await readAnswer(context)
  if (barredCodes.has(answer.code)) return
  const event = ruleFor(context, answer)?.(answer) ?? null
  if (event !== null) security.record(event)
}

export const recordAuthEvents = (security: Security): BetterAuthPlugin => ({
  id: 'security-log',
  hooks: {
    after: [
      {
        matcher: () => true,
        handler: createAuthMiddleware((context) => recordAnswer(context, security)),
      },
    ],
  },
})

const refusedBody = v.object({ code: v.string() })
const refusals: Readonly<Partial<Record<string, SecurityEvent>>> = {
  UNAUTHORIZED: { kind: 'right-refused', outcome: 'refused', reason: 'not-signed-in' },
  SESSION_NOT_FRESH: { kind: 'identity-check', outcome: 'refused', reason: 'sign-in-too-old' },
  EMAIL_NOT_VERIFIED: { kind: 'right-refused', outcome: 'refused', reason: 'not-proven' },
  INVALID_ORIGIN: { kind: 'origin-refused', outcome: 'refused' },
  MISSING_OR_NULL_ORIGIN: { kind: 'origin-refused', outcome: 'refused' },
  CROSS_SITE_NAVIGATION_LOGIN_BLOCKED: { kind: 'origin-refused', outcome: 'refused' },
}

/**
 * Records a request refused before its route ran: forbidden, without a session, or no hashing
 * capacity. `findUserId` looks up the sender.
 */
export async function recordTurnedAway(
  answered: Result<Response>,
  security: Security,
  findUserId: () => Promise<string | null>,
): Promise<void> {
  if (!answered.ok) {
    if (answered.refusal.code === 'unavailable')
      security.record({ kind: 'limit-hit', outcome: 'refused', reason: 'unavailable' })
    return
  }
  const response = answered.value
  if (response.status !== 401 && response.status !== 403) return
  const body = v.safeParse(
    refusedBody,
    await response
      .clone()
      .json()
      .catch(() => null),
  )
  const event = body.success ? refusals[body.output.code] : undefined
  if (event !== undefined) security.record({ ...event, userId: await findUserId() })
}
