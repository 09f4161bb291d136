// Re-authenticates someone before sensitive actions, since a phone may be found lying about: by a
// recent sign-in or the password.
import type { SignedIn } from '#domain/access/actor.ts'
import { isRecentSignIn } from '#domain/account/account.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import { findSignInTime } from '../db/accounts/auth-records.ts'
import type { Deps } from '../deps.ts'
import type { ProofRefusal } from './auth.ts'
import { readSeconds, type PasswordGuard } from './password-guard.ts'
import type { HashingQueue } from './password-places.ts'

type Proven = Result<null, ProofRefusal>
type Context = {
  internalAdapter: {
    findAccounts(
      userId: string,
    ): Promise<readonly { providerId: string; password?: string | null | undefined }[]>
  }
  password: { verify(attempt: { hash: string; password: string }): Promise<boolean> }
}

type Guards = { guard: PasswordGuard; places: HashingQueue }

export function proveSelf(
  deps: Pick<Deps, 'db' | 'clock' | 'security'>,
  context: Promise<Context>,
  { guard, places }: Guards,
): (actor: SignedIn, password: string | null) => Promise<Proven> {
  const isOwnPassword = async (userId: string, password: string): Promise<boolean> => {
    const { internalAdapter, password: passwords } = await context
    const hash = (await internalAdapter.findAccounts(userId)).find(
      ({ providerId }) => providerId === 'credential',
    )?.password
    return typeof hash === 'string' && passwords.verify({ hash, password })
  }
  const check = async (actor: SignedIn, password: string | null): Promise<Proven> => {
    if (password === null) {
      const signedInAt = await findSignInTime(deps.db, actor.sessionId)
      return signedInAt !== null && isRecentSignIn(signedInAt, deps.clock.now())
        ? ok(null)
        : refuse('sign-in-too-old')
    }
    const begun = await guard.begin({
      email: actor.email,
      address: null,
      device: `session ${actor.sessionId}`,
    })
    if (!begun.ok) return refuse('too-many-requests', readSeconds(begun.refusal))
    const checked = await places.run(
      `user ${actor.userId}`,
      () => isOwnPassword(actor.userId, password),
      { isUrgent: true },
    )
    if (!checked.ok) {
      await begun.value.neither()
      return checked
    }
    await (checked.value ? begun.value.right() : begun.value.wrong())
    return checked.value ? ok(null) : refuse('wrong-password')
  }
  return async (actor, password) => {
    const proven = await check(actor, password)
    const { userId } = actor
    deps.security.record(
      proven.ok
        ? { kind: 'identity-check', outcome: 'done', userId }
        : { kind: 'identity-check', outcome: 'refused', reason: proven.refusal.code, userId },
    )
    return proven
  }
}
