// Open sign-in routes below /api/auth. They are not calls, because they set and end sessions.
import * as v from 'valibot'
import { signInCodeDigits } from '#domain/account/account.ts'
import { addressSchema } from '#domain/mail/address.ts'
import { socialProviders } from '#domain/onboarding/onboarding.ts'
import { locationIdSchema, uuidSchema } from '#domain/shared/id.ts'
import { passkeyRoutes } from './passkey-routes.ts'
import { secondFactorRoutes } from './second-factor-routes.ts'
import { done, password, signedIn, type SignInRoute } from './sign-in-route.ts'

export const authBasePath = '/api/auth'

/**
 * A program requests its identity token with `want-auth-token: true` and gets it in
 * `set-auth-token`. Browser pages never do.
 */
export const wantTokenHeader = 'want-auth-token'
export const tokenHeader = 'set-auth-token'

export const linkUseSchema = v.strictObject({
  token: v.pipe(v.string(), v.maxLength(100), v.regex(/^\w{8,100}$/)),
})

export const codeUseSchema = v.strictObject({
  email: addressSchema,
  code: v.pipe(v.string(), v.digits(), v.length(signInCodeDigits)),
})

export const signInRoutes = [
  {
    method: 'POST',
    path: '/sign-up/email',
    limit: 'registration',
    summary:
      'Make an account with e-mail and password. It answers the same for an address that has one, and signs nobody in.',
    input: v.strictObject({
      email: addressSchema,
      password,
      name: v.optional(v.pipe(v.string(), v.maxLength(80))),
      referral: v.optional(v.nullable(locationIdSchema)),
    }),
    output: done,
    problems: {
      400: [
        'VALIDATION_ERROR',
        'PASSWORD_TOO_SHORT',
        'PASSWORD_TOO_LONG',
        'PASSWORD_TOO_COMMON',
        'PASSWORD_TOO_PERSONAL',
      ],
      403: ['REGISTRATION_CLOSED'],
    },
  },
  {
    method: 'POST',
    path: '/sign-in/email',
    limit: 'auth-request',
    summary:
      'Sign in. The answer sets the session cookie; with want-auth-token: true its header set-auth-token holds the identity token for programs.',
    input: v.strictObject({ email: addressSchema, password, rememberMe: v.optional(v.boolean()) }),
    output: signedIn,
    problems: {
      400: ['VALIDATION_ERROR'],
      401: ['INVALID_EMAIL_OR_PASSWORD'],
      403: ['ACCOUNT_SUSPENDED'],
    },
    refusals: ['too-many-guesses'],
  },
  {
    method: 'POST',
    path: '/sign-in/social',
    limit: 'social-sign-in',
    summary:
      'The address at a social provider where the person signs in. auth-methods tells which are on.',
    input: v.strictObject({ provider: v.pipe(v.string(), v.maxLength(40)) }),
    output: v.object({ url: v.string(), redirect: v.boolean() }),
    problems: { 400: ['VALIDATION_ERROR'] },
  },
  {
    method: 'POST',
    path: '/sign-in/magic-link',
    limit: 'reset',
    summary:
      'Ask for a mail with a link and a code that sign in. The link leads on to the event. It answers the same for an address without an account, which gets one when one of them is used.',
    input: v.strictObject({
      email: addressSchema,
      eventId: v.optional(uuidSchema),
      clubKey: v.optional(uuidSchema),
    }),
    output: done,
    problems: { 400: ['VALIDATION_ERROR'] },
  },
  {
    method: 'POST',
    path: '/magic-link/verify',
    limit: 'auth-request',
    summary: 'Sign in with the token of such a mail. It works once.',
    input: linkUseSchema,
    output: signedIn,
    problems: {
      400: ['VALIDATION_ERROR', 'INVALID_TOKEN'],
      403: ['ACCOUNT_SUSPENDED', 'REGISTRATION_CLOSED'],
    },
  },
  {
    method: 'POST',
    path: '/sign-in/code',
    limit: 'auth-request',
    summary:
      'Sign in with the code of the newest such mail. It works once, and few may be tried for one address.',
    input: codeUseSchema,
    output: signedIn,
    problems: {
      400: ['VALIDATION_ERROR', 'INVALID_OTP'],
      403: ['ACCOUNT_SUSPENDED', 'REGISTRATION_CLOSED'],
    },
    refusals: ['too-many-requests'],
  },
  ...passkeyRoutes,
  {
    method: 'POST',
    path: '/link-social',
    limit: 'social-sign-in',
    summary:
      'The address at a social provider where I connect my account there. Needs a recent sign-in and a proven address.',
    input: v.strictObject({ provider: v.pipe(v.string(), v.maxLength(40)) }),
    output: v.object({ url: v.string(), redirect: v.boolean() }),
    problems: {
      400: ['VALIDATION_ERROR'],
      401: ['UNAUTHORIZED'],
      403: ['SESSION_NOT_FRESH', 'EMAIL_NOT_VERIFIED'],
    },
  },
  {
    method: 'POST',
    path: '/change-password',
    limit: 'auth-request',
    summary: 'Change my password. This session goes on with another token; all others end.',
    input: v.strictObject({ currentPassword: password, newPassword: password }),
    output: done,
    problems: {
      400: [
        'VALIDATION_ERROR',
        'INVALID_PASSWORD',
        'PASSWORD_TOO_SHORT',
        'PASSWORD_TOO_LONG',
        'PASSWORD_TOO_COMMON',
        'PASSWORD_TOO_PERSONAL',
      ],
      401: ['UNAUTHORIZED'],
    },
  },
  ...secondFactorRoutes,
  {
    method: 'GET',
    path: '/callback/{provider}',
    limit: 'auth-request',
    hasQuery: true,
    summary: 'Where the provider sends the person back to: on to the app, signed in.',
    input: null,
    output: null,
    problems: {},
  },
  {
    method: 'POST',
    path: '/sign-out',
    limit: 'auth-request',
    summary: 'End this session.',
    input: null,
    output: v.object({ success: v.literal(true) }),
    problems: {},
  },
  {
    method: 'POST',
    path: '/revoke-sessions',
    limit: 'auth-request',
    summary: 'End all sessions of mine, this one too.',
    input: null,
    output: done,
    problems: { 401: ['UNAUTHORIZED'] },
  },
  {
    method: 'POST',
    path: '/reset-password',
    limit: 'auth-request',
    summary:
      'Set a new password with the token of a reset mail (emails-emailPasswordReset sends it). All sessions end.',
    input: v.strictObject({ token: v.pipe(v.string(), v.maxLength(200)), newPassword: password }),
    output: done,
    problems: {
      400: [
        'VALIDATION_ERROR',
        'INVALID_TOKEN',
        'PASSWORD_TOO_SHORT',
        'PASSWORD_TOO_LONG',
        'PASSWORD_TOO_COMMON',
        'PASSWORD_TOO_PERSONAL',
      ],
    },
  },
  {
    method: 'GET',
    path: '/get-session',
    limit: 'auth-request',
    summary:
      'The session of the cookie or token; null without one. Once a day it renews the session with another token.',
    input: null,
    output: v.nullable(
      v.object({
        session: v.object({ expiresAt: v.pipe(v.string(), v.isoTimestamp()) }),
        user: v.object({ id: v.string(), email: v.string() }),
      }),
    ),
    problems: {},
  },
] as const satisfies readonly SignInRoute[]

export type SignInTarget = {
  route: SignInRoute
  path: string
  query: string
}

const targets: ReadonlyMap<string, { route: SignInRoute; path: string }> = new Map(
  signInRoutes.flatMap((route: SignInRoute) => {
    const paths = route.path.includes('{provider}')
      ? socialProviders.map((provider) => route.path.replace('{provider}', provider))
      : [route.path]
    return paths.map((path) => [`${route.method} ${authBasePath}${path}`, { route, path }] as const)
  }),
)

/**
 * null unless the raw path matches exactly: it is not decoded or normalized, so the same value is
 * rate-limited and handled.
 */
export function findSignInTarget(method: string, target: string): SignInTarget | null {
  const mark = target.indexOf('?')
  const found = targets.get(`${method} ${mark < 0 ? target : target.slice(0, mark)}`)
  if (found === undefined) return null
  return { ...found, query: mark < 0 || found.route.hasQuery !== true ? '' : target.slice(mark) }
}
