// The draw: gives out the places of an event with a lottery or turns. Pure and
// seeded, so that the server draws and any screen checks the record with the same functions.
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

/**
 * Turns: the organizer's last events at the venue in which a place counts as a turn
 * taken.
 */
export const turnEvents = 10

/**
 * Parties, given in the order in which they signed up, in the order in which they get places: by
 * lot; of turns, the fewest first.
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
 * A team's turns are those of the partner with more of them: no one gets ahead by a fresh
 * partner.
 */
const countTurns = (entry: Entry, turns: ReadonlyMap<string, number>): number =>
  Math.max(...getPlayerIds(entry).map((playerId) => turns.get(playerId) ?? 0))

/**
 * Everyone in the draw gets a new order, and places in that order as far as they fit. A place
 * given by the organizer's hand before is kept. Those not drawn wait in the drawn order,
 * even beyond the limit of the waitlist: no one is thrown out.
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

/** One party of a draw as it is kept for ever. rank counts from 1 in the drawn order. */
export type DrawnParty = {
  playerIds: string[]
  guests: number
  turns: number
  rank: number
  place: EntryPlace
}

/**
 * held: places the organizer had given before. isBalanced: places were also shared between women
 * and men. parties in the order in which they signed up.
 */
export type Draw = {
  mode: SignupMode
  seed: number
  maxPlayers: number
  held: number
  isBalanced: boolean
  parties: DrawnParty[]
}

/** What is kept of a draw that turned the roster `before` into `after`. */
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
 * Draws once more from the record and compares. 'order': the order is the same, and the balance of
 * women and men, unknown to a screen, decided over the places.
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
