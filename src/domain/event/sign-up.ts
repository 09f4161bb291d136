// What players ask for themselves: sign up, change their guests, withdraw. All of it ends at the start of the event.
import { ok, refuse, type Result } from '../shared/result.ts'
import { genderRefusal, hasStarted, signUpTimeRefusal, skillRefusal, statusRefusal } from './eligibility.ts'
import { partySize, placesTaken, type Entry, type EventTerms } from './entry.ts'
import { someoneWaitingFits } from './places.ts'
import { enterLine, findEntry, settle, withEntry, withoutEntry } from './roster-edit.ts'
import type { Roster, RosterPlayer, RosterRefusals, RosterRequest, Situation } from './roster-request.ts'

/** A party larger than the whole event could only block the waitlist, so it counts as too many guests as well. */
const isTooLarge = (terms: EventTerms, guests: number): boolean => guests > terms.guestsPerPlayer || partySize({ guests }) > terms.maxPlayers

function playerRefusal(terms: EventTerms, player: RosterPlayer): 'gender-not-allowed' | 'skill-too-low' | 'skill-too-high' | null {
  return genderRefusal(terms, player.gender) ?? (terms.skillRule === 'block' ? skillRefusal(terms, player.skillSelf) : null)
}

/** A player enters with guests: to play when there is room and nobody before them fits, else to wait. */
export function signUp(situation: Situation, { player, guests }: RosterRequest<'sign-up'>): Result<Roster, RosterRefusals['sign-up']> {
  const { terms, roster, now } = situation
  const unavailable = statusRefusal(terms)
  if (unavailable !== null) return refuse(unavailable)
  if (findEntry(roster.entries, player.playerId) !== undefined) return refuse('already-signed-up')
  const unwanted = signUpTimeRefusal(terms, now) ?? playerRefusal(terms, player)
  if (unwanted !== null) return refuse(unwanted)
  return isTooLarge(terms, guests) ? refuse('too-many-guests') : enterLine(situation, player, guests)
}

/** More guests are a sign-up of more people: the same times and limits, and places that no waiting party could take. */
function raiseRefusal({ terms, roster, now }: Situation, entry: Entry, guests: number): RosterRefusals['set-guests'] | null {
  const closed = signUpTimeRefusal(terms, now)
  if (closed !== null) return closed
  if (isTooLarge(terms, guests)) return 'too-many-guests'
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

/** A player leaves the event or its waitlist. */
export function withdraw(situation: Situation, { playerId }: RosterRequest<'withdraw'>): Result<Roster, RosterRefusals['withdraw']> {
  const { terms, roster, now } = situation
  const unavailable = statusRefusal(terms)
  if (unavailable !== null) return refuse(unavailable)
  if (findEntry(roster.entries, playerId) === undefined) return refuse('not-signed-up')
  if (hasStarted(terms, now)) return refuse('event-in-past')
  return ok(settle(situation, withoutEntry(roster, playerId)))
}
