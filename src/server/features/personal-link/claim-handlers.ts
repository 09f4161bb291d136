// "Make this an account": a contact's history becomes the claiming player's once the contact's own
// address confirms by code or, without an address, the list's keeper approves.
import { createHash, randomInt } from 'node:crypto'
import {
  claimCodeDigits,
  claimCodeMs,
  claimQuestionMs,
  findConfirmingAddress,
  getClaimRequirement,
} from '#domain/contact/claim.ts'
import { isLinkKey } from '#domain/contact/personal-link.ts'
import { ok, refuse } from '#domain/shared/result.ts'
import { sendAlerts } from '../../core/alerts/send-alerts.ts'
import { hashMailbox } from '../../db/accounts/mailboxes.ts'
import type { Deps } from '../../deps.ts'
import type { CallContext, InTransaction } from '../../handler.ts'
import { composeMail } from '../../mail/compose-mail.ts'
import { undoClaimPath } from '../../notices/stop-mails.ts'
import { proveAddress } from '../account/prove-commands.ts'
import { lockContact } from '../contact/queries.ts'
import { takeMail } from '../outreach/commands.ts'
import { saveAnswer } from '../outreach/queries.ts'
import {
  deleteAsked,
  findStandingClaim,
  isAsked,
  isContactKept,
  listContactKeepers,
  saveAsked,
} from './ask-queries.ts'
import { moveClaim, takeBackClaim } from './claim-commands.ts'
import { findOwnAddress } from './claim-queries.ts'
import { findLinked, findLinkedById, type LinkedContact } from './queries.ts'

const done = ok({ success: true })
const nothingMoved = { events: 0, asked: [] }

/** Keyed, because a plain hash over so few codes could be brute-forced. */
const hashCode = ({ links }: Deps, contactId: string, playerId: string, code: string): string =>
  createHash('sha256')
    .update(links.sign('claim-code', { contactId, playerId, code }))
    .digest('base64url')

export const claim: InTransaction<'contacts-claim'> = async (
  context,
  { key, contactId: ownId, code },
) => {
  const { actor, tx } = context
  const { playerId } = actor
  const contact = await lockAsked(context, { key, ownId })
  if (contact === null) return refuse('link-not-found')
  const own = await findOwnAddress(tx, actor.userId)
  const { contactId, email, formerEmails } = contact
  const isKeeper = await isContactKept(tx, { contactId, playerId })
  const need = getClaimRequirement({ isKeeper, email, formerEmails, ...own })
  // Without its link a contact is only revealed to its own address.
  if (key === undefined && (need !== 'done' || email === null)) return refuse('link-not-found')
  switch (need) {
    case 'own':
      return refuse('claim-own-contact')
    case 'keeper':
      return askKeepers(context, contact)
    case 'done':
      return finish(context, contact)
    case 'code':
    case 'prove':
      return claimByCode(context, { contact, code, provesOwn: need === 'prove' })
  }
}

type ByCode = { contact: LinkedContact; code: string | undefined; provesOwn: boolean }

async function claimByCode(context: CallContext, { contact, code, provesOwn }: ByCode) {
  const { actor } = context
  const email = findConfirmingAddress(contact) ?? ''
  if (code === undefined)
    return sendCode(context, {
      contact: { ...contact, email },
      senderId: provesOwn ? null : actor.playerId,
    })
  if (!(await isCodeRight(context, contact.contactId, code))) return refuse('code-wrong')
  const finished = await finish(context, contact)
  if (!finished.ok || !provesOwn) return finished
  const { userId, sessionId: keepSessionId } = actor
  const { ownAddress } = await findOwnAddress(context.tx, userId)
  const link = { kind: 'verify' as const, email: ownAddress }
  await proveAddress(context, { userId, keepSessionId, link })
  return finished
}

async function lockAsked(
  { tx, deps }: CallContext,
  { key, ownId }: { key: string | undefined; ownId: string | undefined },
): Promise<LinkedContact | null> {
  if (key === undefined) return ownId === undefined ? null : findLinkedById(tx, ownId)
  const name = isLinkKey(key) ? deps.linkKeys.find(key) : null
  return name === null ? null : findLinked(tx, name, { isLocked: true })
}

/** Guesses are limited per claimer and contact; the limits on mail bound the number of codes. */
async function isCodeRight(
  { actor: { playerId }, tx, now, deps }: CallContext,
  contactId: string,
  code: string,
): Promise<boolean> {
  const counted = { of: 'one' as const, key: `claim ${contactId} ${playerId}` }
  if ((await deps.limiter.take('address-code', counted)) !== null) return false
  const codeHash = hashCode(deps, contactId, playerId, code)
  return isAsked(tx, { contactId, playerId, codeHash, now })
}

