// Players' requests for themselves: sign up, change guests, withdraw. All end at the event's start,
// except for walk-ins of an open queue.
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
import { toWaiting } from './places.ts'
import {
  enterLine,
  findEntry,
  settleRoster,
  waitingParties,
  withEntry,
  withEntryAtEnd,
  withoutEntry,
  withRemoved,
} from './roster-edit.ts'
import type {
  Roster,
  RosterPlayer,
  RosterRefusals,
  RosterRequest,
  Situation,
} from './roster-request.ts'

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
 * After the start only walk-ins enter, until results are final; waiting parties are no longer
 * promoted.
 */
function timeRefusal({ terms, now }: Situation, isWalkIn: boolean | undefined) {
  if (isWalkIn !== true) return signUpTimeRefusal(terms, now)
  if (isPast(terms, now)) return 'event-in-past'
  return terms.isOver === true ? 'event-closed' : null
}

/**
 * House rules are checked after the event's own, so they are only mentioned when there is a place.
 */
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

export function freeLast(situation: Situation): Result<Roster, RosterRefusals['free-last']> {
  const { terms, roster } = situation
  const unavailable = statusRefusal(terms)
  if (unavailable !== null) return refuse(unavailable)
  if (!roster.entries.some(({ isLast }) => isLast === true)) return ok(roster)
  return ok(
    settleRoster(situation, {
      ...roster,
      entries: roster.entries.map((entry) => (entry.isLast === true ? toWaiting(entry) : entry)),
    }),
  )
}

const refuseParty = ({ terms }: Situation, party: Party, partner: RosterPlayer | null) =>
  (party.partner === null || partner === null
    ? null
    : (partnerRefusal(terms, partner) ?? teamRefusal(terms, [party, partner]))) ??
  sizeRefusal(terms, party)

const seatRefusal = (
  { entries }: Roster,
  party: Party,
  seats: number | null = null,
): 'no-substitute-needed' | null =>
  seats !== null && placesTaken(entries) + partySize(party) > seats ? 'no-substitute-needed' : null

/**
 * A player whom an organizer removed or sent to the waitlist has to ask the organizer: leaving
 * doesn't undo that decision.
 */
const sentOutRefusal = (
  { sentOut }: Roster,
  players: readonly ({ playerId: string } | null)[],
): 'sent-out' | null =>
  players.some((player) => player !== null && sentOut?.has(player.playerId) === true)
    ? 'sent-out'
    : null

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
 * An added guest stands behind every waiting party. A party with a place gets one only while no one
 * waits; a waiting party moves to the end of the line with the new guest, unless it is last already
 * or before a draw.
 */
function raiseGuests(situation: Situation, entry: Entry, guests: number): Roster {
  const { terms, roster } = situation
  const raised = { ...entry, guests }
  const isLast = roster.entries.every((other) => holdsPlace(other) || other.order <= entry.order)
  const keepsOrder = holdsPlace(entry) || isLast || awaitsDraw(terms)
  return keepsOrder
    ? settleRoster(situation, withEntry(roster, raised), raised.order)
    : settleRoster(situation, withEntryAtEnd(roster, raised), roster.nextOrder)
}

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
    return ok(settleRoster(situation, withEntry(roster, { ...entry, guests }), entry.order))
  const refusal = raiseRefusal(situation, entry, guests)
  return refusal === null ? ok(raiseGuests(situation, entry, guests)) : refuse(refusal)
}

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
  return ok(settleRoster(situation, (isKeptOut ? withRemoved : withoutEntry)(roster, entry)))
}
