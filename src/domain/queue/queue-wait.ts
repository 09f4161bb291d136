// What the queue says about time: one's place in line, about how long it takes, and how evenly waits
// and games were spread.
import { listLaneGroups } from './lane-groups.ts'
import { listUnits } from './pick-next.ts'
import { decideQueue } from './queue-step.ts'
import { listLine, type LiveQueue, type QueueMember } from './queue.ts'

/** Before a game has ended, one takes about this long. */
const usualLengthMs = 13 * 60_000
/** A game that lasts longer than usual ends about now; nobody is told zero minutes for that. */
const soonMs = 60_000

/** How long a game takes here: the middle of the last ones. */
export function getGameLength({ lengths }: Pick<LiveQueue, 'lengths'>): number {
  const sorted = lengths.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? usualLengthMs
}

/** position counts from 1 in the member's line. waitMs null: nobody can say, as no four come together. */
export type QueuePosition = { number: number; position: number; waitMs: number | null }

/** The place of everyone in line, each group of lanes for itself. */
export function listPositions(queue: LiveQueue, now: number): QueuePosition[] {
  const waits = lookAhead(queue, now)
  return listLaneGroups(queue).flatMap((group) => {
    let longest = 0
    return listUnits(queue, group)
      .flatMap(({ numbers }) => numbers)
      .map((number, index) => {
        const wait = waits.get(number)
        // A pair that one seat passes over comes right after; the order of the line stays what is shown.
        longest = Math.max(longest, wait ?? 0)
        return { number, position: index + 1, waitMs: wait === undefined ? null : longest }
      })
  })
}

/** So many games ahead; who is called later than that waits longer than an evening. */
const gamesAhead = 120

/**
 * For everyone in line, how long until they are called: the evening goes on by its own rules, with
 * games as long as they are here, until everyone had a court.
 */
function lookAhead(queue: LiveQueue, now: number): Map<number, number> {
  const length = getGameLength(queue)
  const waits = new Map<number, number>()
  const waiting = new Set(listLine(queue).map(({ number }) => number))
  let ahead = queue
  for (let games = 0; games < gamesAhead && waiting.size > 0; games += 1) {
    const next = findNextEnd(ahead, length, now)
    if (next === null) break
    const { court, game, at } = next
    const ended = decideQueue(ahead, { kind: 'finish', court, game, winner: 'a', points: null }, at)
    if (!ended.ok) break
    ahead = ended.value
    for (const { number, state } of ahead.members)
      if (state === 'playing' && waiting.delete(number)) waits.set(number, at - now)
  }
  return waits
}

/** The game that ends next; one that lasts longer than usual ends about now. */
function findNextEnd(
  { courts }: LiveQueue,
  length: number,
  now: number,
): { court: number; game: number; at: number } | null {
  const [next = null] = courts
    .flatMap(({ court, game }) =>
      game === null
        ? []
        : [{ court, game: game.id, at: Math.max(now + soonMs, game.started + length) }],
    )
    .toSorted((one, other) => one.at - other.at)
  return next
}

/** In ms; null before anybody was called. Games are those of the members present. */
export type QueueFairness = {
  waits: { shortest: number; longest: number } | null
  games: { fewest: number; most: number } | null
}

/** How evenly the evening goes; a wait that is longer than all before counts already. */
export function getQueueFairness({ members, waits }: LiveQueue, now: number): QueueFairness {
  const present = members.filter(({ state }) => state === 'waiting' || state === 'playing')
  const games = present.map((member) => member.games)
  return {
    waits:
      waits === null
        ? null
        : { ...waits, longest: Math.max(waits.longest, ...present.map(waited(now))) },
    games: games.length === 0 ? null : { fewest: Math.min(...games), most: Math.max(...games) },
  }
}

const waited =
  (now: number) =>
  ({ state, since }: QueueMember): number =>
    state === 'waiting' ? now - since : 0
