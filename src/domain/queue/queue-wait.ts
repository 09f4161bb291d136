// What the queue says about time: one's place in line, about how long it takes, and how evenly waits
// and games were spread.
import { listUnits } from './pick-next.ts'
import {
  countLanes,
  seatsOfCourt,
  type LiveQueue,
  type QueueCourt,
  type QueueMember,
} from './queue.ts'

/** Before a game has ended, one takes about this long. */
const usualLengthMs = 13 * 60_000
/** A game that lasts longer than usual ends about now; nobody is told zero minutes for that. */
const soonMs = 60_000

/** How long a game takes here: the middle of the last ones. */
export function getGameLength({ lengths }: Pick<LiveQueue, 'lengths'>): number {
  const sorted = lengths.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? usualLengthMs
}

/** position counts from 1 in the member's lane. waitMs null: no court takes this lane. */
export type QueuePosition = { number: number; position: number; waitMs: number | null }

/**
 * The place of everyone in line, each lane for itself: courts end in turn, and each takes as many as
 * its rule frees.
 */
export function listPositions(queue: LiveQueue, now: number): QueuePosition[] {
  return Array.from({ length: countLanes(queue) }, (_, lane) => lane).flatMap((lane) => {
    const numbers = listUnits(queue, lane).flatMap((unit) => unit.numbers)
    const turns = listTurns(queue, lane, numbers.length, now)
    return numbers.map((number, index) => ({
      number,
      position: index + 1,
      waitMs: turns[index] ?? null,
    }))
  })
}

/** For each of the next seats of a lane, how long until it is free. */
function listTurns(queue: LiveQueue, lane: number, count: number, now: number): number[] {
  const length = getGameLength(queue)
  const ends = queue.courts
    .filter((court) => court.isOpen && (court.lane === null || court.lane === lane))
    .map((court) => ({ court, at: untilFree(court, length, now) }))
  const turns: number[] = []
  while (turns.length < count) {
    const [next] = ends.toSorted((one, other) => one.at - other.at)
    if (next === undefined) break
    for (let seat = 0; seat < countFreed(queue, next.court); seat += 1) turns.push(next.at)
    next.at += length
  }
  return turns
}

const untilFree = ({ game }: QueueCourt, length: number, now: number): number =>
  game === null ? 0 : Math.max(soonMs, game.started + length - now)

const countFreed = ({ rule }: LiveQueue, { court }: QueueCourt): number =>
  rule.kind === 'winners-stay' || (rule.kind === 'challenge' && rule.court === court)
    ? seatsOfCourt / 2
    : seatsOfCourt

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
