// Shared edits of a roster: find, replace, remove, and moving the waitlist up.
import { ok, refuse, type Result } from '../shared/result.ts'
import { hasStarted } from './eligibility.ts'
import {
  awaitsDraw,
  getPlayerIds,
  holdsPlace,
  placesTaken,
  type Entry,
  type EventTerms,
  type Party,
} from './entry.ts'
import { drawPartiesMax } from './event.ts'
import { fits, toWaiting, toPlaying, promote } from './places.ts'
import type { Roster, Situation } from './roster-request.ts'

export function findEntry(entries: readonly Entry[], playerId: string): Entry | undefined {
  for (const entry of entries)
    if (entry.playerId === playerId || entry.partner?.playerId === playerId) return entry
  return undefined
}

export const withEntry = (roster: Roster, changed: Entry): Roster => ({
  ...roster,
  entries: roster.entries.map((entry) => (entry.order === changed.order ? changed : entry)),
})

export const withoutEntry = (roster: Roster, gone: Entry): Roster => ({
  ...roster,
  entries: roster.entries.filter((entry) => entry.order !== gone.order),
})

export const withRemoved = (roster: Roster, gone: Entry): Roster => ({
  ...withoutEntry(roster, gone),
  sentOut: new Set([...(roster.sentOut ?? []), ...getPlayerIds(gone)]),
})

export const withLetIn = (roster: Roster, party: Party): Roster =>
  roster.sentOut === undefined
    ? roster
    : {
        ...roster,
        sentOut: new Set(
          [...roster.sentOut].filter((playerId) => !getPlayerIds(party).includes(playerId)),
        ),
      }

const withLast = (
  roster: Roster,
  party: Party & { isSentOut?: boolean; isLast?: boolean },
): Roster => ({
  ...roster,
  entries: [
    ...roster.entries,
    {
      isSentOut: false,
      ...party,
      place: 'waiting',
      offeredUntil: null,
      order: roster.nextOrder,
    },
  ],
  nextOrder: roster.nextOrder + 1,
})

export const withEntryAtEnd = (roster: Roster, entry: Entry): Roster =>
  withLast(withoutEntry(roster, entry), entry)

/**
 * Gives or offers free places to waiting parties until the start; not before a draw. The party
 * `asking` gets its place without an offer, because it is here now. A party sent out by an
 * organizer doesn't take its own place back until others have filled the room; then it waits like
 * everyone.
 */
export function settleRoster(
  { terms, now }: Situation,
  roster: Roster,
  asking: number | null = null,
): Roster {
  if (hasStarted(terms, now) || awaitsDraw(terms)) return roster
  const until = terms.offersUntil(now)
  const entries = promote(
    terms,
    roster.entries,
    ({ isSentOut }) => !isSentOut,
    (entry) =>
      until === null || entry.order === asking
        ? toPlaying(entry)
        : { ...entry, offeredUntil: until },
  )
  // Guests don't count here: else adding guests would end it.
  const isOver = (entry: Entry): boolean =>
    entry.isSentOut && !fits(terms, entries, { ...entry, guests: 0 })
  return {
    ...roster,
    entries: entries.some(isOver)
      ? entries.map((entry) => (isOver(entry) ? toWaiting(entry) : entry))
      : entries,
  }
}

/**
 * A new party joins the end of the line, so it plays at once only if it fits and no one before it
 * does. Refused when it would wait and the waitlist, counted in parties, is full. isLast: they let
 * others go first.
 */
export function enterLine(
  situation: Situation,
  party: Party,
  isLast = false,
): Result<Roster, 'event-full'> {
  const { terms, roster, now } = situation
  if (awaitsDraw(terms))
    return roster.entries.length < drawPartiesMax
      ? ok(withLast(roster, party))
      : refuse('event-full')
  // Fast path for crowds racing for one event: refuse before copying.
  if (
    placesTaken(roster.entries) >= terms.maxPlayers &&
    waitingParties(roster.entries) >= terms.maxWaitlist
  )
    return refuse('event-full')
  const line = withLast(roster, isLast ? { ...party, isSentOut: true, isLast } : party)
  const next = hasStarted(terms, now)
    ? {
        ...line,
        entries: promote(terms, line.entries, (entry) => entry.order === roster.nextOrder),
      }
    : settleRoster(situation, line, roster.nextOrder)
  const entered = next.entries.at(-1)
  const mustWait = entered?.place === 'waiting' && entered.isLast !== true
  return mustWait && waitingParties(next.entries) > terms.maxWaitlist
    ? refuse('event-full')
    : ok(next)
}

export const waitingParties = (entries: readonly Entry[]): number =>
  entries.reduce((sum, entry) => sum + (holdsPlace(entry) ? 0 : 1), 0)

/** True when even the smallest party can't enter until someone leaves or is moved. */
export const isFull = (
  terms: Pick<EventTerms, 'maxPlayers' | 'maxWaitlist' | 'signupMode' | 'isDrawn'>,
  { entries }: Roster,
): boolean =>
  !awaitsDraw(terms) &&
  placesTaken(entries) >= terms.maxPlayers &&
  waitingParties(entries) >= terms.maxWaitlist
