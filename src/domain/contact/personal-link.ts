// A contact's personal link: the form of its key, and what it allows in an event now.
import { statusRefusal, signUpTimeRefusal, hasStarted } from '../event/eligibility.ts'
import type { EventTerms } from '../event/entry.ts'

const keyForm = /^[\w-]{22}(?:[\w-]{16})?$/

/** Older keys end without a proof. */
export const isLinkKey = (key: string): boolean => keyForm.test(key)

export const usedRestMs = 86_400_000

export const linkEventsMax = 30
export const linkPlayedMax = 5
export const linkMessagesMax = 20
export const linkMessagesMs = 30 * 86_400_000
export const linkNoticesMax = 5

/** open: In and Out. not-open, closed: Out only. started, cancelled: no answer. */
export const linkCheckIns = ['open', 'waiting', 'here'] as const
export type LinkCheckIn = (typeof linkCheckIns)[number]

export const linkEventStates = ['open', 'not-open', 'closed', 'started', 'cancelled'] as const
export type LinkEventState = (typeof linkEventStates)[number]

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
