// Estimates of the live queue: a member's position, expected wait, and how even waits and games
// are.
import { listLaneGroups } from './lane-groups.ts'
import { listUnits } from './pick-next.ts'
import { decideQueue } from './queue-step.ts'
import { listLine, type LiveQueue, type QueueMember } from './queue.ts'

const usualLengthMs = 13 * 60_000
const soonMs = 60_000

export function getGameLength({ lengths }: Pick<LiveQueue, 'lengths'>): number {
  const sorted = lengths.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? usualLengthMs
}

/** position counts from 1 in the member's line. waitMs is null when no four can come together. */
export type QueuePosition = { number: number; position: number; waitMs: number | null }

export function listPositions(queue: LiveQueue, now: number): QueuePosition[] {
  const waits = simulateQueue(queue, now)
  return listLaneGroups(queue).flatMap((group) => {
    let longest = 0
    return listUnits(queue, group)
      .flatMap(({ numbers }) => numbers)
      .map((number, index) => {
        const wait = waits.get(number)
        longest = Math.max(longest, wait ?? 0)
        return { number, position: index + 1, waitMs: wait === undefined ? null : longest }
      })
  })
}

const gamesAhead = 120

/**
 * Simulates the queue by its own rules, with games of the current length, until everyone was
 * called.
 */
function simulateQueue(queue: LiveQueue, now: number): Map<number, number> {
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

/** In ms; null before the first call. Games count present members only. */
export type QueueFairness = {
  waits: { shortest: number; longest: number } | null
  games: { fewest: number; most: number } | null
}

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
