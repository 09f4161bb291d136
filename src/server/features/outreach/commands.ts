// Limits all mail to people without an account: checked in the call that causes it and again when
// it leaves, so that queued mail is covered.
import {
  countCredit,
  countFreshRoom,
  countRoom,
  decideOutreach,
  hasMailboxRoom,
  isFreshSender,
  type OutreachDecision,
  type OutreachSender,
} from '#domain/contact/outreach.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import { hashMailbox } from '../../db/accounts/mailboxes.ts'
import type { Database } from '../../db/open-database.ts'
import type { Deps } from '../../deps.ts'
import * as store from './queries.ts'

type Refused = 'prove-before-inviting' | 'too-many-links' | 'mailbox-had-enough'
type Asking = { tx: Database; senderId: string; now: number }
type Addressed = { contactId: string; email: string }

async function findProved({
  tx,
  senderId,
  now,
}: Asking): Promise<Result<OutreachSender, 'prove-before-inviting'>> {
  const sender = await store.findOutreachSender(tx, senderId, now)
  return sender?.isProved === true ? ok(sender) : refuse('prove-before-inviting')
}

/** The number of new people an account may still write to; new accounts share one limit. */
async function findRoom({ tx, now }: Asking, sender: OutreachSender): Promise<number> {
  const room = countRoom(sender, now)
  if (room === 0 || !isFreshSender(sender, now)) return room
  await store.lockOutreach(tx)
  return Math.min(room, countFreshRoom(await store.countInstallation(tx, now)))
}

type Boxed = { contactId: string; mailbox: string }

/**
 * Contacts that may be written to now, by mailbox, in order. waits: contacts beyond `room`, the
 * number of new people the account may add.
 */
function chooseContacts(
  boxes: readonly Boxed[],
  known: Awaited<ReturnType<typeof store.listMailboxes>>,
  room: number,
): { taken: ReadonlyMap<string, string>; waits: number } {
  const taken = new Map<string, string>()
  let added = 0
  let waits = 0
  for (const { contactId, mailbox } of boxes) {
    const facts = known.get(mailbox)
    if (facts === undefined || taken.has(mailbox)) continue
    const { isReported, isAnswered, isKnown } = facts.person
    if (isReported || !hasMailboxRoom(facts)) continue
    if (!isAnswered && added >= room) {
      waits += 1
      continue
    }
    taken.set(mailbox, contactId)
    if (!isKnown) added += 1
  }
  return { taken, waits }
}

/**
 * Reserves first mails: returns those of the contacts whom the account may write to now, in order.
 * They count from now on, even if the mail never leaves.
 */
export async function takeOutreach(
  asking: Asking,
  contacts: readonly Addressed[],
): Promise<Result<string[], Refused>> {
  const { tx, senderId, now } = asking
  await store.lockSender(tx, senderId)
  const sender = await findProved(asking)
  if (!sender.ok) return sender
  const boxes = contacts.map(({ contactId, email }) => ({ contactId, mailbox: hashMailbox(email) }))
  const mailboxes = [...new Set(boxes.map(({ mailbox }) => mailbox))]
  const known = await store.listMailboxes(tx, { senderId, mailboxes, now })
  const { taken, waits } = chooseContacts(boxes, known, await findRoom(asking, sender.value))
  if (taken.size === 0)
    return waits > 0 && countRoom(sender.value, now) === 0
      ? refuse('too-many-links', { n: countCredit(sender.value, now) })
      : refuse('mailbox-had-enough')
  const added = [...taken.keys()]
  await store.savePeople(tx, { senderId, sender: sender.value, mailboxes: added, now })
  return ok([...taken.values()])
}

export async function isOutreachHeld(asking: Asking): Promise<boolean> {
  const sender = await findProved(asking)
  return !sender.ok || countCredit(sender.value, asking.now) === 0
}

/**
 * The refusal when an account may cause no mail to these players; null when it may, or when the
 * players include no contact who receives mail.
 */
export async function refuseOutreach(
  asking: Asking,
  playerIds: readonly string[],
): Promise<Extract<
  Result<never, 'prove-before-inviting' | 'too-many-links'>,
  { ok: false }
> | null> {
  if (!(await store.areContactsReached(asking.tx, playerIds))) return null
  const sender = await findProved(asking)
  if (!sender.ok) return sender
  const credit = countCredit(sender.value, asking.now)
  return credit > 0 ? null : refuse('too-many-links', { n: credit })
}

export type OutgoingMail = { unit: string; senderId: string | null; email: string }

/** Decides about a mail as it leaves, and counts it; retries count once. */
export async function admitMail(
  { db, clock, log, security }: Pick<Deps, 'db' | 'clock' | 'log' | 'security'>,
  mail: OutgoingMail,
): Promise<OutreachDecision> {
  const now = clock.now()
  const decision = await db.transaction().execute((tx) => takeMail(tx, mail, now))
  if (decision.act === 'wait') {
    const { senderId } = mail
    log.warn({ senderId, bound: decision.bound }, 'mail to people without an account is at a bound')
    security.record({
      kind: 'stranger-mail',
      outcome: 'refused',
      reason: 'too-many-links',
      userId: senderId === null ? null : await store.findUserId(db, senderId),
    })
  }
  return decision
}

export async function takeMail(
  tx: Database,
  { unit, senderId, email }: OutgoingMail,
  now: number,
): Promise<OutreachDecision> {
  await store.lockOutreach(tx)
  const mailbox = hashMailbox(email)
  const known = await store.listMailboxes(tx, { senderId, mailboxes: [mailbox], now })
  const facts = known.get(mailbox)
  if (facts === undefined) throw new Error('a mailbox that was asked for is missing')
  const sender = senderId === null ? null : await store.findOutreachSender(tx, senderId, now)
  const installation = await store.countInstallation(tx, now)
  const decision = decideOutreach({ ...facts, sender, installation }, now)
  if (decision.act === 'drop') return decision
  if (await store.isMailCounted(tx, unit)) return { act: 'send' }
  if (decision.act === 'wait') return decision
  const counted = { unit, senderId, mailbox, isAnswered: facts.person.isAnswered }
  await store.saveMail(tx, counted, now)
  if (senderId !== null && sender !== null)
    await store.savePeople(tx, { senderId, sender, mailboxes: [mailbox], now })
  return decision
}
