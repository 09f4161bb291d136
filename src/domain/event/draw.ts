// The draw gives out the places of an event by lottery or turns. Pure and seeded: the server draws
// and any screen verifies the record with the same functions.
import { createRandom } from '../shared/random.ts'
import { ok, refuse, type Result } from '../shared/result.ts'
import { statusRefusal } from './eligibility.ts'
import {
  awaitsDraw,
  partySize,
  placesTaken,
  getPlayerIds,
  type Entry,
  type EntryPlace,
} from './entry.ts'
import type { SignupMode } from './event.ts'
import { promote } from './places.ts'
import type { Roster, RosterRefusals, RosterRequest, Situation } from './roster-request.ts'

/** Turns count places in the organizer's last events at the venue, this many of them. */
export const turnEvents = 10

/**
 * Parties come in sign-up order and return in draw order: by lot, or with turns, fewest turns
 * first.
 */
export function drawOrder<P extends { turns: number }>(
  parties: readonly P[],
  mode: SignupMode,
  seed: number,
): P[] {
  const lots = createRandom(seed).shuffle(parties)
  return mode === 'take turns' ? lots.toSorted((a, b) => a.turns - b.turns) : lots
}

/**
 * A team's turns are the larger count of its two partners, so a fresh partner brings no advantage.
 */
const countTurns = (entry: Entry, turns: ReadonlyMap<string, number>): number =>
  Math.max(...getPlayerIds(entry).map((playerId) => turns.get(playerId) ?? 0))

/**
 * Everyone in the draw gets a new order, and places as far as they fit. Places the organizer gave
 * by hand stay. The rest wait in drawn order, even beyond the waitlist's limit: no one is removed.
 */
export function drawPlaces(
  { terms, roster }: Situation,
  { seed, turns }: RosterRequest<'draw'>,
): Result<Roster, RosterRefusals['draw']> {
  const unavailable = statusRefusal(terms)
  if (unavailable !== null) return refuse(unavailable)
  if (!awaitsDraw(terms)) return refuse('draw-made')
  const waiting = roster.entries
    .filter(({ place }) => place === 'waiting')
    .map((entry) => ({ entry, turns: countTurns(entry, turns) }))
  const drawn = drawOrder(waiting, terms.signupMode, seed).map(({ entry }, index) => ({
    ...entry,
    order: roster.nextOrder + index,
    isSentOut: false,
  }))
  const line = [...roster.entries.filter(({ place }) => place === 'playing'), ...drawn]
  return ok({
    entries: promote(terms, line, () => true),
    nextOrder: roster.nextOrder + drawn.length,
  })
}

export type DrawnParty = {
  playerIds: string[]
  guests: number
  turns: number
  rank: number
  place: EntryPlace
}

/**
 * held: places the organizer had given before. isBalanced: places were balanced between women and
 * men. parties are in sign-up order.
 */
export type Draw = {
  mode: SignupMode
  seed: number
  maxPlayers: number
  held: number
  isBalanced: boolean
  parties: DrawnParty[]
}

export function drawRecord(
  { terms, roster: before }: Situation,
  { seed, turns }: RosterRequest<'draw'>,
  after: Roster,
): Draw {
  const byPlayer = new Map(after.entries.map((entry) => [entry.playerId, entry]))
  const parties = before.entries
    .filter(({ place }) => place === 'waiting')
    .flatMap((entry): DrawnParty[] => {
      const drawn = byPlayer.get(entry.playerId)
      if (drawn === undefined) return []
      return [
        {
          playerIds: getPlayerIds(entry),
          guests: entry.guests,
          turns: countTurns(entry, turns),
          rank: drawn.order - before.nextOrder + 1,
          place: drawn.place,
        },
      ]
    })
  return {
    mode: terms.signupMode,
    seed,
    maxPlayers: terms.maxPlayers,
    held: placesTaken(before.entries),
    isBalanced: terms.gender === 'Mixed',
    parties,
  }
}

/**
 * Repeats the draw from the record and compares. 'order': only the order can be verified, because
 * the gender balance that decided over places is unknown to a screen.
 */
export function checkDraw({
  mode,
  seed,
  maxPlayers,
  held,
  isBalanced,
  parties,
}: Draw): 'same' | 'order' | 'different' {
  const order = drawOrder(parties, mode, seed)
  if (order.some(({ rank }, index) => rank !== index + 1)) return 'different'
  if (isBalanced) return 'order'
  let free = maxPlayers - held
  for (const { playerIds, guests, place } of order) {
    const size = partySize({ guests }) + playerIds.length - 1
    const fitting: EntryPlace = size <= free ? 'playing' : 'waiting'
    if (place !== fitting) return 'different'
    if (fitting === 'playing') free -= size
  }
  return 'same'
}
