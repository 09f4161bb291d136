// Passkeys that prove a person, not only a device: each device checks its holder by a finger, a
// face or a code. The plugin asks for that only where it can be had, so it is demanded here.
import { passkey } from '@better-auth/passkey'
import type { BetterAuthPlugin } from 'better-auth'
import { APIError, createAuthMiddleware } from 'better-auth/api'
import * as v from 'valibot'
import { models } from './models.ts'

/** The code of the refusal at both ways in. */
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

/** Sets what the plugin has no option for: signing in demands the check as well. */
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
    ],
  },
}

/** The plugins for passkeys of the site at `publicUrl`. */
export const verifiedPasskeys = (publicUrl: string) =>
  [
    passkey({
      rpID: new URL(publicUrl).hostname,
      rpName: 'Sideout',
      origin: new URL(publicUrl).origin,
      schema: { passkey: models.passkey },
      advanced: { webAuthnChallengeCookie: 'passkey' },
      authenticatorSelection: { userVerification: 'required' },
      // Both run once the signature is checked, and before anything is kept.
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
