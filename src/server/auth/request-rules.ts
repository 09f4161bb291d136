// The allowed requests below /api/auth and their schemas. Every other Better Auth endpoint is
// closed, because an unused endpoint is only attack surface.
import { createAuthMiddleware, APIError, getSessionFromCtx } from 'better-auth/api'
import { deleteSessionCookie } from 'better-auth/cookies'
import * as v from 'valibot'
import { codeUseSchema, findSignInTarget, linkUseSchema, signInRoutes } from '#contract/sign-in.ts'
import { isRecentSignIn } from '#domain/account/account.ts'
import type { WantedPage } from '#domain/onboarding/wanted-page.ts'
import { locationIdSchema, uuidSchema } from '#domain/shared/id.ts'
import type { Clock } from '../deps.ts'
import { fromAlias, isAlias, toAlias } from '../mail/address-alias.ts'
import { isPlaceholderEmail } from './providers.ts'
import { parseSession, type SessionWithUser, type Renewals } from './renewal.ts'

export function isOpen(request: Request): boolean {
  return findSignInTarget(request.method, new URL(request.url).pathname) !== null
}

const bodies = new Map<string, v.GenericSchema>(
  signInRoutes.flatMap(({ path, input }) =>
    input === null || input === linkUseSchema || input === codeUseSchema ? [] : [[path, input]],
  ),
)

export const readReferral = (body: unknown): string | null => {
  const parsed = v.safeParse(v.object({ referral: locationIdSchema }), body)
  return parsed.success ? parsed.output.referral : null
}

export const readSignInTarget = (body: unknown): WantedPage | null => {
  const event = v.safeParse(v.object({ eventId: uuidSchema }), body)
  if (event.success) return { eventId: event.output.eventId }
  const club = v.safeParse(v.object({ clubKey: uuidSchema }), body)
  return club.success ? { clubKey: club.output.clubKey } : null
}

type Context = Parameters<typeof getSessionFromCtx>[0] & { path: string; body?: unknown }

const addressed: ReadonlySet<string> = new Set([
  '/sign-up/email',
  '/sign-in/email',
  '/sign-in/magic-link',
])
const readAddress = ({ path, body }: Context): string | null => {
  const parsed = addressed.has(path) ? v.safeParse(v.object({ email: v.string() }), body) : null
  return parsed?.success === true ? parsed.output.email : null
}

const isOursToGive = (context: Context): boolean => {
  const address = readAddress(context)
  if (address === null) return false
  return isAlias(address) || (context.path !== '/sign-in/email' && isPlaceholderEmail(address))
}

const needsRecentSignIn: ReadonlySet<string> = new Set([
  '/passkey/generate-register-options',
  '/passkey/verify-registration',
  '/link-social',
])
/**
 * These need a recent sign-in only when no password is given; accounts with a password are refused
 * without it.
 */
const needsProof: ReadonlySet<string> = new Set([
  '/two-factor/enable',
  '/two-factor/disable',
  '/two-factor/generate-backup-codes',
])
const asksForRecentSignIn = ({ path, body }: Context): boolean =>
  needsRecentSignIn.has(path) ||
  (needsProof.has(path) && !v.is(v.object({ password: v.string() }), body))

/**
 * Adding a way to sign in needs a recent sign-in and a proven address, since the phone may be found
 * lying about or the address someone else's.
 */
async function checkNewWay(context: Context, now: number): Promise<void> {
  const session = asksForRecentSignIn(context) ? await getSessionFromCtx(context) : null
  if (session === null) return
  if (!isRecentSignIn(session.session.createdAt.getTime(), now))
    throw new APIError('FORBIDDEN', {
      code: 'SESSION_NOT_FRESH',
      message: 'Sign out and in again first.',
    })
  const { email, emailVerified } = session.user
  if (context.path === '/link-social' && !emailVerified && !isPlaceholderEmail(email))
    throw new APIError('FORBIDDEN', {
      code: 'EMAIL_NOT_VERIFIED',
      message: 'Prove your address first.',
    })
}

/**
 * Checks the body, and fixes where a provider sends the person back to; the request can't choose
 * it.
 */
