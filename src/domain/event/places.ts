// Room in an event. Invariant: parties that play or have an offer never exceed maxPlayers, and in a
// Mixed event women and men each hold at most half of the places. Entries are always sorted by
// `order`.
import { holdsPlace, partySize, type Entry, type EventTerms, type Party } from './entry.ts'

type Room = Pick<EventTerms, 'maxPlayers' | 'gender'>
type Tally = { taken: number; man: number; woman: number }

/** Guests and players without a set gender take any place. */
export const placesPerGender = (terms: Pick<EventTerms, 'maxPlayers'>): number =>
  Math.ceil(terms.maxPlayers / 2)

const balanced = ['man', 'woman'] as const

const countSide = (
  { gender, partner }: Pick<Party, 'gender' | 'partner'>,
  side: (typeof balanced)[number],
): number => (gender === side ? 1 : 0) + (partner?.gender === side ? 1 : 0)

function count(tally: Tally, entry: Entry, sign: 1 | -1): void {
  tally.taken += sign * partySize(entry)
  for (const side of balanced) tally[side] += sign * countSide(entry, side)
}

function tallyPlaces(entries: readonly Entry[]): Tally {
  const tally: Tally = { taken: 0, man: 0, woman: 0 }
  for (const entry of entries) if (holdsPlace(entry)) count(tally, entry, 1)
  return tally
}

function hasRoom(terms: Room, tally: Tally, entry: Party): boolean {
  if (tally.taken + partySize(entry) > terms.maxPlayers) return false
  if (terms.gender !== 'Mixed') return true
  const limit = placesPerGender(terms)
  return balanced.every(
    (side) => countSide(entry, side) === 0 || tally[side] + countSide(entry, side) <= limit,
  )
}

export const fits = (terms: Room, entries: readonly Entry[], entry: Party): boolean =>
  hasRoom(terms, tallyPlaces(entries), entry)

/**
 * Admits waiting parties in order; a party that doesn't fit never blocks those behind it. One pass
 * is enough, because admitting never makes room for an earlier party. `admit` lets a party play or
 * makes an offer.
 */
export function promote(
  terms: Room,
  entries: readonly Entry[],
  mayEnter: (entry: Entry) => boolean,
  admit: (entry: Entry) => Entry = toPlaying,
): readonly Entry[] {
  const tally = tallyPlaces(entries)
  if (tally.taken >= terms.maxPlayers) return entries
  const admitted = new Set<Entry>()
  for (const entry of entries) {
    if (holdsPlace(entry) || !hasRoom(terms, tally, entry) || !mayEnter(entry)) continue
    count(tally, entry, 1)
    admitted.add(entry)
  }
  return admitted.size === 0
    ? entries
    : entries.map((entry) => (admitted.has(entry) ? admit(entry) : entry))
}

export const toPlaying = ({ isLast: _isLast, ...entry }: Entry): Entry => ({
  ...entry,
  place: 'playing',
  isSentOut: false,
  offeredUntil: null,
})

export const toWaiting = ({ isLast: _isLast, ...entry }: Entry): Entry => ({
  ...entry,
  isSentOut: false,
})

export function demote(terms: Room, entries: readonly Entry[]): readonly Entry[] {
  const tally = tallyPlaces(entries)
  const limit = terms.gender === 'Mixed' ? placesPerGender(terms) : terms.maxPlayers
  const next = [...entries]
  const latestFirst = [...entries.entries()].toReversed()
  const inTurn = [
    ...latestFirst.filter(([, { offeredUntil }]) => offeredUntil !== null),
    ...latestFirst.filter(([, { place }]) => place === 'playing'),
  ]
  for (const [index, entry] of inTurn) {
    const isOverHalf = balanced.some((side) => countSide(entry, side) > 0 && tally[side] > limit)
    if (tally.taken <= terms.maxPlayers && !isOverHalf) continue
    count(tally, entry, -1)
    next[index] = { ...entry, place: 'waiting', offeredUntil: null }
  }
  return next
}
