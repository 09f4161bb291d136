// The calls of the sign-in screen before anyone is signed in.
import { ok } from '#domain/shared/result.ts'
import type { Auth } from '../../auth/auth.ts'
import { handlersOf } from '../../handler.ts'

/** The handlers of this feature. */
export const authHandlers = (auth: Pick<Auth, 'providers'>) =>
  handlersOf<'auth-methods'>({
    'auth-methods': () => Promise.resolve(ok({ ...auth.providers })),
  })
