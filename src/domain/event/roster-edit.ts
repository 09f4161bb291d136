// The moves every roster rule is made of: find, replace, take out, let the line move up.
import { ok, refuse, type Result } from '../shared/result.ts'
import { hasStarted } from './eligibility.ts'
import { placesTaken, type Entry } from './entry.ts'
import { promote } from './places.ts'
import type { Roster, RosterPlayer, Situation } from './roster-request.ts'

/** The entry of a player, or undefined. */
export function findEntry(entries: readonly Entry[], playerId: string): Entry | undefined {
  for (const entry of entries) if (entry.playerId === playerId) return entry
  return undefined
}

/** The roster with the entry of the same player replaced; the order stays. */
export const withEntry = (roster: Roster, changed: Entry): Roster => ({
  ...roster,
  entries: roster.entries.map((entry) => (entry.playerId === changed.playerId ? changed : entry)),
})

/** The roster without a player. */
export const withoutEntry = (roster: Roster, playerId: string): Roster => ({ ...roster, entries: roster.entries.filter((entry) => entry.playerId !== playerId) })

/** The roster with a party at the end of the line, and with the order that belongs there. */
const withLast = (roster: Roster, party: Omit<Entry, 'place' | 'order'>): Roster => ({
  entries: [...roster.entries, { ...party, place: 'waiting', order: roster.nextOrder }],
  nextOrder: roster.nextOrder + 1,
})

/** The roster with a party sent out to the end of the line: it gets a new order, as if it had joined the waitlist now. */
export const withEntryAtEnd = (roster: Roster, entry: Entry): Roster => withLast(withoutEntry(roster, entry.playerId), entry)

/**
 * Lets waiting parties take free places until the event starts; afterwards nothing moves by itself. `held` names the
 * party that was just sent out: it would otherwise take its own place back at once.
 */
export function settle({ terms, now }: Situation, roster: Roster, held: string | null = null): Roster {
  if (hasStarted(terms, now)) return roster
  return { ...roster, entries: promote(terms, roster.entries, (entry) => entry.playerId !== held) }
}

/**
 * A new party joins the end of the line, and the line moves up. So it plays at once only if it fits and nobody before
 * it does. Refused when it would have to wait and the waitlist, counted in parties, is full.
 */
export function enterLine(situation: Situation, player: RosterPlayer, guests: number): Result<Roster, 'event-full'> {
  const { terms, roster, now } = situation
  const { playerId, gender } = player
  // What most of a crowd racing for one event gets: answered before anything is copied.
  if (placesTaken(roster.entries) >= terms.maxPlayers && waitingParties(roster.entries) >= terms.maxWaitlist) return refuse('event-full')
  const line = withLast(roster, { playerId, gender, guests })
  const next = hasStarted(terms, now) ? { ...line, entries: promote(terms, line.entries, (entry) => entry.playerId === playerId) } : settle(situation, line)
  const mustWait = next.entries.at(-1)?.place === 'waiting'
  return mustWait && waitingParties(next.entries) > terms.maxWaitlist ? refuse('event-full') : ok(next)
}

const waitingParties = (entries: readonly Entry[]): number => entries.reduce((sum, entry) => sum + (entry.place === 'waiting' ? 1 : 0), 0)
