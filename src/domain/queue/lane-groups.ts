// Lanes that play together: a lane with fewer than four people can't fill a court and plays with
// its neighbor until it has four, unless the organizer keeps lanes separate.
import { countLanes, seatsOfCourt, type LiveQueue, type QueueMember } from './queue.ts'

export type LaneGroup = readonly number[]

type Lanes = Pick<LiveQueue, 'levels' | 'keepsLanes'> & {
  members: readonly Pick<QueueMember, 'lane' | 'state' | 'next'>[]
}

const isPresent = ({ state, next }: Pick<QueueMember, 'state' | 'next'>): boolean =>
  (state === 'waiting' || state === 'playing') && next === null

/**
 * A lane with one to three people joins the next lower lane with anyone in it, and the lowest joins
 * the next higher.
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

export const findLaneGroup = (queue: Lanes, lane: number): LaneGroup =>
  listLaneGroups(queue).find((group) => group.includes(lane)) ?? [lane]

export const countMissing = ({ members }: Pick<Lanes, 'members'>, group: LaneGroup): number =>
  Math.max(
    0,
    seatsOfCourt -
      members.filter((member) => isPresent(member) && group.includes(member.lane)).length,
  )
