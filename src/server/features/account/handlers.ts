// The player's own account: sign-in methods and sessions.
import { isRecentSignIn, mayRemoveWay } from '#domain/account/account.ts'
import { parseDevice } from '#domain/account/device.ts'
import { socialProviders } from '#domain/onboarding/onboarding.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import type { Auth } from '../../auth/auth.ts'
import { isPlaceholderEmail } from '../../auth/providers.ts'
import { findOwnSuppressed } from '../../db/accounts/suppressed-addresses.ts'
import { endEverything } from '../../db/end-everything.ts'
import { defineHandlers, type CallContext, type InTransaction } from '../../handler.ts'
import { topics } from '../../live/topics.ts'
import * as store from './queries.ts'

const done = ok({ success: true })
type OwnAuth = Pick<Auth, 'providers' | 'proveSelf'>

const methods =
  ({ providers: on }: OwnAuth): InTransaction<'account-signInMethods'> =>
  async ({ actor, tx, now }) => {
    const person = await store.findPerson(tx, actor.userId, actor.sessionId)
    const ways = await store.findWays(tx, actor.userId)
    return ok({
      email: isPlaceholderEmail(actor.email) ? null : (person?.email ?? actor.email),
      emailVerified: person?.emailVerified ?? false,
      suppressed: await findOwnSuppressed(tx, actor.userId),
      hasPassword: ways.hasPassword,
      hasSecondFactor: person?.hasSecondFactor ?? false,
      isRecent: person !== null && isRecentSignIn(person.signedInAt, now),
      providers: socialProviders.map((provider) => ({
        provider,
        isLinked: ways.providers.includes(provider),
        isOn: on[provider],
      })),
      passkeys: ways.passkeys.map(({ id, name, created }) => ({
        passkeyId: id,
        name,
        created: created.toISOString(),
      })),
    })
  }

const sessions =
  ({ proveSelf }: OwnAuth): InTransaction<'account-sessions'> =>
  async ({ actor, tx }, { password }) => {
    const proven = await proveSelf(actor, password)
    if (!proven.ok) return proven
    const rows = await store.listSessions(tx, actor.userId)
    return ok({
      sessions: rows.map((row) => ({
        sessionId: row.id,
        ...parseDevice(row.userAgent),
        created: row.createdAt.toISOString(),
        lastUsed: row.updatedAt.toISOString(),
        isThis: row.id === actor.sessionId,
      })),
    })
  }

const revokeSession =
  ({ proveSelf }: OwnAuth): InTransaction<'account-revokeSession'> =>
  async ({ actor, tx, effects }, { sessionId, password }) => {
    const proven = await proveSelf(actor, password)
    if (!proven.ok) return proven
    if (!(await store.deleteSession(tx, actor.userId, sessionId)))
      return refuse('session-not-found')
    effects.record({ kind: 'sessions-ended', outcome: 'done' })
    effects.publish(topics.sessions(actor.userId))
    return done
  }

const revokeOthers =
  ({ proveSelf }: OwnAuth): InTransaction<'account-revokeOtherSessions'> =>
  async ({ actor, tx, effects }, { password }) => {
    const proven = await proveSelf(actor, password)
    if (!proven.ok) return proven
    effects.publish(
      ...(await endEverything(tx, { userId: actor.userId, keepSessionId: actor.sessionId })),
    )
    effects.record({ kind: 'sessions-ended', outcome: 'done' })
    return done
  }

async function waysToSpare(
  tx: CallContext['tx'],
  userId: string,
): Promise<Result<store.Ways, 'last-sign-in'>> {
  await store.lockPerson(tx, userId)
  const ways = await store.findWays(tx, userId)
  return mayRemoveWay({
    hasPassword: ways.hasPassword,
    providers: ways.providers.length,
    passkeys: ways.passkeys.length,
  })
    ? ok(ways)
    : refuse('last-sign-in')
}

const removePasskey: InTransaction<'account-removePasskey'> = async (
  { actor, tx, effects },
  { passkeyId },
) => {
  if (!(await store.findWays(tx, actor.userId)).passkeys.some(({ id }) => id === passkeyId))
    return refuse('passkey-not-found')
  const ways = await waysToSpare(tx, actor.userId)
  if (!ways.ok) return ways
  if (!(await store.deletePasskey(tx, actor.userId, passkeyId))) return refuse('passkey-not-found')
  effects.record({ kind: 'passkey-removed', outcome: 'done' })
  return done
}

const unlinkProvider: InTransaction<'account-unlinkProvider'> = async (
  { actor, tx, effects },
  { provider },
) => {
  if (!(await store.findWays(tx, actor.userId)).providers.includes(provider))
    return refuse('provider-not-linked')
  const ways = await waysToSpare(tx, actor.userId)
  if (!ways.ok) return ways
  await store.deleteProvider(tx, actor.userId, provider)
  effects.record({ kind: 'provider-unlinked', outcome: 'done' })
  return done
}

export const accountHandlers = (auth: OwnAuth) =>
  defineHandlers<
    | 'account-signInMethods'
    | 'account-sessions'
    | 'account-revokeSession'
    | 'account-revokeOtherSessions'
    | 'account-removePasskey'
    | 'account-unlinkProvider'
  >({
    'account-signInMethods': methods(auth),
    'account-sessions': sessions(auth),
    'account-revokeSession': revokeSession(auth),
    'account-revokeOtherSessions': revokeOthers(auth),
    'account-removePasskey': removePasskey,
    'account-unlinkProvider': unlinkProvider,
  })
