// Which lanes play together: one with fewer than four people would never fill a court, and plays with
// its neighbour until it has four, unless the organizer keeps all lanes apart.
import { countLanes, seatsOfCourt, type LiveQueue, type QueueMember } from './queue.ts'

/** The lanes of one line, ascending. */
export type LaneGroup = readonly number[]

type Lanes = Pick<LiveQueue, 'levels' | 'keepsLanes'> & {
  members: readonly Pick<QueueMember, 'lane' | 'state' | 'next'>[]
}

/** In line or on court, and not about to stop. */
const isPresent = ({ state, next }: Pick<QueueMember, 'state' | 'next'>): boolean =>
  (state === 'waiting' || state === 'playing') && next === null

/**
 * All lanes in their groups, from the lowest. A lane with one to three people joins the next lower
 * one that has anybody, and the lowest the next higher one.
 */
export function listLaneGroups({ members, ...queue }: Lanes): LaneGroup[] {
  const counts = Array.from({ length: countLanes(queue) }, () => 0)
  for (const member of members)
    if (isPresent(member)) counts[member.lane] = (counts[member.lane] ?? 0) + 1
  const empty = counts.flatMap((count, lane) => (count === 0 ? [[lane]] : []))
  const groups = counts.flatMap((count, lane) => (count === 0 ? [] : [{ lanes: [lane], count }]))
  while (!queue.keepsLanes && groups.length > 1) {
    const small = groups.findLastIndex(({ count }) => count < seatsOfCourt)
    if (small < 0) break
    const at = Math.max(0, small - 1)
    const [one, other] = groups.slice(at, at + 2)
    if (one === undefined || other === undefined) break
    groups.splice(at, 2, {
      lanes: [...one.lanes, ...other.lanes],
      count: one.count + other.count,
    })
  }
  return [...groups.map(({ lanes }) => lanes), ...empty].toSorted(
    ([one = 0], [other = 0]) => one - other,
  )
}

/** The lanes that play with a lane, itself included. */
export const findLaneGroup = (queue: Lanes, lane: number): LaneGroup =>
  listLaneGroups(queue).find((group) => group.includes(lane)) ?? [lane]

/** How many more a group needs until it plays at all. */
export const countMissing = ({ members }: Pick<Lanes, 'members'>, group: LaneGroup): number =>
  Math.max(
    0,
    seatsOfCourt -
      members.filter((member) => isPresent(member) && group.includes(member.lane)).length,
  )
