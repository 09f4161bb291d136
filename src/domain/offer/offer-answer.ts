// Resolves an offered place: taken, declined or expired. A party that declines or lets it expire
// leaves the waitlist, because at its end it would be offered the same place again; it may sign up
// again.
import { hasStarted, statusRefusal } from '../event/eligibility.ts'
import type { Entry } from '../event/entry.ts'
import { toPlaying } from '../event/places.ts'
import { findEntry, settleRoster, withEntry, withoutEntry } from '../event/roster-edit.ts'
import type { Roster, RosterRefusals, RosterRequest, Situation } from '../event/roster-request.ts'
import { ok, refuse, type Result } from '../shared/result.ts'

export const isOfferOver = ({ offeredUntil }: Pick<Entry, 'offeredUntil'>, now: number): boolean =>
  offeredUntil !== null && now >= offeredUntil

/**
 * Idempotent for a team, whose partners may both accept; declining never removes a place already
 * held.
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
      ? settleRoster(situation, withEntry(roster, toPlaying(entry)))
      : settleRoster(situation, withoutEntry(roster, entry)),
  )
}

/**
 * Ends expired offers and offers the places to the next. From the start on the party just waits for
 * the organizer to let it in.
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
      settleRoster(
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
