// Answers to an invitation. In is a place in the event, by the rules of signing up, so only Out is
// kept: with the order that the event had reached. A sign-up has a later order, so it takes an Out
// back by itself, whatever clocks say.
import { hasStarted, signUpTimeRefusal, statusRefusal } from '../event/eligibility.ts'
import type { EntryPlace, EventTerms } from '../event/entry.ts'
import { ok, refuse, type Result } from '../shared/result.ts'

export const invitationAnswers = ['in', 'waiting', 'out', 'none'] as const
export type InvitationAnswer = (typeof invitationAnswers)[number]

/**
 * An invited player. place: null outside the event; entryOrder: of their last entry, also after
 * they left, null without one; declinedOrder: the next order of the event when they said Out.
 */
export type Invitee = {
  place: EntryPlace | null
  entryOrder: number | null
  declinedOrder: number | null
}

/** Leaving is no answer by itself: it leaves the question open. */
export function readAnswer({ place, entryOrder, declinedOrder }: Invitee): InvitationAnswer {
  if (place !== null) return place === 'playing' ? 'in' : 'waiting'
  const isOut = declinedOrder !== null && (entryOrder === null || entryOrder < declinedOrder)
  return isOut ? 'out' : 'none'
}

/** Players that were in have heard of the event, and said something: nobody reminds them. */
export const isRemindable = (invitee: Invitee): boolean =>
  invitee.entryOrder === null && readAnswer(invitee) === 'none'

/** How many invitees gave each answer. */
export function countAnswers(
  answers: readonly InvitationAnswer[],
): Record<InvitationAnswer, number> {
  const counts = { in: 0, waiting: 0, out: 0, none: 0 }
  for (const answer of answers) counts[answer] += 1
  return counts
}

export type DeclineRefusal =
  | 'event-not-found'
  | 'event-cancelled'
  | 'event-in-past'
  | 'not-invited'
  | 'already-signed-up'

/**
 * Out, until the start; players with a place leave first. Answers whether it is new: saying it
 * again changes nothing. invitee: null for players that were not asked.
 */
export function decideDecline(
  terms: Pick<EventTerms, 'status' | 'startsAt'>,
  invitee: Invitee | null,
  now: number,
): Result<{ isNew: boolean }, DeclineRefusal> {
  const unavailable = statusRefusal(terms)
  if (unavailable !== null) return refuse(unavailable)
  if (hasStarted(terms, now)) return refuse('event-in-past')
  if (invitee === null) return refuse('not-invited')
  if (invitee.place !== null) return refuse('already-signed-up')
  return ok({ isNew: readAnswer(invitee) !== 'out' })
}

/** What an Out is about: one date, or every date of its series that is still to come. */
export const declineScopes = ['this', 'series'] as const

/** Taking an Out back without signing up: the question stands again. */
export function decideReopen(
  terms: Pick<EventTerms, 'status' | 'startsAt'>,
  invitee: Invitee | null,
  now: number,
): Result<{ isNew: boolean }, DeclineRefusal> {
  const decided = decideDecline(terms, invitee, now)
  return decided.ok ? ok({ isNew: !decided.value.isNew }) : decided
}

/** Between two reminders of one event: ms. */
export const remindRestMs = 86_400_000

export type RemindRefusal =
  | 'event-not-found'
  | 'event-cancelled'
  | 'event-in-past'
  | 'event-closed'
  | 'event-not-open'
  | 'reminded-lately'

/**
 * Why invitees can't be reminded now: they couldn't say In, or were reminded less than a day ago.
 * reminded: the last time in ms, or null.
 */
export function remindRefusal(
  terms: Pick<EventTerms, 'status' | 'startsAt' | 'endsAt' | 'signupOpens' | 'signupCloses'>,
  reminded: number | null,
  now: number,
): RemindRefusal | null {
  return (
    statusRefusal(terms) ??
    signUpTimeRefusal(terms, now) ??
    (reminded !== null && now < reminded + remindRestMs ? 'reminded-lately' : null)
  )
}
