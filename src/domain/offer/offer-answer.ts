// What becomes of an offered place: taken, declined, or unanswered. Declining or saying nothing
// leaves the waitlist: at its end they would be asked again at once where nobody else waits, and the
// place stay empty. They may sign up again.
import { hasStarted, statusRefusal } from '../event/eligibility.ts'
import type { Entry } from '../event/entry.ts'
import { letIn } from '../event/places.ts'
import { findEntry, settle, withEntry, withoutEntry } from '../event/roster-edit.ts'
import type { Roster, RosterRefusals, RosterRequest, Situation } from '../event/roster-request.ts'
import { ok, refuse, type Result } from '../shared/result.ts'

/** True at the deadline and after it, whether or not anyone has been told yet. */
export const isOfferOver = ({ offeredUntil }: Pick<Entry, 'offeredUntil'>, now: number): boolean =>
  offeredUntil !== null && now >= offeredUntil

/**
 * Takes an offered place, or gives it back and leaves the waitlist. Taking twice, as both of a team
 * may, is taking once; declining takes no place away that is one's own by now.
 */
export function decideAnswer(
  situation: Situation,
  { playerId, isTaken }: RosterRequest<'answer-offer'>,
): Result<Roster, RosterRefusals['answer-offer']> {
  const { terms, roster, now } = situation
  const unavailable = statusRefusal(terms)
  if (unavailable !== null) return refuse(unavailable)
  const entry = findEntry(roster.entries, playerId)
  if (entry?.place === 'playing' && isTaken) return ok(roster)
  if (entry === undefined || entry.offeredUntil === null || isOfferOver(entry, now))
    return refuse('offer-over')
  return ok(
    isTaken
      ? settle(situation, withEntry(roster, letIn(entry)))
      : settle(situation, withoutEntry(roster, entry)),
  )
}

/**
 * Ends every offer past its time; their places go to the next. From the start on nothing moves
 * on its own, so a player that did not answer then just waits on, for the organizer to let in by hand.
 */
export function expireOffers({
  terms,
  roster,
  now,
}: Situation): Result<Roster, RosterRefusals['expire-offers']> {
  const unavailable = statusRefusal(terms)
  if (unavailable !== null) return refuse(unavailable)
  const isOver = (entry: Entry): boolean => isOfferOver(entry, now)
  if (!roster.entries.some(isOver)) return ok(roster)
  if (!hasStarted(terms, now))
    return ok(
      settle(
        { terms, roster, now },
        { ...roster, entries: roster.entries.filter((entry) => !isOver(entry)) },
      ),
    )
  return ok({
    ...roster,
    entries: roster.entries.map((entry) =>
      isOver(entry) ? { ...entry, offeredUntil: null } : entry,
    ),
  })
}

/**
 * Offers after the event was moved: none outlasts the start, nor a close of sign-up still to come.
 */
export function clampOffers(
  { terms, now }: Situation,
  entries: readonly Entry[],
): readonly Entry[] {
  const { startsAt, signupCloses } = terms
  const last =
    signupCloses !== null && signupCloses > now ? Math.min(startsAt, signupCloses) : startsAt
  return entries.map((entry) =>
    entry.offeredUntil !== null && entry.offeredUntil > last
      ? { ...entry, offeredUntil: last }
      : entry,
  )
}
