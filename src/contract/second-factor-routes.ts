// Second factor routes: setup, use and removal, below /api/auth.
import * as v from 'valibot'
import { done, proof, signedIn, type SignInRoute } from './sign-in-route.ts'

export const secondFactorRoutes = [
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
] as const satisfies readonly SignInRoute[]
