// One person's payment for one event or league: its state, permitted changes, and what is still
// owed or to be refunded. The app only keeps the list.
import { refuse, ok, type Result } from '../shared/result.ts'

/**
 * claimed: the player reports having paid. paid, refunded: confirmed by an organizer or Stripe.
 * waived: payment is not required.
 */
export const paymentStates = ['open', 'claimed', 'paid', 'waived', 'refunded'] as const
export type PaymentState = (typeof paymentStates)[number]

export const paymentWays = ['hand', 'page'] as const
export type PaymentWay = (typeof paymentWays)[number]

/** amount: claimed or paid, in minor units; 0 while open or waived. */
export type Payment = { state: PaymentState; amount: number }
export const noPayment: Payment = { state: 'open', amount: 0 }

/**
 * cost: of their places; null while unknown, 0 without a place. due: total owed, the cost unless
 * waived. open: still to be paid; toRefund: paid but not owed. Invariant: kept + open - toRefund =
 * due.
 */
export type PaymentStanding = Payment & {
  cost: number | null
  due: number | null
  open: number
  toRefund: number
}

export const toKept = ({ state, amount }: Payment): number =>
  state === 'claimed' || state === 'paid' ? amount : 0

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

export function decideClaim(
  isPaid: boolean,
  standing: PaymentStanding,
): Result<Payment, ClaimRefusal> {
  if (!isPaid) return standing.state === 'claimed' ? ok(noPayment) : refuse('not-claimed')
  const { due, state, open } = standing
  if (due === null || open === 0) return refuse('nothing-due')
  return state === 'paid'
    ? refuse('nothing-due')
    : ok({ state: 'claimed', amount: toKept(standing) + open })
}

export type MarkRefusal = 'price-not-settled' | 'nothing-paid' | 'nothing-due'

const giveBack = ({ toRefund }: PaymentStanding, kept: number): Payment =>
  toRefund > 0 && toRefund < kept
    ? { state: 'paid', amount: kept - toRefund }
    : { state: 'refunded', amount: kept }

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

/** A page payment replaces a claim and adds to a confirmed amount. */
export const decidePagePaid = ({ state, amount }: Payment, came: number): Payment => ({
  state: 'paid',
  amount: state === 'paid' ? amount + came : came,
})

export function decidePageRefunded({ state, amount }: Payment, gone: number): Payment {
  if (state === 'waived') return { state, amount }
  return state === 'paid' && amount > gone
    ? { state: 'paid', amount: amount - gone }
    : { state: 'refunded', amount: gone }
}

const weightByState = { open: 0, refunded: 1, waived: 2, claimed: 3, paid: 4 } as const

/** Merges two records of one person about one price without losing money. */
export function combinePayments(one: Payment, other: Payment): Payment {
  if (one.state === other.state) return { state: one.state, amount: one.amount + other.amount }
  return weightByState[one.state] > weightByState[other.state] ? one : other
}

export const statementSubjectsMax = 400

export const paymentRestMs = 86_400_000

export const mayRemindPayers = (reminded: number | null, now: number): boolean =>
  reminded === null || now >= reminded + paymentRestMs

const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const referenceLetters = 5

/**
 * The reference a payer writes beside the money, stable for a person and subject. 32-bit FNV-1a.
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

export const payToFollowedMs = 60 * 86_400_000
export const payToFollowedMax = 500
