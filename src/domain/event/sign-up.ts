// What players ask for themselves: sign up, change their guests, withdraw. All of it ends at the start of the event.
import { ok, refuse, type Result } from '../shared/result.ts'
import { hasStarted, playerRefusal, signUpTimeRefusal, statusRefusal } from './eligibility.ts'
import { guestsAllowed, partySize, placesTaken, type Entry } from './entry.ts'
import { partyOf, sizeRefusal } from './party.ts'
import { someoneWaitingFits } from './places.ts'
import { enterLine, findEntry, settle, withEntry, withoutEntry } from './roster-edit.ts'
import type { Roster, RosterRefusals, RosterRequest, Situation } from './roster-request.ts'

/** A player enters with guests, or with a partner who must be admitted as well: to play when there is room and nobody before them fits, else to wait. */
export function signUp(situation: Situation, { player, partner = null, guests }: RosterRequest<'sign-up'>): Result<Roster, RosterRefusals['sign-up']> {
  const { terms, roster, now } = situation
  const unavailable = statusRefusal(terms)
  if (unavailable !== null) return refuse(unavailable)
  if (findEntry(roster.entries, player.playerId) !== undefined) return refuse('already-signed-up')
  const unwanted = signUpTimeRefusal(terms, now) ?? playerRefusal(terms, player)
  if (unwanted !== null) return refuse(unwanted)
  const party = partyOf(situation, player, partner, guests)
  if (!party.ok) return party
  const refusal = (party.value.partner === null || partner === null ? null : playerRefusal(terms, partner)) ?? sizeRefusal(terms, party.value)
  return refusal === null ? enterLine(situation, party.value) : refuse(refusal)
}

/** More guests are a sign-up of more people: the same times and limits, and places that no waiting party could take. */
function raiseRefusal({ terms, roster, now }: Situation, entry: Entry, guests: number): RosterRefusals['set-guests'] | null {
  const closed = signUpTimeRefusal(terms, now)
  if (closed !== null) return closed
  if (guests > guestsAllowed(terms) || partySize({ ...entry, guests }) > terms.maxPlayers) return 'too-many-guests'
  if (entry.place === 'waiting') return null
  const places = placesTaken(roster.entries) + guests - entry.guests
  return places > terms.maxPlayers || someoneWaitingFits(terms, roster.entries) ? 'event-full' : null
}

/** Fewer guests are always welcome, even where the limit was lowered meanwhile, and free their places. */
export function setGuests(situation: Situation, { playerId, guests }: RosterRequest<'set-guests'>): Result<Roster, RosterRefusals['set-guests']> {
  const { terms, roster, now } = situation
  const unavailable = statusRefusal(terms)
  if (unavailable !== null) return refuse(unavailable)
  const entry = findEntry(roster.entries, playerId)
  if (entry === undefined) return refuse('not-signed-up')
  if (hasStarted(terms, now)) return refuse('event-in-past')
  if (guests === entry.guests) return ok(roster)
  const refusal = guests > entry.guests ? raiseRefusal(situation, entry, guests) : null
  return refusal === null ? ok(settle(situation, withEntry(roster, { ...entry, guests }))) : refuse(refusal)
}

/** A party leaves the event or its waitlist, by whichever of a team asks. */
export function withdraw(situation: Situation, { playerId }: RosterRequest<'withdraw'>): Result<Roster, RosterRefusals['withdraw']> {
  const { terms, roster, now } = situation
  const unavailable = statusRefusal(terms)
  if (unavailable !== null) return refuse(unavailable)
  const entry = findEntry(roster.entries, playerId)
  if (entry === undefined) return refuse('not-signed-up')
  if (hasStarted(terms, now)) return refuse('event-in-past')
  return ok(settle(situation, withoutEntry(roster, entry)))
}
