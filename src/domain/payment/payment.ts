// What was said about the money of one person for one event or league: the state, how it may
// change, and what is still to be paid or to be given back. Sideout only keeps the list.
import { refuse, ok, type Result } from '../shared/result.ts'

/**
 * open: nothing was said. claimed: the player says that they paid. paid and refunded: an organizer
 * says so, or Stripe did. waived: they need not pay.
 */
export const paymentStates = ['open', 'claimed', 'paid', 'waived', 'refunded'] as const
export type PaymentState = (typeof paymentStates)[number]

/** How it is known: by what people say, or by the page that took the money. */
export const paymentWays = ['hand', 'page'] as const
export type PaymentWay = (typeof paymentWays)[number]

/** amount: what was claimed or paid, in minor units; 0 while open or waived. */
export type Payment = { state: PaymentState; amount: number }
export const noPayment: Payment = { state: 'open', amount: 0 }

/**
 * cost: of their places; null while nobody knows, 0 without a place. due: what they owe in all, the
 * cost unless it is waived. open: what is still to be paid; toRefund: what they paid and don't owe.
 * What was paid and not given back, and what is open, less what is to be refunded, is what is due.
 */
export type PaymentStanding = Payment & {
  cost: number | null
  due: number | null
  open: number
  toRefund: number
}

/** What they paid, or say that they paid, and have not got back. */
export const toKept = ({ state, amount }: Payment): number =>
  state === 'claimed' || state === 'paid' ? amount : 0

/** Where the money of one person stands. */
export function readStanding(cost: number | null, payment: Payment): PaymentStanding {
  const due = payment.state === 'waived' ? 0 : cost
  const kept = toKept(payment)
  const owed = due ?? kept
  return {
    ...payment,
    cost,
    due,
    open: Math.max(0, owed - kept),
    toRefund: Math.max(0, kept - owed),
  }
}

export type ClaimRefusal = 'nothing-due' | 'not-claimed'

/** A player says that they paid all they owe, or takes that back. */
export function decideClaim(
  isPaid: boolean,
  standing: PaymentStanding,
): Result<Payment, ClaimRefusal> {
  if (!isPaid) return standing.state === 'claimed' ? ok(noPayment) : refuse('not-claimed')
  const { due, state, open } = standing
  if (due === null || open === 0) return refuse('nothing-due')
  // What an organizer saw stays so; more places are theirs to note.
  return state === 'paid'
    ? refuse('nothing-due')
    : ok({ state: 'claimed', amount: toKept(standing) + open })
}

export type MarkRefusal = 'price-not-settled' | 'nothing-paid' | 'nothing-due'

/** Someone who still has a place gets back what is too much, and the rest stays paid; else all. */
const giveBack = ({ toRefund }: PaymentStanding, kept: number): Payment =>
  toRefund > 0 && toRefund < kept
    ? { state: 'paid', amount: kept - toRefund }
    : { state: 'refunded', amount: kept }

/** What an organizer says about a person. */
export function decideMark(
  wanted: PaymentState,
  standing: PaymentStanding,
): Result<Payment, MarkRefusal> {
  const { cost } = standing
  const kept = toKept(standing)
  switch (wanted) {
    case 'open':
      return ok(noPayment)
    case 'waived':
      return ok({ state: 'waived', amount: 0 })
    case 'paid': {
      if (cost === null && kept === 0) return refuse('price-not-settled')
      const paid = Math.max(cost ?? 0, kept)
      return paid === 0 ? refuse('nothing-due') : ok({ state: 'paid', amount: paid })
    }
    case 'refunded':
      return kept === 0 ? refuse('nothing-paid') : ok(giveBack(standing, kept))
    case 'claimed':
      return refuse('nothing-due')
  }
}

/** Money came by a page: it takes the place of a claim, and adds to what is known to be paid. */
export const decidePagePaid = ({ state, amount }: Payment, came: number): Payment => ({
  state: 'paid',
  amount: state === 'paid' ? amount + came : came,
})

/** A payment by a page went back; what else was paid stays, and so does what is waived. */
export function decidePageRefunded({ state, amount }: Payment, gone: number): Payment {
  if (state === 'waived') return { state, amount }
  return state === 'paid' && amount > gone
    ? { state: 'paid', amount: amount - gone }
    : { state: 'refunded', amount: gone }
}

/** The more is known of money, the later. */
const weightByState = { open: 0, refunded: 1, waived: 2, claimed: 3, paid: 4 } as const

/** Two records of one person about one price become one: no money is lost. */
export function combinePayments(one: Payment, other: Payment): Payment {
  if (one.state === other.state) return { state: one.state, amount: one.amount + other.amount }
  return weightByState[one.state] > weightByState[other.state] ? one : other
}

/** Events and leagues of one statement. */
export const statementSubjectsMax = 400

/** Between two reminders about one event or league: ms. */
export const paymentRestMs = 86_400_000

/** True when those that owe can be reminded again; reminded: the last time in ms, or null. */
export const mayRemindPayers = (reminded: number | null, now: number): boolean =>
  reminded === null || now >= reminded + paymentRestMs

/** Letters and digits that nobody mistakes for one another. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const referenceLetters = 5

/**
 * The short text that a payer writes beside the money, so that it is found again: the same for a
 * person and what they pay for, always. 32-bit FNV-1a.
 */
export function toReference(subjectId: string, playerId: string): string {
  let hash = 0x811c9dc5
  for (const letter of `${subjectId} ${playerId}`) {
    hash ^= letter.codePointAt(0) ?? 0
    hash = Math.imul(hash, 0x01000193) >>> 0
  }
  let text = ''
  for (let at = 0; at < referenceLetters; at += 1) {
    text += alphabet[hash % alphabet.length]
    hash = Math.floor(hash / alphabet.length)
  }
  return `SO-${text}`
}

/** Open windows follow where an organizer takes money for what ended at most so long ago: ms. */
export const payToFollowedMs = 60 * 86_400_000
/** So many events and leagues of an organizer are followed, the latest first. */
export const payToFollowedMax = 500