type CodeMail = { contact: LinkedContact & { email: string }; senderId: string | null }

/**
 * The mail counts against the claimer's outreach limits, except when it goes to their own address.
 */
async function sendCode(context: CallContext, { contact, senderId }: CodeMail) {
  const { actor, tx, effects, now, deps, newId } = context
  const { contactId, email, language, name } = contact
  const { playerId } = actor
  const decided = await takeMail(tx, { unit: newId(), senderId, email }, now)
  if (decided.act !== 'send')
    return decided.act === 'drop' && decided.why === 'sender unproved'
      ? refuse('prove-before-inviting')
      : refuse('mailbox-had-enough')
  const code = String(randomInt(10 ** claimCodeDigits)).padStart(claimCodeDigits, '0')
  const codeHash = hashCode(deps, contactId, playerId, code)
  await saveAsked(tx, { contactId, playerId, codeHash, expires: now + claimCodeMs, now })
  const link = new URL('/signin', deps.publicUrl).href
  effects.mail(composeMail('claimCode', { to: email, link, language, code }))
  return ok({ state: 'code' as const, name, ...nothingMoved })
}

/** Keepers blocked from the claimer aren't asked; without others the link seems not to exist. */
async function askKeepers(context: CallContext, contact: LinkedContact) {
  const { actor, tx, now } = context
  const { playerId } = actor
  const { contactId, name } = contact
  const keepers = await listContactKeepers(tx, { contactId, playerId })
  if (keepers.length === 0) return refuse('link-not-found')
  if (await isAsked(tx, { contactId, playerId, codeHash: null, now }))
    return ok({ state: 'keeper' as const, name, ...nothingMoved })
  const expires = now + claimQuestionMs
  await saveAsked(tx, { contactId, playerId, codeHash: null, expires, now })
  const claimer = await tx
    .selectFrom('players')
    .select('playerName')
    .where('playerId', '=', playerId)
    .executeTakeFirstOrThrow()
  await sendAlerts(
    context,
    keepers.map((keeperId) => ({
      playerId: keeperId,
      kind: 'contact-claim-asked' as const,
      eventId: null,
      params: { contact: name, player: claimer.playerName },
    })),
  )
  return ok({ state: 'keeper' as const, name, ...nothingMoved })
}

async function finish(context: CallContext, contact: LinkedContact) {
  const { actor, tx, effects, now, deps } = context
  const { contactId, email, formerEmails, language, name } = contact
  const { playerId } = actor
  const asked = findConfirmingAddress(contact)
  const moved = await moveClaim(context, { contact, playerId }, context.deps.people)
  if (!moved.ok) return moved
  if (asked !== null) await saveAnswer(tx, { senderId: playerId, mailbox: hashMailbox(asked), now })
  for (const to of new Set([...(email === null ? [] : [email]), ...formerEmails])) {
    const claimed = { contactId, playerId, language, mailbox: hashMailbox(to) }
    const link = new URL(undoClaimPath(deps.links, claimed), deps.publicUrl).href
    effects.mail(composeMail('claimed', { to, link, language }))
  }
  return ok({ state: 'done' as const, name, ...moved.value })
}

/**
 * A contact that ever had an address is confirmed by it, even if it was added after the request.
 */
export const answerClaim: InTransaction<'contacts-answerClaim'> = async (
  context,
  { contactId, playerId, isTheirs },
) => {
  const { actor, tx, now } = context
  if ((await lockContact(tx, contactId, actor.playerId)) === undefined)
    return refuse('contact-not-found')
  const contact = await findLinkedById(tx, contactId)
  const isOpen = await isAsked(tx, { contactId, playerId, codeHash: null, now })
  const isOver = contact === null || findConfirmingAddress(contact) !== null || !isOpen
  if (isOver || playerId === actor.playerId) return refuse('claim-over')
  if (isTheirs) {
    const moved = await moveClaim(context, { contact, playerId }, context.deps.people)
    return moved.ok ? done : moved
  }
  await deleteAsked(tx, { contactId, playerId })
  await sendAlerts(context, [
    { playerId, kind: 'claim-ended', eventId: null, params: { contact: contact.name } },
  ])
  return done
}

export const undoClaim: InTransaction<'contacts-undoClaim'> = async (context, { contactId }) => {
  const { actor, tx, now } = context
  if ((await lockContact(tx, contactId, actor.playerId)) === undefined)
    return refuse('contact-not-found')
  const standing = await findStandingClaim(tx, contactId, now)
  if (standing === null) return refuse('claim-over')
  await takeBackClaim(context, standing, context.deps.people)
  return done
}
