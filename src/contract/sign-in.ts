// Signing in, below /api/auth: the routes that are open and what they take. They are no calls, for
// they set and end sessions.
import * as v from 'valibot'
import { passkeyNameMax } from '#domain/account/account.ts'
import { socialProviders } from '#domain/onboarding/onboarding.ts'
import { passwordMax } from '#domain/onboarding/password.ts'
import { locationIdSchema } from '#domain/shared/id.ts'
import type { RateLimitName } from '#domain/shared/rate-limits.ts'
import type { RefusalCode } from '#domain/shared/refusal.ts'
import { textSchema } from '#domain/shared/text.ts'

export const authBasePath = '/api/auth'

/**
 * A program asks for its identity token with `want-auth-token: true`, and gets it in
 * `set-auth-token`. Pages of browsers never do.
 */
export const wantTokenHeader = 'want-auth-token'
export const tokenHeader = 'set-auth-token'

export type SignInRoute = {
  method: 'GET' | 'POST'
  /** Below the base path; {provider} stands for a social provider. */
  path: string
  summary: string
  /** The body; null for none. */
  input: v.GenericSchema | null
  /** The answer; null where the answer is a redirect. */
  output: v.GenericSchema | null
  /**
   * What goes wrong, by HTTP code. Every route may also be refused as calls are: too-many-requests
   * (429), unavailable (503).
   */
  problems: Readonly<Partial<Record<400 | 401 | 403 | 429, readonly string[]>>>
  /** What it may refuse as calls do, beside too-many-requests and unavailable. */
  refusals?: readonly RefusalCode[]
  /**
   * What counts it beside the limit of all requests; every route names one, `auth-request` where
   * nothing is special.
   */
  limit: RateLimitName
  /** True where the query is read: the way back from a provider. Elsewhere it is dropped. */
  hasQuery?: true
}

const email = v.pipe(v.string(), v.maxLength(254), v.email())
const password = v.pipe(v.string(), v.maxLength(passwordMax))
const done = v.object({ status: v.literal(true) })

/** What uses a link from a mail. */
export const linkUseSchema = v.strictObject({
  token: v.pipe(v.string(), v.maxLength(100), v.regex(/^\w{8,100}$/)),
})

/** Who asks proves it by the password; an account without one by a recent sign-in. */
const proof = v.strictObject({ password: v.optional(password) })
const signedIn = v.object({ user: v.object({ id: v.string(), email: v.string() }) })
/**
 * What a browser's navigator.credentials gave, as JSON; the library that checks it reads it
 * further.
 */
const credential = v.looseObject({ id: v.pipe(v.string(), v.maxLength(2_000)) })
const optionsOfBrowser = v.looseObject({ challenge: v.string() })

