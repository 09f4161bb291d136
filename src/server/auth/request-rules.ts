// What may be asked below /api/auth, and in which form. Everything else of Better Auth is closed: an endpoint that no screen
// and no documented client uses is only a way in.
import { createAuthMiddleware, APIError } from 'better-auth/api'
import { deleteSessionCookie } from 'better-auth/cookies'
import * as v from 'valibot'
import { locationIdSchema } from '#domain/shared/id.ts'
import { authBasePath, isSignInRoute, signInRoutes } from '#contract/sign-in.ts'
import { isPlaceholderEmail } from './providers.ts'

/** True when a client may call this endpoint. */
export function isOpen(request: Request): boolean {
  return isSignInRoute(request.method, new URL(request.url).pathname.slice(authBasePath.length))
}

const bodies = new Map<string, v.GenericSchema>(signInRoutes.flatMap(({ path, input }) => (input === null ? [] : [[path, input]])))

/** The part of a registration that Better Auth does not know. */
export const referralOf = (body: unknown): string | null => {
  const parsed = v.safeParse(v.object({ referral: locationIdSchema }), body)
  return parsed.success ? parsed.output.referral : null
}

/** Checks the body, and says where a provider sends the person back to: never where the request wants. */
export const beforeRequest = createAuthMiddleware(async (context) => {
  const schema = bodies.get(context.path)
  if (schema === undefined) return
  const parsed = v.safeParse(schema, context.body)
  const isOurs = context.path === '/sign-up/email' && parsed.success && isPlaceholderEmail((parsed.output as { email: string }).email)
  if (!parsed.success || isOurs) throw new APIError('BAD_REQUEST', { code: 'VALIDATION_ERROR', message: 'The request does not have the expected form.' })
  if (context.path === '/sign-up/email') return { context: { body: { name: '' } } }
  if (context.path === '/sign-in/social') return { context: { body: { callbackURL: '/', errorCallbackURL: '/signin' } } }
  return undefined
})

const sessionAnswer = v.object({ session: v.object({ expiresAt: v.date() }), user: v.object({ id: v.string(), email: v.string() }) })

/**
 * A registration answers the same to a new and to a known address; who ends all sessions loses the cookie too; and the session is
 * told without its token, which no script of a page may read.
 */
export const afterRequest = createAuthMiddleware(async (context) => {
  const failed = context.context.returned instanceof APIError
  if (context.path === '/sign-up/email' && !failed) return context.json({ status: true })
  if (context.path === '/revoke-sessions' && !failed) deleteSessionCookie(context)
  if (context.path === '/get-session' && !failed) {
    const known = v.safeParse(sessionAnswer, context.context.returned)
    return context.json(known.success ? known.output : null)
  }
  return undefined
})
