// Confirms a player's e-mail address and changes it. The mailed link works in any browser without a
// session and the code works in the app; a link that gives up an address works for its account
// only, and carries its token behind the #, which no log records.
import type { SignedIn } from '#domain/access/actor.ts'
import { ok, refuse } from '#domain/shared/result.ts'
import type { Auth } from '../../auth/auth.ts'
import { isPlaceholderEmail } from '../../auth/providers.ts'
import { isBanned } from '../../core/access/ban-queries.ts'
import { findOwnSuppressed } from '../../db/accounts/suppressed-addresses.ts'
import { transact } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { defineHandlers, type CallContext, type InTransaction } from '../../handler.ts'
import { composeMail } from '../../mail/compose-mail.ts'
import { takeMail } from '../outreach/commands.ts'
import { findUnconfirmed, hashCode, hashToken, sendLink } from './confirmation-commands.ts'
import { proveAddress } from './prove-commands.ts'
import * as store from './queries.ts'

const done = ok({ success: true })
type Asking = CallContext<SignedIn>

/**
 * Mails a new address. An existing owner gets a notice instead, a banned address gets no mail, and
 * the caller can't distinguish these cases.
 */
async function sendToNew(context: Asking, email: string): Promise<void> {
  const { tx, effects, language, deps } = context
  if (await isBanned(tx, email)) return
  if (!(await store.isEmailTaken(tx, email))) {
    // The address may belong to anyone, so the mail counts against the outreach limits.
    const counted = { unit: context.newId(), senderId: null, email }
    if ((await takeMail(tx, counted, context.now)).act !== 'send') return
    return sendLink(
      context,
      context.actor,
      { kind: 'enterAddress', to: email },
      { kind: 'enter', email },
    )
  }
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
  const { tx, actor } = context
  const email = await findUnconfirmed(tx, actor.userId)
  if (!email.ok) return email
  await sendLink(
    context,
    actor,
    { kind: 'verifyAddress', to: email.value },
    { kind: 'verify', email: email.value },
  )
  return done
}

/**
 * True when the current address has to approve the change first. A suppressed address can't answer,
 * so the recent sign-in proof is enough there.
 */
const mustLeave = async (
  tx: CallContext['tx'],
  userId: string,
  { email, emailVerified }: { email: string; emailVerified: boolean },
): Promise<boolean> =>
  emailVerified && !isPlaceholderEmail(email) && (await findOwnSuppressed(tx, userId)) === null

const changeEmail =
  ({ proveSelf }: Pick<Auth, 'proveSelf'>): InTransaction<'account-changeEmail'> =>
  async (context, { email, password }) => {
    const { actor, tx } = context
    const proven = await proveSelf(actor, password)
    if (!proven.ok) return proven
    const person = await store.lockPerson(tx, actor.userId)
    if (email === person.email || isPlaceholderEmail(email)) return refuse('same-email')
    if (await mustLeave(tx, actor.userId, person))
      await sendLink(
        context,
        actor,
        { kind: 'leaveAddress', to: person.email },
        { kind: 'leave', email },
      )
    else await sendToNew(context, email)
    context.effects.record({ kind: 'email-change-asked', outcome: 'done', triedEmail: email })
    return done
  }

const recordRefused = (
  { security }: Pick<Deps, 'security'>,
  reason: 'link-expired' | 'code-wrong',
  userId: string | null,
): void => security.record({ kind: 'email-changed', outcome: 'refused', reason, userId })

const confirmEmail: InTransaction<'account-confirmEmail'> = async (context, { token }) => {
  const { actor, tx, now, deps } = context
  const link = await store.useLink(tx, actor.userId, hashToken(token), now)
  if (link?.kind === 'leave') {
    await sendToNew(context, link.email)
    return ok({ did: 'left' })
  }
  const did =
    link &&
    (await proveAddress(context, { userId: actor.userId, keepSessionId: actor.sessionId, link }))
  if (did !== null) return ok({ did })
  recordRefused(deps, 'link-expired', actor.userId)
  return refuse('link-expired')
}

/** The call's rate limit bounds guesses. */
const confirmCode: InTransaction<'account-confirmCode'> = async (context, { code }) => {
  const { actor, tx, now, deps } = context
  const link = await store.useCode(tx, actor.userId, hashCode(deps, actor.userId, code), now)
  const did =
    link &&
    (await proveAddress(context, { userId: actor.userId, keepSessionId: actor.sessionId, link }))
  if (did !== null) return ok({ did })
  recordRefused(deps, 'code-wrong', actor.userId)
  return refuse('code-wrong')
}

export const addressHandlers = (auth: Pick<Auth, 'proveSelf'>) =>
  defineHandlers<
    | 'account-sendVerification'
    | 'account-changeEmail'
    | 'account-confirmEmail'
    | 'account-confirmCode'
  >({
    'account-sendVerification': sendVerification,
    'account-changeEmail': changeEmail(auth),
    'account-confirmEmail': confirmEmail,
    'account-confirmCode': confirmCode,
  })

export type LinkFacts = Pick<store.OpenLink, 'kind' | 'email' | 'playerName'>
export type AddressLinks = {
  read(token: string): Promise<LinkFacts | null>
  confirm(token: string): Promise<LinkFacts | null>
}

export const addressLinks = (deps: Deps): AddressLinks => ({
  read: (token) => store.findLink(deps.db, hashToken(token), deps.clock.now()),
  confirm: (token) =>
    transact(deps, deps.clock.now(), async (unit) => {
      const open = await store.findLink(unit.tx, hashToken(token), unit.now)
      const link = open && (await store.useLink(unit.tx, open.userId, hashToken(token), unit.now))
      const did =
        open &&
        link &&
        (await proveAddress(unit, {
          userId: open.userId,
          keepSessionId: open.sessionId,
          link,
        }))
      if (did !== null) return open
      recordRefused(deps, 'link-expired', open?.userId ?? null)
      return null
    }),
})
