// What may not be done with a phone found lying about asks who is there once more: by a recent sign-in, or by the password.
import { isRecentSignIn } from '#domain/account/account.ts'
import type { SignedIn } from '#domain/access/actor.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import { findSignInTime } from '../db/auth-records.ts'
import type { Deps } from '../deps.ts'

type Context = {
  internalAdapter: { findAccounts(userId: string): Promise<readonly { providerId: string; password?: string | null | undefined }[]> }
  password: { verify(given: { hash: string; password: string }): Promise<boolean> }
}

/** Checks the person behind a session; `password` is null when none was given. */
export function proveSelf(deps: Pick<Deps, 'db' | 'clock'>, context: Promise<Context>): (actor: SignedIn, password: string | null) => Promise<Result<null, 'sign-in-too-old' | 'wrong-password'>> {
  return async (actor, password) => {
    if (password === null) {
      const signedInAt = await findSignInTime(deps.db, actor.sessionId)
      return signedInAt !== null && isRecentSignIn(signedInAt, deps.clock.now()) ? ok(null) : refuse('sign-in-too-old')
    }
    const { internalAdapter, password: passwords } = await context
    const hash = (await internalAdapter.findAccounts(actor.userId)).find(({ providerId }) => providerId === 'credential')?.password
    return typeof hash === 'string' && await passwords.verify({ hash, password }) ? ok(null) : refuse('wrong-password')
  }
}
