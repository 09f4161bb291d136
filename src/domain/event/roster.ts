// The single decision over an event's roster: playing, waiting, moving up. Pure; the server runs it
// under the event's row lock, and screens ask it what a tap would do. Fair means first come, first
// that fits: a party of three lets later singles pass when two places are free, and guests never
// jump the line.
import { decideAnswer, expireOffers } from '../offer/offer-answer.ts'
import { ok, refuse, type Result } from '../shared/result.ts'
import { drawPlaces } from './draw.ts'
import { isLateCancel, toBinding } from './eligibility.ts'
import {
  awaitsDraw,
  getPlayerIds,
  holdsPlace,
  type Entry,
  type EntryPlace,
  type EventTerms,
} from './entry.ts'
import { addRosterPlayer, movePlayer, removeRosterPlayer, resize, swapPlayers } from './organize.ts'
import { changesBetween, type EntryChange } from './roster-change.ts'
import { findEntry } from './roster-edit.ts'
import type {
  Roster,
  RosterKind,
  RosterRefusal,
  RosterRefusals,
  RosterRequest,
  Situation,
  Unsigned,
} from './roster-request.ts'
import { freeLast, setGuests, signUp, withdraw } from './sign-up.ts'

/** position counts waiting parties from 1; null before a draw and with an offer. */
export type Placement = { place: EntryPlace | 'out'; position: number | null }

/**
 * The roster afterwards, changed rows, parties promoted, parties moved to the waitlist or whose
 * offer was withdrawn, new offers, expired offers, and the new standing of the party concerned
 * (`out` when the request is about no one). `party`: that party's players. late: a withdrawal after
 * the cut-off.
 */
export type RosterDecision = {
  roster: Roster
  changes: EntryChange[]
  promoted: string[]
  demoted: string[]
  offered: { playerId: string; until: number }[]
  expired: string[]
  answer: Placement
  party: string[]
  late: boolean
}

type Rules = {
  [K in RosterKind]: (
    situation: Situation,
    request: RosterRequest<K>,
  ) => Result<Roster, RosterRefusals[K]>
}

/**
 * Checked last: no one signs for an event that has no place for them or that they may not enter.
 */
function afterSigning<R extends RosterRefusal>(
  decided: Result<Roster, R>,
  { unsigned = [] }: Unsigned,
): Result<Roster, R | 'agreement-needed'> {
  if (!decided.ok || unsigned.length === 0) return decided
  return refuse('agreement-needed', { n: unsigned.length, versions: unsigned.join() })
}

const rules: Rules = {
  'sign-up': (situation, request) => afterSigning(signUp(situation, request), request),
  'set-guests': (situation, request) => afterSigning(setGuests(situation, request), request),
  withdraw: withdraw,
  'answer-offer': decideAnswer,
  'expire-offers': expireOffers,
  'free-last': freeLast,
  add: addRosterPlayer,
  remove: removeRosterPlayer,
  move: movePlayer,
  swap: swapPlayers,
  resize: resize,
  draw: drawPlaces,
}

/** Decides one request at `now` (ms). A refused request changes no entry. */
export function decideRoster<K extends RosterKind>(
  terms: EventTerms,
  roster: Roster,
  request: RosterRequest<K>,
  now: number,
): Result<RosterDecision, RosterRefusals[K]> {
  const decided = rules[request.kind]({ terms, roster, now }, request)
  if (!decided.ok) return decided
  const changes = changesBetween(roster.entries, decided.value.entries)
  const playerId = getSubject(request)
  const before = playerId === null ? undefined : findEntry(roster.entries, playerId)
  const party =
    playerId === null ? undefined : (findEntry(decided.value.entries, playerId) ?? before)
  return ok({
    roster: decided.value,
    changes,
    promoted: updatedTo(changes, (before, after) => before.place !== after.place && isIn(after)),
    demoted:
      request.kind === 'expire-offers'
        ? []
        : updatedTo(changes, (before, after) => holdsPlace(before) && !holdsPlace(after)),
    offered: listOffered(changes),
    expired: request.kind === 'expire-offers' ? listExpired(changes) : [],
    answer:
      playerId === null
        ? { place: 'out', position: null }
        : findPlacement(terms, decided.value, playerId),
    party: party === undefined ? [] : getPlayerIds(party),
    late:
      request.kind === 'withdraw' &&
      before?.place === 'playing' &&
      isLateCancel(toBinding(terms, before), now),
  })
}

export type BatchDecision = {
  roster: Roster
  changes: EntryChange[]
  results: Result<RosterDecision, RosterRefusal>[]
}

/**
 * Decides requests one after the other. After an accepted resize its terms apply; after a draw
 * places are first come, first served.
 */
export function decideBatch(
  terms: EventTerms,
  roster: Roster,
  requests: readonly RosterRequest[],
  now: number,
): BatchDecision {
  let current = { terms, roster }
  const results = requests.map((request) => {
    const decided = decideRoster(current.terms, current.roster, request, now)
    if (decided.ok)
      current = { terms: termsAfter(current.terms, request), roster: decided.value.roster }
    return decided
  })
  return {
    roster: current.roster,
    changes: changesBetween(roster.entries, current.roster.entries),
    results,
  }
}

function termsAfter(terms: EventTerms, request: RosterRequest): EventTerms {
  if (request.kind === 'resize') return request.terms
  return request.kind === 'draw' ? { ...terms, isDrawn: true } : terms
}

export function findPlacement(
  terms: Pick<EventTerms, 'signupMode' | 'isDrawn'>,
  { entries }: Roster,
  playerId: string,
): Placement {
  const entry = findEntry(entries, playerId)
  if (entry === undefined) return { place: 'out', position: null }
  if (holdsPlace(entry) || awaitsDraw(terms)) return { place: entry.place, position: null }
  return {
    place: 'waiting',
    position: entries.reduce(
      (sum, other) => sum + (!holdsPlace(other) && other.order <= entry.order ? 1 : 0),
      0,
    ),
  }
}

function getSubject(request: {
  kind: RosterKind
  playerId?: string
  player?: { playerId: string }
}): string | null {
  return request.player?.playerId ?? request.playerId ?? null
}

const isIn = ({ place }: Entry): boolean => place === 'playing'

const updatedTo = (
  changes: readonly EntryChange[],
  hasChanged: (before: Entry, after: Entry) => boolean,
): string[] =>
  changes.flatMap((change) =>
    change.kind === 'update' && hasChanged(change.before, change.after)
      ? getPlayerIds(change.after)
      : [],
  )

const listOffered = (changes: readonly EntryChange[]): RosterDecision['offered'] =>
  changes.flatMap((change) => {
    if (change.kind === 'delete') return []
    const { offeredUntil: until } = change.after
    const was = change.kind === 'update' ? change.before.offeredUntil : null
    return until === null || until === was
      ? []
      : getPlayerIds(change.after).map((playerId) => ({ playerId, until }))
  })

const listExpired = (changes: readonly EntryChange[]): string[] =>
  changes.flatMap((change) =>
    change.kind !== 'insert' &&
    change.before.offeredUntil !== null &&
    (change.kind === 'delete' || change.after.offeredUntil === null)
      ? getPlayerIds(change.before)
      : [],
  )
