// The ladder: groups of a game day, and the moves after it. Today's ladder is recomputed from the
// first order and all days played, so correcting an old day corrects every later move.
import type { AbsenceRule } from './league.ts'

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
 * Places count from 1. group counts from 1 at the top, null for absent players. finish: the place
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
 * Splits those present, in ladder order, into groups of `groupSize` from the top, larger ones at
 * the bottom. Fewer than two groups' worth make one group.
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

function exchange(groups: readonly (readonly string[])[], movers: number): string[] {
  const after = groups.map((group) => [...group])
  for (const [index, group] of groups.entries()) {
    const below = groups[index + 1]
    if (below === undefined) continue
    // At most half of a group leaves at each end, so no one moves both ways.
    const moving = Math.min(movers, Math.floor(group.length / 2), Math.floor(below.length / 2))
    const [upper, lower] = [after[index] ?? [], after[index + 1] ?? []]
    const down = upper.splice(upper.length - moving, moving)
    const up = lower.splice(0, moving)
    upper.push(...up)
    lower.unshift(...down)
  }
  return after.flat()
}

const placeOfAbsent = (place: number, length: number, { absence, groupSize }: LadderRule): number =>
  absence === 'stay' ? place : Math.min(length - 1, place + groupSize)

/**
 * Absent players are placed first, from the bottom up, so at the ladder's end they keep their
 * order.
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
 * Plays one game day. `order`: the ladder before it; `groups`: players present, from the top, each
 * in finishing order. Returns the new ladder and a move for everyone on it; entrants outside the
 * ladder are ignored.
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
