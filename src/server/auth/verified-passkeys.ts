// Passkeys that prove a person, not only a device: user verification (finger, face or code) is
// required. The plugin only prefers it, so it is demanded here.
import { passkey } from '@better-auth/passkey'
import type { BetterAuthPlugin } from 'better-auth'
import { APIError, createAuthMiddleware } from 'better-auth/api'
import * as v from 'valibot'
import { appName } from '#words/words.ts'
import { models } from './models.ts'

export const notVerifiedCode = 'USER_NOT_VERIFIED'

function checkVerified(
  isVerified: boolean | undefined,
  status: 'BAD_REQUEST' | 'UNAUTHORIZED',
): void {
  if (isVerified === true) return
  throw new APIError(status, {
    code: notVerifiedCode,
    message: 'The device did not check who holds it.',
  })
}

const optionsPath = '/passkey/generate-authenticate-options'
const optionsAnswer = v.looseObject({ challenge: v.string() })

const creationPath = '/passkey/generate-register-options'
const creationAnswer = v.looseObject({ rp: v.looseObject({}) })

/**
 * The plugin has no option to require verification at sign-in, and keeps the name it started with,
 * so both are set here.
 */
const demandAtSignIn: BetterAuthPlugin = {
  id: 'verified-passkeys',
  hooks: {
    after: [
      {
        matcher: ({ path }) => path === optionsPath,
        handler: createAuthMiddleware(async (context) => {
          const parsed = v.safeParse(optionsAnswer, context.context.returned)
          return parsed.success
            ? context.json({ ...parsed.output, userVerification: 'required' })
            : undefined
        }),
      },
      {
        matcher: ({ path }) => path === creationPath,
        handler: createAuthMiddleware(async (context) => {
          const parsed = v.safeParse(creationAnswer, context.context.returned)
          if (!parsed.success) return undefined
          const { rp, ...answer } = parsed.output
          return context.json({ ...answer, rp: { ...rp, name: appName() } })
        }),
      },
    ],
  },
}

export const verifiedPasskeys = (publicUrl: string) =>
  [
    passkey({
      rpID: new URL(publicUrl).hostname,
      origin: new URL(publicUrl).origin,
      schema: { passkey: models.passkey },
      advanced: { webAuthnChallengeCookie: 'passkey' },
      authenticatorSelection: { userVerification: 'required' },
      // Both run after the signature is checked and before anything is stored.
      registration: {
        afterVerification: ({ verification }) =>
          checkVerified(verification.registrationInfo?.userVerified, 'BAD_REQUEST'),
      },
      authentication: {
        afterVerification: ({ verification }) =>
          checkVerified(verification.authenticationInfo.userVerified, 'UNAUTHORIZED'),
      },
    }),
    demandAtSignIn,
  ] as const
