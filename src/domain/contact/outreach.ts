// Limits the mail an account may cause to people without an account, in every installation. Each
// account has a credit of people who haven't answered; answers raise it, and stops, bounces and
// reports lower it.
import { newcomerDays } from '../newcomer/newcomer.ts'

const dayMs = 86_400_000

export const outreachDays = 30
export const outreachWaitMs = 6 * 3_600_000

type CreditRule = {
  base: number
  perAnswer: number
  most: number
  mailsADay: number
}
/** For accounts younger than newcomerDays: room for an event of sixty with a margin. */
export const freshCredit: CreditRule = { base: 80, perAnswer: 1, most: 160, mailsADay: 200 }
export const establishedCredit: CreditRule = {
  base: 250,
  perAnswer: 2,
  most: 2000,
  mailsADay: 1000,
}
export const creditCosts = { stop: 5, bounce: 2, report: 25 } as const
export const reportsMax = 3

type MailboxBounds = { day: number; month: number }
/** Mails to one mailbox, from one account and from all together. */
export const mailboxBounds: Record<
  'answered' | 'unanswered',
  { bySender: MailboxBounds; byAll: MailboxBounds }
> = {
  unanswered: { bySender: { day: 4, month: 12 }, byAll: { day: 6, month: 24 } },
  answered: { bySender: { day: 10, month: 100 }, byAll: { day: 20, month: 200 } },
}

/** In 24 hours for all accounts together; answers of the last 30 days raise it. */
export const installationBounds = { mailsADay: 5000, perAnswer: 10, freshPeopleADay: 500 } as const

export type OutreachRecord = {
  open: number
  answered: number
  stopped: number
  bounced: number
  reported: number
}

export type OutreachSender = {
  created: number
  isProved: boolean
  isSuspended: boolean
  unansweredMails: number
  record: OutreachRecord
}

export const isFreshSender = ({ created }: Pick<OutreachSender, 'created'>, now: number): boolean =>
  now < created + newcomerDays * dayMs

const getRule = (sender: Pick<OutreachSender, 'created'>, now: number): CreditRule =>
  isFreshSender(sender, now) ? freshCredit : establishedCredit

export function countCredit(
  { created, record }: Pick<OutreachSender, 'created' | 'record'>,
  now: number,
): number {
  if (record.reported >= reportsMax) return 0
  const { base, perAnswer, most } = getRule({ created }, now)
  const lost =
    record.stopped * creditCosts.stop +
    record.bounced * creditCosts.bounce +
    record.reported * creditCosts.report
  return Math.max(0, Math.min(most, base + record.answered * perAnswer) - lost)
}

export const countRoom = (
  sender: Pick<OutreachSender, 'created' | 'record'>,
  now: number,
): number => Math.max(0, countCredit(sender, now) - sender.record.open)

export type SentCounts = { day: number; month: number }

export type OutreachFacts = {
  sender: OutreachSender | null
  person: { isKnown: boolean; isAnswered: boolean; isReported: boolean }
  bySender: SentCounts
  byAll: SentCounts
  installation: { mails: number; freshPeople: number; answered: number }
}

export type OutreachBound = 'account' | 'mailbox' | 'installation'
export type OutreachDecision =
  | { act: 'send' }
  | { act: 'drop'; why: 'sender shut' | 'sender unproved' | 'sender reported' }
  | { act: 'wait'; bound: OutreachBound }

export function hasMailboxRoom({
  person,
  bySender,
  byAll,
}: Pick<OutreachFacts, 'person' | 'bySender' | 'byAll'>): boolean {
  const bounds = mailboxBounds[person.isAnswered ? 'answered' : 'unanswered']
  return [
    { sent: bySender, bound: bounds.bySender },
    { sent: byAll, bound: bounds.byAll },
  ].every(({ sent, bound }) => sent.day < bound.day && sent.month < bound.month)
}

export const countFreshRoom = ({
  freshPeople,
  answered,
}: Pick<OutreachFacts['installation'], 'freshPeople' | 'answered'>): number =>
  Math.max(0, installationBounds.freshPeopleADay + answered - freshPeople)

const isOverInstallation = ({ sender, person, installation }: OutreachFacts, now: number) => {
  const { mailsADay, perAnswer } = installationBounds
  if (installation.mails >= mailsADay + perAnswer * installation.answered) return true
  const isNewToFresh = sender !== null && isFreshSender(sender, now) && !person.isKnown
  return isNewToFresh && countFreshRoom(installation) === 0
}

function isOverAccount({ sender, person }: OutreachFacts, now: number): boolean {
  if (sender === null || person.isAnswered) return false
  if (sender.unansweredMails >= getRule(sender, now).mailsADay) return true
  const credit = countCredit(sender, now)
  return person.isKnown ? sender.record.open > credit : sender.record.open >= credit
}

export function decideOutreach(facts: OutreachFacts, now: number): OutreachDecision {
  const { sender, person } = facts
  if (sender !== null) {
    if (sender.isSuspended) return { act: 'drop', why: 'sender shut' }
    if (!sender.isProved) return { act: 'drop', why: 'sender unproved' }
    if (person.isReported || sender.record.reported >= reportsMax)
      return { act: 'drop', why: 'sender reported' }
  }
  if (isOverAccount(facts, now)) return { act: 'wait', bound: 'account' }
  if (!hasMailboxRoom(facts)) return { act: 'wait', bound: 'mailbox' }
  if (isOverInstallation(facts, now)) return { act: 'wait', bound: 'installation' }
  return { act: 'send' }
}

const dotless: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com'])

/**
 * The mailbox that mail is counted by: lower case and no plus-tag. Google mailboxes also ignore
 * dots.
 */
export function toMailbox(email: string): string {
  const address = email.trim().toLowerCase()
  const at = address.lastIndexOf('@')
  if (at < 0) return address
  const [name = ''] = address.slice(0, at).split('+')
  const host = address.slice(at + 1)
  return dotless.has(host) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`
}
