// Requests of organizers, cohosts and venue admins for other players. Level, gender and times don't
// bind organizers; places do, including the balance of a Mixed event.
import { clampOffers } from '../offer/offer-answer.ts'
import { ok, refuse, type Result } from '../shared/result.ts'
import { statusRefusal } from './eligibility.ts'
import { awaitsDraw, type EventTerms } from './entry.ts'
import { formParty } from './party.ts'
import { demote, fits, toWaiting, toPlaying } from './places.ts'
import {
  enterLine,
  findEntry,
  settleRoster,
  withEntry,
  withEntryAtEnd,
  withLetIn,
  withoutEntry,
  withRemoved,
} from './roster-edit.ts'
import type { Roster, RosterRefusals, RosterRequest, Situation } from './roster-request.ts'

export function addRosterPlayer(
  situation: Situation,
  { player, partner = null }: RosterRequest<'add'>,
): Result<Roster, RosterRefusals['add']> {
  const unavailable = statusRefusal(situation.terms)
  if (unavailable !== null) return refuse(unavailable)
  if (findEntry(situation.roster.entries, player.playerId) !== undefined)
    return refuse('already-signed-up')
  const party = formParty(situation, player, partner, 0)
  return party.ok
    ? enterLine({ ...situation, roster: withLetIn(situation.roster, party.value) }, party.value)
    : party
}

/** Only an organizer can bring a removed party back. */
export function removeRosterPlayer(
  situation: Situation,
  { playerId, isOwn = false }: RosterRequest<'remove'>,
): Result<Roster, RosterRefusals['remove']> {
  const unavailable = statusRefusal(situation.terms)
  if (unavailable !== null) return refuse(unavailable)
  const entry = findEntry(situation.roster.entries, playerId)
  return entry === undefined
    ? refuse('not-signed-up')
    : ok(settleRoster(situation, (isOwn ? withoutEntry : withRemoved)(situation.roster, entry)))
}

/**
 * Moves a party in past the line when there is room or it has an offer, or out to the end of the
 * waitlist, even a full one, which withdraws an offer. It stays out until it is moved in by name or
 * others have taken the places it could have had.
 */
export function movePlayer(
  situation: Situation,
  { playerId, to }: RosterRequest<'move'>,
): Result<Roster, RosterRefusals['move']> {
  const { terms, roster } = situation
  const unavailable = statusRefusal(terms)
  if (unavailable !== null) return refuse(unavailable)
  const entry = findEntry(roster.entries, playerId)
  if (entry === undefined) return refuse('not-signed-up')
  if (entry.place === to && entry.offeredUntil === null) return ok(roster)
  if (to === 'waiting')
    return ok(
      settleRoster(situation, withEntryAtEnd(roster, { ...toWaiting(entry), isSentOut: true })),
    )
  return entry.offeredUntil === null && !fits(terms, roster.entries, entry)
    ? refuse('event-over-capacity')
    : ok(settleRoster(situation, withEntry(roster, toPlaying(entry))))
}

/**
 * Swaps a waiting and a playing party if the new one fits; the one moved out joins the end of the
 * line.
 */
export function swapPlayers(
  situation: Situation,
  { playerId, withPlayerId }: RosterRequest<'swap'>,
): Result<Roster, RosterRefusals['swap']> {
  const { terms, roster } = situation
  const unavailable = statusRefusal(terms)
  if (unavailable !== null) return refuse(unavailable)
  const [one, other] = [
    findEntry(roster.entries, playerId),
    findEntry(roster.entries, withPlayerId),
  ]
  if (one === undefined || other === undefined) return refuse('not-signed-up')
  if (one.place === other.place) return ok(roster)
  const [coming, leaving] = one.place === 'waiting' ? [one, other] : [other, one]
  const without = withEntryAtEnd(roster, { ...toWaiting(leaving), isSentOut: true })
  const others = without.entries.filter(({ order }) => order !== coming.order)
  return fits(terms, others, coming)
    ? ok(settleRoster(situation, withEntry(without, toPlaying(coming))))
    : refuse('event-over-capacity')
}

/**
 * After an edit: fewer places send the last joined to the waitlist, even beyond its limit; more
 * places promote. Offers stay, but end no later than the new start. Playing parties stay whatever
 * the new terms ask. entryBy changes only on an empty roster, and a draw can't be set once someone
 * got in first come; an existing draw stays.
 */
export function resize(
  situation: Situation,
  { terms }: RosterRequest<'resize'>,
): Result<Roster, RosterRefusals['resize']> {
  if (situation.terms.status === 'cancelled' || terms.status === 'cancelled')
    return refuse('event-cancelled')
  const { roster } = situation
  if (situation.terms.entryBy !== terms.entryBy && roster.entries.length > 0)
    return refuse('event-entry-fixed')
  if (isDrawFixed(situation.terms, terms, roster)) return refuse('draw-fixed')
  const entries = clampOffers({ ...situation, terms }, demote(terms, roster.entries))
  return ok(settleRoster({ ...situation, terms }, { ...roster, entries }))
}

function isDrawFixed(before: EventTerms, after: EventTerms, { entries }: Roster): boolean {
  const isSame = before.signupMode === after.signupMode && before.drawAt === after.drawAt
  if (isSame || before.isDrawn) return !isSame
  return !awaitsDraw(before) && entries.length > 0
}
