// The places of an event in order: taken, mine, and free.
import { holdsPlace, partySize } from '#domain/event/entry.ts'
import { findEntry } from '#domain/event/roster-edit.ts'
import { toEntries, type RosterEntry } from '../../../parts/event/event-detail.ts'

export type PlaceKind = 'taken' | 'mine' | 'free'

/**
 * One kind per place, in roster order; never fewer than are taken. The places of one party,
 * including guests, are adjacent.
 */
export function listPlaceKinds(
  roster: readonly RosterEntry[],
  maxPlayers: number,
  playerId: string,
): PlaceKind[] {
  const holding = toEntries(roster).filter(holdsPlace)
  const playing = holding.filter(({ place }) => place === 'playing')
  const own = findEntry(playing, playerId)
  const taken = holding.flatMap((entry) =>
    Array.from({ length: partySize(entry) }, (): PlaceKind => (entry === own ? 'mine' : 'taken')),
  )
  const free = Math.max(0, maxPlayers - taken.length)
  return [...taken, ...Array.from({ length: free }, (): PlaceKind => 'free')]
}
