// The requests of players for themselves: sign up, change their guests, withdraw. All of it ends at
// the start of the event, except for walk-ins of an open queue.
import type { HouseAnswer, HouseRefusal } from '../house-rule/house-rule.ts'
import { ok, refuse, type Result } from '../shared/result.ts'
import {
  hasStarted,
  isPast,
  partnerRefusal,
  playerRefusal,
  signUpTimeRefusal,
  statusRefusal,
  teamRefusal,
} from './eligibility.ts'
import {
  awaitsDraw,
  guestsAllowed,
  holdsPlace,
  partySize,
  placesTaken,
  type Entry,
  type Party,
} from './entry.ts'
import { formParty, sizeRefusal } from './party.ts'
import { freed } from './places.ts'
import {
  enterLine,
  findEntry,
  settle,
  waitingParties,
  withEntry,
  withEntryAtEnd,
  withoutEntry,
  withSentOut,
} from './roster-edit.ts'
import type {
  Roster,
  RosterPlayer,
  RosterRefusals,
  RosterRequest,
  Situation,
} from './roster-request.ts'

/**
 * A player enters with guests, or with a partner, subject to the same rules: to play when there
 * is room and no one before them fits, else to wait.
 */
export function signUp(
  situation: Situation,
  { player, partner = null, guests, seats, isWalkIn, house = null }: RosterRequest<'sign-up'>,
): Result<Roster, RosterRefusals['sign-up']> {
  const { terms, roster } = situation
  const unavailable = statusRefusal(terms)
  if (unavailable !== null) return refuse(unavailable)
  if (findEntry(roster.entries, player.playerId) !== undefined) return refuse('already-signed-up')
  const unwanted =
    timeRefusal(situation, isWalkIn) ??
    sentOutRefusal(roster, [player, partner]) ??
    playerRefusal(terms, player)
  if (unwanted !== null) return refuse(unwanted)
  const party = formParty(situation, player, partner, guests)
  if (!party.ok) return party
  const refusal =
    refuseParty(situation, party.value, partner) ?? seatRefusal(roster, party.value, seats)
  if (refusal !== null) return refuse(refusal)
  return house === null
    ? enterLine(situation, party.value)
    : enterByHouse(situation, party.value, house)
}

/**
 * After the start only walk-ins come in, until the results are final, and no one who waits moves up
 * without knowing.
 */
function timeRefusal({ terms, now }: Situation, isWalkIn: boolean | undefined) {
  if (isWalkIn !== true) return signUpTimeRefusal(terms, now)
  if (isPast(terms, now)) return 'event-in-past'
  return terms.isOver === true ? 'event-closed' : null
}

/** The house rules come after the event's own: nobody is told of them where there is no place. */
function enterByHouse(
  situation: Situation,
  party: Party,
  { refused, isLast, mayWait }: HouseAnswer,
): Result<Roster, HouseRefusal | 'event-full'> {
  const entered = enterLine(situation, party, isLast)
  if (!entered.ok) return entered
  if (refused !== null) return { ok: false, refusal: refused }
  const isWaiting =
    !awaitsDraw(situation.terms) && entered.value.entries.at(-1)?.place === 'waiting'
  return isWaiting && !mayWait ? refuse('house-waitlist') : entered
}

/** Those last in line wait like everyone from now on, and take what is free. */
export function freeLast(situation: Situation): Result<Roster, RosterRefusals['free-last']> {
  const { terms, roster } = situation
  const unavailable = statusRefusal(terms)
  if (unavailable !== null) return refuse(unavailable)
  if (!roster.entries.some(({ isLast }) => isLast === true)) return ok(roster)
  return ok(
    settle(situation, {
      ...roster,
      entries: roster.entries.map((entry) => (entry.isLast === true ? freed(entry) : entry)),
    }),
  )
}

const refuseParty = ({ terms }: Situation, party: Party, partner: RosterPlayer | null) =>
  (party.partner === null || partner === null
    ? null
    : (partnerRefusal(terms, partner) ?? teamRefusal(terms, [party, partner]))) ??
  sizeRefusal(terms, party)

