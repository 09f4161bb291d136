// The player's own account: ways to sign in, sessions, the address. Links about an address hold
// their token behind the #, where no log sees it.
import { createHash, randomBytes } from 'node:crypto'
import type { SignedIn } from '#domain/access/actor.ts'
import { addressLinkMs, isRecentSignIn, mayRemoveWay } from '#domain/account/account.ts'
import { parseDevice } from '#domain/account/device.ts'
import { socialProviders } from '#domain/onboarding/onboarding.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import type { Auth } from '../../auth/auth.ts'
import { isPlaceholderEmail } from '../../auth/providers.ts'
import { dueRotation } from '../../db/accounts/session-tokens.ts'
import { endEverything } from '../../db/end-everything.ts'
import { defineHandlers, type CallContext, type InTransaction } from '../../handler.ts'
import { topics } from '../../live/topics.ts'
import { composeMail } from '../../mail/compose-mail.ts'
import { isBanned } from '../suspension/queries.ts'
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

/** The person's ways in, under their lock; refused when only one is left. */
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
  effects.publish(topics.user(actor.userId))
  return done
}

const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

type Asking = CallContext<SignedIn>

/** E-mails a link to `to`; what it will prove is `link`. */
async function sendLink(
  { actor, tx, effects, now, language, deps }: Asking,
  mail: { kind: 'verifyAddress' | 'leaveAddress' | 'enterAddress'; to: string },
  link: store.AddressLink,
): Promise<void> {
  const token = randomBytes(24).toString('base64url')
  await store.saveLink(tx, actor.userId, {
    ...link,
    tokenHash: hashToken(token),
    expires: now + addressLinkMs,
  })
  effects.mail(
    composeMail(mail.kind, {
      to: mail.to,
      link: new URL(`/player/settings/email#${token}`, deps.publicUrl).href,
      language,
    }),
  )
}

/**
 * The mail to a new address. Its owner, if there is one, is told so; a banned one gets none; the
 * asker learns nothing.
 */
async function sendToNew(context: Asking, email: string): Promise<void> {
  const { tx, effects, language, deps } = context
  if (await isBanned(tx, email)) return
  if (!(await store.isEmailTaken(tx, email)))
    return sendLink(context, { kind: 'enterAddress', to: email }, { kind: 'enter', email })
  if ((await deps.limiter.take('existing-account-mail', { of: 'one', key: email })) === null)
    effects.mail(
      composeMail('existingAccount', {
        to: email,
        link: new URL('/signin', deps.publicUrl).href,
        language,
      }),
    )
}

const sendVerification: InTransaction<'account-sendVerification'> = async (context) => {
  const { email, emailVerified } = await store.lockPerson(context.tx, context.actor.userId)
  if (isPlaceholderEmail(email)) return refuse('no-email')
  if (emailVerified) return refuse('email-verified')
  await sendLink(context, { kind: 'verifyAddress', to: email }, { kind: 'verify', email })
  return done
}

const changeEmail =
  ({ proveSelf }: OwnAuth): InTransaction<'account-changeEmail'> =>
  async (context, { email, password }) => {
    const { actor, tx } = context
    const proven = await proveSelf(actor, password)
    if (!proven.ok) return proven
    const wanted = email.toLowerCase()
    const person = await store.lockPerson(tx, actor.userId)
    if (wanted === person.email || isPlaceholderEmail(wanted)) return refuse('same-email')
    if (person.emailVerified && !isPlaceholderEmail(person.email))
      await sendLink(
        context,
        { kind: 'leaveAddress', to: person.email },
        { kind: 'leave', email: wanted },
      )
    else await sendToNew(context, wanted)
    context.effects.record({ kind: 'email-change-asked', outcome: 'done', triedEmail: wanted })
    return done
  }

const confirmEmail: InTransaction<'account-confirmEmail'> = async (context, { token }) => {
  const { actor, tx, effects, now } = context
  const person = await store.lockPerson(tx, actor.userId)
  const link = await store.useLink(tx, actor.userId, hashToken(token), now)
  const refuseLink = (): Result<never, 'link-expired'> => {
    context.deps.security.record({
      kind: 'email-changed',
      outcome: 'refused',
      reason: 'link-expired',
    })
    return refuse('link-expired')
  }
  if (link === null) return refuseLink()
  if (link.kind === 'leave') {
    await sendToNew(context, link.email)
    return ok({ did: 'left' })
  }
  // The address may have been changed, or taken by another, since the mail was sent.
  const isTaken =
    link.kind === 'enter' &&
    ((await store.isEmailTaken(tx, link.email)) || (await isBanned(tx, link.email)))
  if (isTaken || (link.kind === 'verify' && link.email !== person.email)) return refuseLink()
  await store.saveEmail(tx, actor.userId, link.email, now)
  // The session in which the address is proven for the first time stays; others were perhaps begun
  // by a stranger.
  if (!person.emailVerified)
    effects.publish(
      ...(await endEverything(tx, { userId: actor.userId, keepSessionId: actor.sessionId })),
    )
  await dueRotation(tx, actor.userId)
  effects.publish(topics.user(actor.userId))
  effects.record({
    kind: link.kind === 'enter' ? 'email-changed' : 'email-verified',
    outcome: 'done',
  })
  return ok({ did: link.kind === 'enter' ? 'changed' : 'verified' })
}

/** The handlers of this feature. */
export const accountHandlers = (auth: OwnAuth) =>
  defineHandlers<
    | 'account-signInMethods'
    | 'account-sessions'
    | 'account-revokeSession'
    | 'account-revokeOtherSessions'
    | 'account-removePasskey'
    | 'account-unlinkProvider'
    | 'account-sendVerification'
    | 'account-changeEmail'
    | 'account-confirmEmail'
  >({
    'account-signInMethods': methods(auth),
    'account-sessions': sessions(auth),
    'account-revokeSession': revokeSession(auth),
    'account-revokeOtherSessions': revokeOthers(auth),
    'account-removePasskey': removePasskey,
    'account-unlinkProvider': unlinkProvider,
    'account-sendVerification': sendVerification,
    'account-changeEmail': changeEmail(auth),
    'account-confirmEmail': confirmEmail,
  })
