// The moves every roster rule is made of: find, replace, take out, let the line move up.
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
import { fits, freed, letIn, promote } from './places.ts'
import type { Roster, Situation } from './roster-request.ts'

/** The entry of a player, whichever of a team they are, or undefined. */
export function findEntry(entries: readonly Entry[], playerId: string): Entry | undefined {
  for (const entry of entries)
    if (entry.playerId === playerId || entry.partner?.playerId === playerId) return entry
  return undefined
}

/** The roster with the entry of the same order replaced. */
export const withEntry = (roster: Roster, changed: Entry): Roster => ({
  ...roster,
  entries: roster.entries.map((entry) => (entry.order === changed.order ? changed : entry)),
})

/** The roster without a party. */
export const withoutEntry = (roster: Roster, gone: Entry): Roster => ({
  ...roster,
  entries: roster.entries.filter((entry) => entry.order !== gone.order),
})

/** The roster without a party that an organizer keeps out of it. */
export const withSentOut = (roster: Roster, gone: Entry): Roster => ({
  ...withoutEntry(roster, gone),
  sentOut: new Set([...(roster.sentOut ?? []), ...getPlayerIds(gone)]),
})

/** The roster into which an organizer brings a party. */
export const withLetIn = (roster: Roster, party: Party): Roster =>
  roster.sentOut === undefined
    ? roster
    : {
        ...roster,
        sentOut: new Set(
          [...roster.sentOut].filter((playerId) => !getPlayerIds(party).includes(playerId)),
        ),
      }

/** The roster with a party at the end of the line, and with the order that belongs there. */
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

/**
 * The roster with a party sent out to the end of the line: it gets a new order, as if it had joined
 * the waitlist now.
 */
export const withEntryAtEnd = (roster: Roster, entry: Entry): Roster =>
  withLast(withoutEntry(roster, entry), entry)

/**
 * Lets waiting parties take free places until the event starts, or offers them; afterwards, and
 * before a draw, nothing moves on its own. The party with the order `asking` is here this moment, so
 * it is not asked: it plays. A party sent out by an organizer does not take its own place back:
 * others have the chance until there is no room left, and then they wait like everyone.
 */
export function settle(
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
      until === null || entry.order === asking ? letIn(entry) : { ...entry, offeredUntil: until },
  )
  // Guests do not count here: bringing more of them would else end it.
  const isOver = (entry: Entry): boolean =>
    entry.isSentOut && !fits(terms, entries, { ...entry, guests: 0 })
  return {
    ...roster,
    entries: entries.some(isOver)
      ? entries.map((entry) => (isOver(entry) ? freed(entry) : entry))
      : entries,
  }
}

/**
 * A new party joins the end of the line, and the line moves up. So it plays at once only if it fits
 * and no one before it does. Refused when it would have to wait and the waitlist, counted in
 * parties, is full. Before a draw everyone waits for it. isLast: they let others go first.
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
  // What most of a crowd racing for one event gets: answered before anything is copied.
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
    : settle(situation, line, roster.nextOrder)
  const entered = next.entries.at(-1)
  // A party that lets others go first finds room, as far as anyone can tell.
  const mustWait = entered?.place === 'waiting' && entered.isLast !== true
  return mustWait && waitingParties(next.entries) > terms.maxWaitlist
    ? refuse('event-full')
    : ok(next)
}

/** Parties that wait without an offer. */
export const waitingParties = (entries: readonly Entry[]): number =>
  entries.reduce((sum, entry) => sum + (holdsPlace(entry) ? 0 : 1), 0)

/** No party can enter, however small; nor can one as long as nobody leaves or is moved. */
export const isFull = (
  terms: Pick<EventTerms, 'maxPlayers' | 'maxWaitlist' | 'signupMode' | 'isDrawn'>,
  { entries }: Roster,
): boolean =>
  !awaitsDraw(terms) &&
  placesTaken(entries) >= terms.maxPlayers &&
  waitingParties(entries) >= terms.maxWaitlist
