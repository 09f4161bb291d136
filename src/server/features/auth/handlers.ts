// Calls of the sign-in screen, for people who aren't signed in.
import { ok } from '#domain/shared/result.ts'
import type { Auth } from '../../auth/auth.ts'
import { findRegistrationMode } from '../../core/registration/registration-queries.ts'
import { defineHandlers } from '../../handler.ts'

export const authHandlers = (auth: Pick<Auth, 'providers'>) =>
  defineHandlers<'auth-methods'>({
    'auth-methods': async ({ tx, deps }) =>
      ok({
        ...auth.providers,
        mail: deps.installation.mail === 'server',
        registration: await findRegistrationMode(tx),
      }),
  })
