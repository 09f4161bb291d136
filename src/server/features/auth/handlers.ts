// The calls of the sign-in screen before anyone is signed in.
import { ok } from '#domain/shared/result.ts'
import type { Auth } from '../../auth/auth.ts'
import { defineHandlers } from '../../handler.ts'

/** The handlers of this feature. */
export const authHandlers = (auth: Pick<Auth, 'providers'>) =>
  defineHandlers<'auth-methods'>({
    'auth-methods': ({ deps }) =>
      Promise.resolve(ok({ ...auth.providers, mail: deps.installation.mail === 'server' })),
  })