export const signInRoutes = [
  {
    method: 'POST',
    path: '/sign-up/email',
    limit: 'registration',
    summary:
      'Make an account with e-mail and password. It answers the same for an address that has one, and signs nobody in.',
    input: v.strictObject({
      email,
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
    },
  },
  {
    method: 'POST',
    path: '/sign-in/email',
    limit: 'auth-request',
    summary:
      'Sign in. The answer sets the session cookie; with want-auth-token: true its header set-auth-token holds the identity token for programs.',
    input: v.strictObject({ email, password, rememberMe: v.optional(v.boolean()) }),
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
      'Ask for a mail with a link that signs in. It answers the same for an address without an account, which gets one when the link is used.',
    input: v.strictObject({ email }),
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
    problems: { 400: ['VALIDATION_ERROR', 'INVALID_TOKEN'], 403: ['ACCOUNT_SUSPENDED'] },
  },
  {
    method: 'GET',
    path: '/passkey/generate-authenticate-options',
    limit: 'social-sign-in',
    summary: 'What a browser needs to ask for a passkey (WebAuthn).',
    input: null,
    output: optionsOfBrowser,
    problems: {},
  },
  {
    method: 'POST',
    path: '/passkey/verify-authentication',
    limit: 'auth-request',
    summary:
      'Sign in with a passkey. The device must have checked who holds it (user verification).',
    input: v.strictObject({ response: credential }),
    output: signedIn,
    problems: {
      400: ['VALIDATION_ERROR', 'CHALLENGE_NOT_FOUND', 'AUTHENTICATION_FAILED'],
      401: ['PASSKEY_NOT_FOUND', 'AUTHENTICATION_FAILED', 'USER_NOT_VERIFIED'],
      403: ['ACCOUNT_SUSPENDED'],
    },
  },
  {
    method: 'GET',
    path: '/passkey/generate-register-options',
    limit: 'social-sign-in',
    summary: 'What a browser needs to make a passkey. Needs a recent sign-in.',
    input: null,
    output: optionsOfBrowser,
    problems: { 401: ['UNAUTHORIZED'], 403: ['SESSION_NOT_FRESH'] },
  },
  {
    method: 'POST',
    path: '/passkey/verify-registration',
    limit: 'auth-request',
    summary:
      'Add a passkey to my account. The device must have checked who holds it (user verification).',
    input: v.strictObject({
      response: credential,
      name: v.optional(textSchema(passkeyNameMax, 1)),
    }),
    output: done,
    problems: {
      400: [
        'VALIDATION_ERROR',
        'CHALLENGE_NOT_FOUND',
        'FAILED_TO_VERIFY_REGISTRATION',
        'USER_NOT_VERIFIED',
      ],
      401: ['UNAUTHORIZED'],
      403: ['SESSION_NOT_FRESH'],
    },
  },
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
  {
    method: 'POST',
    path: '/two-factor/enable',
    limit: 'auth-request',
    summary:
      'Begin to set up a second factor: the key for an authenticator app, and ten recovery codes, which are told only now. It is on once /two-factor/verify-totp took a code. An account with a password needs it, every other one a recent sign-in.',
    input: proof,
    output: v.object({
      method: v.literal('totp'),
      totpURI: v.string(),
      backupCodes: v.array(v.string()),
    }),
    problems: {
      400: ['VALIDATION_ERROR', 'INVALID_PASSWORD', 'TOTP_ALREADY_ENABLED'],
      401: ['UNAUTHORIZED'],
      403: ['SESSION_NOT_FRESH'],
    },
  },
  {
    method: 'POST',
    path: '/two-factor/verify-totp',
    limit: 'auth-request',
    summary:
      'Give a code of the authenticator app: after the first factor it signs in, and while signed in it turns the second factor on. A code works once.',
    input: v.strictObject({ code: v.pipe(v.string(), v.maxLength(6), v.regex(/^\d{6}$/)) }),
    output: signedIn,
    problems: {
      400: ['VALIDATION_ERROR', 'TOTP_NOT_ENABLED', 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE'],
      401: ['INVALID_CODE', 'INVALID_TWO_FACTOR_COOKIE'],
      403: ['ACCOUNT_SUSPENDED'],
      429: ['TOO_MANY_CODES', 'ACCOUNT_TEMPORARILY_LOCKED'],
    },
  },
  {
    method: 'POST',
    path: '/two-factor/verify-backup-code',
    limit: 'auth-request',
    summary: 'Sign in with a recovery code after the first factor. Each works once.',
    input: v.strictObject({ code: v.pipe(v.string(), v.maxLength(40)) }),
    output: signedIn,
    problems: {
      400: ['VALIDATION_ERROR', 'BACKUP_CODES_NOT_ENABLED', 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE'],
      401: ['INVALID_BACKUP_CODE', 'INVALID_TWO_FACTOR_COOKIE'],
      403: ['ACCOUNT_SUSPENDED'],
      429: ['TOO_MANY_CODES', 'ACCOUNT_TEMPORARILY_LOCKED'],
    },
  },
  {
    method: 'POST',
    path: '/two-factor/generate-backup-codes',
    limit: 'auth-request',
    summary:
      'Make ten new recovery codes; those from before no longer work. Needs what /two-factor/enable needs.',
    input: proof,
    output: v.object({ status: v.literal(true), backupCodes: v.array(v.string()) }),
    problems: {
      400: ['VALIDATION_ERROR', 'INVALID_PASSWORD', 'TWO_FACTOR_NOT_ENABLED'],
      401: ['UNAUTHORIZED'],
      403: ['SESSION_NOT_FRESH'],
    },
  },
  {
    method: 'POST',
    path: '/two-factor/disable',
    limit: 'auth-request',
    summary: 'Turn the second factor off. Needs what /two-factor/enable needs.',
    input: proof,
    output: done,
    problems: {
      400: ['VALIDATION_ERROR', 'INVALID_PASSWORD'],
      401: ['UNAUTHORIZED'],
      403: ['SESSION_NOT_FRESH'],
    },
  },
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

/** One address of a route: {provider} is filled in. */
export type SignInTarget = {
  route: SignInRoute
  /** Below the base path. */ path: string
  /** With its question mark; empty where none is read. */ query: string
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
 * The route of a request line, by its method and its target as they came. Null unless the path is
 * spelled exactly as here: nothing is decoded or tidied, so one value is counted and handled.
 */
export function findSignInTarget(method: string, target: string): SignInTarget | null {
  const mark = target.indexOf('?')
  const found = targets.get(`${method} ${mark < 0 ? target : target.slice(0, mark)}`)
  if (found === undefined) return null
  return { ...found, query: mark < 0 || found.route.hasQuery !== true ? '' : target.slice(mark) }
}
