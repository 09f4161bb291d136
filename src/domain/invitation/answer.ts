// Answers to an invitation. In is a place in the event, so only Out is stored, with the event's
// current order. A later sign-up has a later order and overrides the Out, regardless of clocks.
import { hasStarted, signUpTimeRefusal, statusRefusal } from '../event/eligibility.ts'
import type { EntryPlace, EventTerms } from '../event/entry.ts'
import { ok, refuse, type Result } from '../shared/result.ts'

export const invitationAnswers = ['in', 'waiting', 'out', 'none'] as const
export type InvitationAnswer = (typeof invitationAnswers)[number]

/**
 * place: null outside the event; entryOrder: of their last entry, kept after leaving, null without
 * one; declinedOrder: the event's next order when they declined.
 */
export type Invitee = {
  place: EntryPlace | null
  entryOrder: number | null
  declinedOrder: number | null
}

export function readAnswer({ place, entryOrder, declinedOrder }: Invitee): InvitationAnswer {
  if (place !== null) return place === 'playing' ? 'in' : 'waiting'
  const isOut = declinedOrder !== null && (entryOrder === null || entryOrder < declinedOrder)
  return isOut ? 'out' : 'none'
}

/** Players who were in have answered once and get no reminder. */
export const isRemindable = (invitee: Invitee): boolean =>
  invitee.entryOrder === null && readAnswer(invitee) === 'none'

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
 * Allowed until the start; players with a place leave first. Returns whether it is new. invitee:
 * null for players who were not asked.
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

export const declineScopes = ['this', 'series'] as const

export function decideReopen(
  terms: Pick<EventTerms, 'status' | 'startsAt'>,
  invitee: Invitee | null,
  now: number,
): Result<{ isNew: boolean }, DeclineRefusal> {
  const decided = decideDecline(terms, invitee, now)
  return decided.ok ? ok({ isNew: !decided.value.isNew }) : decided
}

export const remindRestMs = 86_400_000

export type RemindRefusal =
  | 'event-not-found'
  | 'event-cancelled'
  | 'event-in-past'
  | 'event-closed'
  | 'event-not-open'
  | 'reminded-lately'

/**
 * Refused when invitees couldn't sign up, or within a day of the last reminder. reminded: its time
 * in ms, or null.
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