export const beforeRequest = (
  clock: Clock,
  checkSignUp: (email: string, headers: Headers | undefined) => Promise<void>,
) =>
  createAuthMiddleware(async (context) => {
    const schema = bodies.get(context.path)
    if (schema !== undefined && (!v.is(schema, context.body) || isOursToGive(context)))
      throw new APIError('BAD_REQUEST', {
        code: 'VALIDATION_ERROR',
        message: 'The request does not have the expected form.',
      })
    await checkNewWay(context, clock.now())
    const address = readAddress(context)
    if (address !== null && context.path === '/sign-up/email')
      await checkSignUp(address, context.headers)
    if (address !== null) return { context: { body: toKnownBody(context, address) } }
    if (context.path === '/sign-in/social')
      return { context: { body: { callbackURL: '/', errorCallbackURL: '/signin' } } }
    if (context.path === '/link-social')
      return {
        context: {
          body: {
            callbackURL: '/player/settings/signin',
            errorCallbackURL: '/player/settings/signin',
          },
        },
      }
    return undefined
  })

const toKnownBody = ({ path, body }: Context, address: string) => ({
  email: toAlias(address),
  ...(path === '/sign-up/email' && { name: '' }),
  ...(path === '/sign-in/magic-link' && { metadata: readSignInTarget(body) ?? {} }),
})

const sessionAnswer = v.object({ user: v.object({ id: v.string(), email: v.string() }) })

const newWays: ReadonlySet<string> = new Set([
  '/sign-in/magic-link',
  '/passkey/verify-registration',
  '/change-password',
])
const signIns: ReadonlySet<string> = new Set([
  '/sign-in/email',
  '/magic-link/verify',
  '/passkey/verify-authentication',
  '/two-factor/verify-totp',
  '/two-factor/verify-backup-code',
])
const signInAnswer = v.object({
  user: v.object({ id: v.string(), email: v.pipe(v.string(), v.transform(fromAlias)) }),
})

type AfterContext = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0]
type MoveDevices = (fromSessionId: string, toSessionId: string) => Promise<void>

async function endFormerSession(context: AfterContext, moveDevices: MoveDevices): Promise<void> {
  const { newSession, internalAdapter, authCookies, secret } = context.context
  const token = await context.getSignedCookie(authCookies.sessionToken.name, secret)
  if (newSession === null || typeof token !== 'string') return
  const former = await internalAdapter.findSession(token)
  if (former === null || former.session.id === newSession.session.id) return
  if (former.user.id === newSession.user.id)
    await moveDevices(former.session.id, newSession.session.id)
  await internalAdapter.deleteSession(token)
}

export type AfterRules = Renewals & {
  endAll(userId: string): Promise<void>
  onPasswordChanged(held: SessionWithUser, headers: Headers | undefined): Promise<void>
  moveDevices: MoveDevices
}

/**
 * Registration responds the same for new and known addresses; ending all sessions also clears the
 * cookie; no response contains a token, since page scripts must not read one.
 */
export const afterRequest = (rules: AfterRules) =>
  createAuthMiddleware(async (context) => {
    await endFormerSession(context, rules.moveDevices)
    const failed = context.context.returned instanceof APIError
    if (failed) return undefined
    const held = parseSession(context.context.session)
    if (context.path === '/revoke-sessions') {
      deleteSessionCookie(context)
      if (held !== null) await rules.endAll(held.user.id)
    }
    if (context.path === '/change-password' && held !== null) {
      await rules.onPasswordChanged(held, context.headers)
      await rules.replace(context, held)
    }
    if (context.path === '/sign-up/email' || newWays.has(context.path))
      return context.json({ status: true })
    if (signIns.has(context.path)) {
      const signedIn = v.safeParse(signInAnswer, context.context.returned)
      return signedIn.success ? context.json(signedIn.output) : undefined
    }
    return context.path === '/get-session'
      ? context.json(await announceSession(context, rules))
      : undefined
  })

async function announceSession(
  context: Parameters<Renewals['renew']>[0] & { context: { returned?: unknown } },
  rules: Renewals,
) {
  const held = parseSession(context.context.returned)
  if (held === null) return null
  const { user } = v.parse(sessionAnswer, held)
  return { session: { expiresAt: await rules.renew(context, held) }, user }
}
