// Passkey routes: signing in with one and adding one, below /api/auth.
import * as v from 'valibot'
import { passkeyNameMax } from '#domain/account/account.ts'
import { textSchema } from '#domain/shared/text.ts'
import { credential, done, optionsOfBrowser, signedIn, type SignInRoute } from './sign-in-route.ts'

export const passkeyRoutes = [
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
] as const satisfies readonly SignInRoute[]
