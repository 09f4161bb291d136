// Signing in, below /api/auth: the routes that are open and what they take. They are no calls, for they set and end sessions.
import * as v from 'valibot'
import { socialProviders } from '#domain/onboarding/onboarding.ts'
import { passwordMax } from '#domain/onboarding/password.ts'
import { locationIdSchema } from '#domain/shared/id.ts'

export const authBasePath = '/api/auth'

export type SignInRoute = {
  method: 'GET' | 'POST'
  /** Below the base path; {provider} stands for a social provider. */
  path: string
  summary: string
  /** The body; null for none. */
  input: v.GenericSchema | null
  /** The answer; null where the answer is a redirect. */
  output: v.GenericSchema | null
  /** What goes wrong, by HTTP code. Every route may also be refused as calls are: too-many-requests (429), unavailable (503). */
  problems: Readonly<Partial<Record<400 | 401, readonly string[]>>>
}

const email = v.pipe(v.string(), v.maxLength(254), v.email())
const password = v.pipe(v.string(), v.maxLength(passwordMax))
const done = v.object({ status: v.literal(true) })

export const signInRoutes = [
  {
    method: 'POST', path: '/sign-up/email', summary: 'Make an account with e-mail and password. It answers the same for an address that has one, and signs nobody in.',
    input: v.strictObject({ email, password, name: v.optional(v.pipe(v.string(), v.maxLength(80))), referral: v.optional(v.nullable(locationIdSchema)) }),
    output: done, problems: { 400: ['VALIDATION_ERROR', 'PASSWORD_TOO_SHORT', 'PASSWORD_TOO_LONG'] },
  },
  {
    method: 'POST', path: '/sign-in/email', summary: 'Sign in. The answer sets the session cookie, and the header set-auth-token holds the identity token for programs.',
    input: v.strictObject({ email, password, rememberMe: v.optional(v.boolean()) }),
    output: v.object({ user: v.object({ id: v.string(), email: v.string() }) }), problems: { 400: ['VALIDATION_ERROR'], 401: ['INVALID_EMAIL_OR_PASSWORD'] },
  },
  {
    method: 'POST', path: '/sign-in/social', summary: 'The address at a social provider where the person signs in. auth-methods tells which are on.',
    input: v.strictObject({ provider: v.string() }), output: v.object({ url: v.string(), redirect: v.boolean() }), problems: { 400: ['VALIDATION_ERROR'] },
  },
  { method: 'GET', path: '/callback/{provider}', summary: 'Where the provider sends the person back to: on to the app, signed in.', input: null, output: null, problems: {} },
  { method: 'POST', path: '/sign-out', summary: 'End this session.', input: null, output: v.object({ success: v.literal(true) }), problems: {} },
  { method: 'POST', path: '/revoke-sessions', summary: 'End all sessions of mine, this one too.', input: null, output: done, problems: { 401: ['UNAUTHORIZED'] } },
  {
    method: 'POST', path: '/reset-password', summary: 'Set a new password with the token of a reset mail (emails-emailPasswordReset sends it). All sessions end.',
    input: v.strictObject({ token: v.pipe(v.string(), v.maxLength(200)), newPassword: password }), output: done, problems: { 400: ['VALIDATION_ERROR', 'INVALID_TOKEN', 'PASSWORD_TOO_SHORT', 'PASSWORD_TOO_LONG'] },
  },
  {
    method: 'GET', path: '/get-session', summary: 'The session of the cookie or token; null without one.', input: null,
    output: v.nullable(v.object({ session: v.object({ expiresAt: v.pipe(v.string(), v.isoTimestamp()) }), user: v.object({ id: v.string(), email: v.string() }) })), problems: {},
  },
] as const satisfies readonly SignInRoute[]

/** True when this method and path (below the base path) is one of the routes. */
export const isSignInRoute = (method: string, path: string): boolean =>
  signInRoutes.some((route) => route.method === method && (route.path.endsWith('/{provider}') ? socialProviders.some((provider) => route.path.replace('{provider}', provider) === path) : route.path === path))
