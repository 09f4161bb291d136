// The places of an event in order: taken, mine, and free.
import { holdsPlace, partySize, type Entry } from '#domain/event/entry.ts'
import { findEntry } from '#domain/event/roster-edit.ts'

export type PlaceKind = 'taken' | 'mine' | 'free'

/**
 * One kind per place, in roster order; never fewer than are taken. The places of one party,
 * including guests, are adjacent.
 */
export function listPlaceKinds(
  entries: readonly Entry[],
  maxPlayers: number,
  playerId: string,
): PlaceKind[] {
  const holding = entries.filter(holdsPlace)
  const playing = holding.filter(({ place }) => place === 'playing')
  const own = findEntry(playing, playerId)
  const taken = holding.flatMap((entry) =>
    Array.from({ length: partySize(entry) }, (): PlaceKind => (entry === own ? 'mine' : 'taken')),
  )
  const free = Math.max(0, maxPlayers - taken.length)
  return [...taken, ...Array.from({ length: free }, (): PlaceKind => 'free')]
}
