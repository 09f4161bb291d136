// The personal link of a contact: the form of its key, and what it can do in an event now.
import { statusRefusal, signUpTimeRefusal, hasStarted } from '../event/eligibility.ts'
import type { EventTerms } from '../event/entry.ts'

const keyForm = /^[\w-]{22}(?:[\w-]{16})?$/

/** True for the form of a key; older ones end without a proof. */
export const isLinkKey = (key: string): boolean => keyForm.test(key)

/** `used` is set anew after this, ms: opening a page often is one use. */
export const usedRestMs = 86_400_000

/** Events to come, and played ones, that a page shows. */
export const linkEventsMax = 30
export const linkPlayedMax = 5
/** Messages that a page shows, and for how long. */
export const linkMessagesMax = 20
export const linkMessagesMs = 30 * 86_400_000
/** Notices of the club, and for how long. */
export const linkNoticesMax = 5

/** open: In and Out. not-open, closed: Out only. started, cancelled: nothing. */
/** open: the contact can say that it is there. waiting: an organizer was asked. */
export const linkCheckIns = ['open', 'waiting', 'here'] as const
export type LinkCheckIn = (typeof linkCheckIns)[number]

export const linkEventStates = ['open', 'not-open', 'closed', 'started', 'cancelled'] as const
export type LinkEventState = (typeof linkEventStates)[number]

/** What a contact can answer to an event at `now` (ms). */
export function readLinkEventState(
  terms: Pick<EventTerms, 'status' | 'startsAt' | 'endsAt' | 'signupOpens' | 'signupCloses'>,
  now: number,
): LinkEventState {
  if (statusRefusal(terms) !== null) return 'cancelled'
  if (hasStarted(terms, now)) return 'started'
  const refusal = signUpTimeRefusal(terms, now)
  if (refusal === null) return 'open'
  return refusal === 'event-not-open' ? 'not-open' : 'closed'
}

/** What the page offers on the evening; null while nobody can check in. */
export function readLinkCheckIn({
  isOpen,
  isHere,
  waitsForTap,
}: {
  isOpen: boolean
  isHere: boolean
  waitsForTap: boolean
}): LinkCheckIn | null {
  if (!isOpen) return null
  if (isHere) return 'here'
  return waitsForTap ? 'waiting' : 'open'
}
