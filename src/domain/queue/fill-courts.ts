// Calls the next players to free courts.
import { listLaneGroups, type LaneGroup } from './lane-groups.ts'
import { makeSides, pickNext } from './pick-next.ts'
import {
  findMember,
  listLine,
  seatsOfCourt,
  withCourt,
  withMembers,
  type LiveQueue,
  type QueueCourt,
} from './queue.ts'

export const fillCourts = (queue: LiveQueue, now: number): LiveQueue =>
  queue.courts
    .filter(({ isOpen, game }) => isOpen && game === null)
    .reduce((filled, court) => fillCourt(filled, court, now), queue)

function fillCourt(queue: LiveQueue, { court, lane }: QueueCourt, now: number): LiveQueue {
  for (const next of listGroups(queue, lane)) {
    const four = pickNext(queue, next, seatsOfCourt, [])
    if (four !== null) return startGame(queue, court, { four, staying: [], isTogether: false }, now)
  }
  return queue
}

export function listGroups(queue: LiveQueue, lane: number | null): LaneGroup[] {
  const groups = listLaneGroups(queue)
  const find = (of: number): LaneGroup => groups.find((group) => group.includes(of)) ?? [of]
  return lane === null
    ? [...new Set(listLine(queue).map((member) => find(member.lane)))]
    : [find(lane)]
}

export function startGame(
  queue: LiveQueue,
  court: number,
  who: { four: readonly number[]; staying: readonly number[]; isTogether: boolean },
  now: number,
): LiveQueue {
  const { four, staying, isTogether } = who
  const sides = makeSides(queue, four, { numbers: staying, isTogether })
  const game = { id: queue.nextGame, ...sides, started: now }
  const started = callMembers(
    { ...queue, nextGame: queue.nextGame + 1 },
    four.filter((number) => !staying.includes(number)),
    now,
  )
  return withCourt(
    withMembers(started, (member) => {
      const side = [sides.a, sides.b].find((numbers) => numbers.includes(member.number))
      return side === undefined
        ? member
        : {
            ...member,
            since: now,
            row: member.row + 1,
            lastPartner: side.find((number) => number !== member.number) ?? null,
          }
    }),
    court,
    { game },
  )
}

export function callMembers(queue: LiveQueue, numbers: readonly number[], now: number): LiveQueue {
  const waits = numbers.map((number) => now - (findMember(queue, number)?.since ?? now))
  const known = queue.waits
  const called = withMembers(queue, (member) =>
    numbers.includes(member.number)
      ? {
          ...member,
          state: 'playing' as const,
          called: queue.turn,
          longest: Math.max(member.longest, now - member.since),
        }
      : member,
  )
  return {
    ...called,
    turn: queue.turn + 1,
    waits:
      waits.length === 0
        ? known
        : {
            shortest: Math.min(...waits, known?.shortest ?? Infinity),
            longest: Math.max(...waits, known?.longest ?? 0),
          },
  }
}
