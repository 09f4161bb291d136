// The ladder: the groups of a game day, and the moves after it. Pure: the ladder of
// today is the first order and all days played, one after the other, so that a correction of an old
// day moves everyone as if it had always been so.
import type { AbsenceRule } from './league.ts'

/** Why someone is where they are after a day. passed: someone else's move pushed them. */
export const moveReasons = [
  'won-group',
  'lost-group',
  'stayed',
  'absent-stayed',
  'absent-down',
  'passed',
] as const
export type MoveReason = (typeof moveReasons)[number]

/**
 * Places count from 1. group counts from 1 at the top; null for absent players. finish: the place
 * in the group.
 */
export type LadderMove = {
  entrant: string
  group: number | null
  finish: number | null
  from: number
  to: number
  reason: MoveReason
}
export type LadderRule = { groupSize: number; movers: number; absence: AbsenceRule }

/**
 * Those present, in ladder order, as groups from the top: as many as fill groups of `groupSize`,
 * the larger ones at the bottom. Fewer than two groups' worth make one group.
 */
export function ladderGroups<T>(present: readonly T[], groupSize: number): T[][] {
  if (present.length === 0) return []
  const count = Math.max(1, Math.floor(present.length / groupSize))
  const small = Math.floor(present.length / count)
  const larger = present.length - small * count
  let start = 0
  return Array.from({ length: count }, (_, group) => {
    const size = small + (group >= count - larger ? 1 : 0)
    start += size
    return present.slice(start - size, start)
  })
}

/**
 * Those present in their new order: neighbours exchange the last `movers` of the upper group with
 * the first of the lower one.
 */
function exchange(groups: readonly (readonly string[])[], movers: number): string[] {
  const after = groups.map((group) => [...group])
  for (const [index, group] of groups.entries()) {
    const below = groups[index + 1]
    if (below === undefined) continue
    // No one moves both ways: at most half of a group leaves it at each end.
    const moving = Math.min(movers, Math.floor(group.length / 2), Math.floor(below.length / 2))
    const [upper, lower] = [after[index] ?? [], after[index + 1] ?? []]
    const down = upper.splice(upper.length - moving, moving)
    const up = lower.splice(0, moving)
    upper.push(...up)
    lower.unshift(...down)
  }
  return after.flat()
}

/** The place from 0 an absent player has afterwards, before the others fill the rest. */
const placeOfAbsent = (place: number, length: number, { absence, groupSize }: LadderRule): number =>
  absence === 'stay' ? place : Math.min(length - 1, place + groupSize)

/**
 * Puts `present` around the absent. The absent take their places first, from the bottom up: at the
 * end of the ladder they stay in their order.
 */
function merge(order: readonly string[], present: readonly string[], rule: LadderRule): string[] {
  const playing = new Set(present)
  const merged: (string | undefined)[] = order.map(() => undefined)
  for (const [place, entrant] of [...order.entries()].toReversed()) {
    if (playing.has(entrant)) continue
    const wanted = placeOfAbsent(place, order.length, rule)
    merged[merged[wanted] === undefined ? wanted : merged.lastIndexOf(undefined, wanted)] = entrant
  }
  const rest = present.values()
  return merged.map((entrant) => entrant ?? rest.next().value ?? '')
}

/**
 * One game day. `order` is the ladder before it; `groups` the players present, from the top, each
 * group in the order it finished. Answers the ladder after it and a move for everyone on it.
 * Entrants of groups outside the ladder are left out.
 */
export function playLadderDay(
  order: readonly string[],
  groups: readonly (readonly string[])[],
  rule: LadderRule,
): { order: string[]; moves: LadderMove[] } {
  const known = new Set(order)
  const played = groups
    .map((group) => group.filter((entrant) => known.has(entrant)))
    .filter((group) => group.length > 0)
  const after = merge(order, exchange(played, rule.movers), rule)
  const seats = new Map(
    played.flatMap((group, index) =>
      group.map(
        (entrant, finish) =>
          [entrant, { group: index + 1, finish: finish + 1, size: group.length }] as const,
      ),
    ),
  )
  const moves = order.map((entrant, place): LadderMove => {
    const seat = seats.get(entrant)
    const [from, to] = [place + 1, after.indexOf(entrant) + 1]
    return {
      entrant,
      group: seat?.group ?? null,
      finish: seat?.finish ?? null,
      from,
      to,
      reason:
        seat === undefined
          ? absentReason(from, to, rule)
          : playedReason(seat, played.length, from, to, rule),
    }
  })
  return { order: after, moves }
}

const absentReason = (from: number, to: number, { absence }: LadderRule): MoveReason =>
  absence === 'down' && to > from ? 'absent-down' : 'absent-stayed'

function playedReason(
  seat: { group: number; finish: number; size: number },
  groups: number,
  from: number,
  to: number,
  { movers }: LadderRule,
): MoveReason {
  const moving = Math.min(movers, Math.floor(seat.size / 2))
  if (seat.group > 1 && seat.finish <= moving) return 'won-group'
  if (seat.group < groups && seat.finish > seat.size - moving) return 'lost-group'
  return from === to ? 'stayed' : 'passed'
}

export type LadderDay = { eventId: string; groups: readonly (readonly string[])[] }

/** The ladder after all days, and the moves of each. */
export function climbLadder(
  first: readonly string[],
  days: readonly LadderDay[],
  rule: LadderRule,
): { order: string[]; moves: { eventId: string; moves: LadderMove[] }[] } {
  let order = [...first]
  const moves = days.map(({ eventId, groups }) => {
    const day = playLadderDay(order, groups, rule)
    order = day.order
    return { eventId, moves: day.moves }
  })
  return { order, moves }
}