/** A substitute takes no place beyond those of members. */
const seatRefusal = (
  { entries }: Roster,
  party: Party,
  seats: number | null = null,
): 'no-substitute-needed' | null =>
  seats !== null && placesTaken(entries) + partySize(party) > seats ? 'no-substitute-needed' : null

/**
 * A player taken off, or gone from the waitlist they had been sent to, asks the organizer:
 * leaving undoes no decision of theirs.
 */
const sentOutRefusal = (
  { sentOut }: Roster,
  players: readonly ({ playerId: string } | null)[],
): 'sent-out' | null =>
  players.some((player) => player !== null && sentOut?.has(player.playerId) === true)
    ? 'sent-out'
    : null

/**
 * More guests are a sign-up of more people: the same times and limits, and no one may wait for a
 * place that they would take.
 */
function raiseRefusal(
  { terms, roster, now }: Situation,
  entry: Entry,
  guests: number,
): RosterRefusals['set-guests'] | null {
  const closed = signUpTimeRefusal(terms, now)
  if (closed !== null) return closed
  if (guests > guestsAllowed(terms) || partySize({ ...entry, guests }) > terms.maxPlayers)
    return 'too-many-guests'
  if (!holdsPlace(entry)) return null
  if (waitingParties(roster.entries) > 0) return 'others-waiting'
  return placesTaken(roster.entries) + guests - entry.guests > terms.maxPlayers
    ? 'event-full'
    : null
}

/**
 * A guest added later stands behind every waiting party. A party with a place gets one only
 * while no one waits; a waiting party goes to the end of the line with the new one, unless it is
 * the last anyway or a draw is still to come.
 */
function raiseGuests(situation: Situation, entry: Entry, guests: number): Roster {
  const { terms, roster } = situation
  const raised = { ...entry, guests }
  const isLast = roster.entries.every((other) => holdsPlace(other) || other.order <= entry.order)
  const keepsOrder = holdsPlace(entry) || isLast || awaitsDraw(terms)
  return keepsOrder
    ? settle(situation, withEntry(roster, raised), raised.order)
    : settle(situation, withEntryAtEnd(roster, raised), roster.nextOrder)
}

/**
 * Fewer guests are always welcome, even where the limit was lowered meanwhile, and free their
 * places.
 */
export function setGuests(
  situation: Situation,
  { playerId, guests }: RosterRequest<'set-guests'>,
): Result<Roster, RosterRefusals['set-guests']> {
  const { terms, roster, now } = situation
  const unavailable = statusRefusal(terms)
  if (unavailable !== null) return refuse(unavailable)
  const entry = findEntry(roster.entries, playerId)
  if (entry === undefined) return refuse('not-signed-up')
  if (hasStarted(terms, now)) return refuse('event-in-past')
  if (guests === entry.guests) return ok(roster)
  if (guests < entry.guests)
    return ok(settle(situation, withEntry(roster, { ...entry, guests }), entry.order))
  const refusal = raiseRefusal(situation, entry, guests)
  return refusal === null ? ok(raiseGuests(situation, entry, guests)) : refuse(refusal)
}

/** A party leaves the event or its waitlist, by whichever of a team asks. */
export function withdraw(
  situation: Situation,
  { playerId }: RosterRequest<'withdraw'>,
): Result<Roster, RosterRefusals['withdraw']> {
  const { terms, roster, now } = situation
  const unavailable = statusRefusal(terms)
  if (unavailable !== null) return refuse(unavailable)
  const entry = findEntry(roster.entries, playerId)
  if (entry === undefined) return refuse('not-signed-up')
  if (hasStarted(terms, now)) return refuse('event-in-past')
  const isKeptOut = entry.isSentOut && entry.isLast !== true
  return ok(settle(situation, (isKeptOut ? withSentOut : withoutEntry)(roster, entry)))
}
