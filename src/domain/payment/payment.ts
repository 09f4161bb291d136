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
 * due: what they owe in all; null while nobody knows, 0 without a place. open: what is still to be
 * paid; toRefund: what they paid and don't owe.
 */
export type PaymentStanding = Payment & { due: number | null; open: number; toRefund: number }

/** Where the money of one person stands. */
export function readStanding(due: number | null, payment: Payment): PaymentStanding {
  const { state, amount } = payment
  if (state === 'waived' || state === 'refunded') return { ...payment, due, open: 0, toRefund: 0 }
  if (state === 'open') return { ...payment, due, open: due ?? 0, toRefund: 0 }
  const owed = due ?? amount
  return {
    ...payment,
    due,
    open: Math.max(0, owed - amount),
    toRefund: Math.max(0, amount - owed),
  }
}

export type ClaimRefusal = 'nothing-due' | 'not-claimed'

/** A player says that they paid all they owe, or takes that back. */
export function decideClaim(
  isPaid: boolean,
  standing: PaymentStanding,
): Result<Payment, ClaimRefusal> {
  if (!isPaid) return standing.state === 'claimed' ? ok(noPayment) : refuse('not-claimed')
  const { due, state, amount, open } = standing
  if (due === null || open === 0) return refuse('nothing-due')
  // What an organizer saw stays so; more places are theirs to note.
  return state === 'paid' ? refuse('nothing-due') : ok({ state: 'claimed', amount: amount + open })
}

export type MarkRefusal = 'price-not-settled' | 'nothing-paid' | 'nothing-due'

/** What an organizer says about a person. */
export function decideMark(
  wanted: PaymentState,
  standing: PaymentStanding,
): Result<Payment, MarkRefusal> {
  const { due, amount, state } = standing
  switch (wanted) {
    case 'open':
      return ok(noPayment)
    case 'waived':
      return ok({ state: 'waived', amount: 0 })
    case 'paid': {
      if (due === null && amount === 0) return refuse('price-not-settled')
      const paid = Math.max(due ?? 0, amount)
      return paid === 0 ? refuse('nothing-due') : ok({ state: 'paid', amount: paid })
    }
    case 'refunded':
      return amount === 0 || state === 'refunded'
        ? refuse('nothing-paid')
        : ok({ state: 'refunded', amount })
    case 'claimed':
      return refuse('nothing-due')
  }
}

/** Money came by a page: it takes the place of a claim, and adds to what is known to be paid. */
export const decidePagePaid = ({ state, amount }: Payment, came: number): Payment => ({
  state: 'paid',
  amount: state === 'paid' ? amount + came : came,
})

/** A payment by a page went back; what else was paid stays. */
export const decidePageRefunded = ({ state, amount }: Payment, gone: number): Payment =>
  state === 'paid' && amount > gone
    ? { state: 'paid', amount: amount - gone }
    : { state: 'refunded', amount: gone }

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
