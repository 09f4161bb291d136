// Picks the next players of a court: always the head of the line, then those who fit. Pairs come
// together, and players kept apart only meet when there is no other way.
import type { LaneGroup } from './lane-groups.ts'
import { findMember, listLine, type LiveQueue, type QueueMember } from './queue.ts'

type Unit = { numbers: readonly number[]; place: number; called: number }

export function listUnits(queue: LiveQueue, group: LaneGroup): Unit[] {
  const line = listLine(queue).filter((member) => group.includes(member.lane))
  const waiting = new Map(line.map((member) => [member.number, member]))
  return line
    .flatMap((member) => {
      if (member.partner === null) return [toUnit([member])]
      const partner = waiting.get(member.partner)
      if (partner === undefined) return waitsForPartner(queue, member) ? [] : [toUnit([member])]
      return isBefore(partner, member) ? [toUnit([partner, member])] : []
    })
    .toSorted((one, other) => one.place - other.place)
}

const toUnit = (members: readonly QueueMember[]): Unit => ({
  numbers: members.map(({ number }) => number),
  place: Math.max(...members.map(({ place }) => place)),
  called: Math.max(...members.map(({ called }) => called)),
})

const isBefore = (one: QueueMember, other: QueueMember): boolean =>
  one.place < other.place || (one.place === other.place && one.number < other.number)

export const waitsForPartner = (queue: LiveQueue, { partner, lane }: QueueMember): boolean => {
  const other = partner === null ? undefined : findMember(queue, partner)
  return other !== undefined && other.state === 'playing' && other.lane === lane
}

export const areApart = ({ apart }: LiveQueue, one: number, other: number): boolean =>
  apart.some(
    ([first, second]) => (first === one && second === other) || (first === other && second === one),
  )

/**
 * Members for these seats beside those who stay, or null when too few wait. Tries all wishes, then
 * ignores keep-apart, then takes the first in line, who may part a pair for one game: a member
 * already called while someone waited doesn't pass them because of a wish.
 */
export function pickNext(
  queue: LiveQueue,
  group: LaneGroup,
  seats: number,
  staying: readonly number[],
): number[] | null {
  const units = listUnits(queue, group)
  const first = units.flatMap(({ numbers }) => numbers)
  if (first.length < seats) return null
  return (
    pickFitting(units, seats, (unit, taken) => meets(queue, unit, [...staying, ...taken])) ??
    pickWhole(units, seats) ??
    first.slice(0, seats)
  )
}

function pickFitting(
  units: readonly Unit[],
  seats: number,
  isUnwanted: (unit: Unit, taken: readonly number[]) => boolean,
): number[] | null {
  const taken: number[] = []
  const passed: Unit[] = []
  for (const unit of units) {
    const stays =
      unit.numbers.length > seats - taken.length ||
      isUnwanted(unit, taken) ||
      passed.some((earlier) => unit.called > earlier.place)
    if (stays) passed.push(unit)
    else taken.push(...unit.numbers)
    if (taken.length === seats) return taken
  }
  return null
}

function pickWhole(units: readonly Unit[], seats: number): number[] | null {
  for (let before = Math.min(seats, units.length); before >= 0; before -= 1) {
    const taken = units.slice(0, before).flatMap(({ numbers }) => numbers)
    const passed = units[before]?.place ?? 0
    const rest = units.slice(before + 1).filter(({ called }) => called <= passed)
    const filled = taken.length > seats ? null : pickFirstWhole(rest, seats - taken.length)
    if (filled !== null) return [...taken, ...filled]
  }
  return null
}

function pickFirstWhole(units: readonly Unit[], seats: number): number[] | null {
  const [one, two] = [1, 2].map((size) => units.filter(({ numbers }) => numbers.length === size))
  const ways = Array.from({ length: Math.floor(seats / 2) + 1 }, (_, pairs) =>
    [...(one ?? []).slice(0, seats - pairs * 2), ...(two ?? []).slice(0, pairs)].toSorted(
      (first, other) => first.place - other.place,
    ),
  ).filter((way) => way.flatMap(({ numbers }) => numbers).length === seats)
  const [first] = ways.toSorted((way, other) => getLast(way) - getLast(other))
  return first?.flatMap(({ numbers }) => numbers) ?? null
}

const getLast = (units: readonly Unit[]): number => units.at(-1)?.place ?? 0

const meets = (queue: LiveQueue, { numbers }: Unit, others: readonly number[]): boolean =>
  numbers.some((one) => others.some((other) => areApart(queue, one, other)))

type Sides = { a: number[]; b: number[] }

/**
 * Priorities: pairs together, then the rule's wish for those who stay, then partners other than
 * last time.
 */
export function makeSides(
  queue: LiveQueue,
  four: readonly number[],
  staying: { numbers: readonly number[]; isTogether: boolean },
): Sides {
  const [p = 0, q = 0, r = 0, s = 0] = four
  const ways: Sides[] = [
    { a: [p, s], b: [q, r] },
    { a: [p, r], b: [q, s] },
    { a: [p, q], b: [r, s] },
  ]
  const countCost = ({ a, b }: Sides): number =>
    [a, b].reduce((sum, side) => sum + costTogether(queue, side, staying), 0)
  const [first = { a: [p, q], b: [r, s] }, ...others] = ways
  return others.reduce((best, way) => (countCost(way) < countCost(best) ? way : best), first)
}

function costTogether(
  queue: LiveQueue,
  [one = 0, other = 0]: readonly number[],
  staying: { numbers: readonly number[]; isTogether: boolean },
): number {
  const member = findMember(queue, one)
  const bothStay = staying.numbers.includes(one) && staying.numbers.includes(other)
  return (
    (member?.partner === other ? -1000 : 0) +
    (areApart(queue, one, other) ? 100 : 0) +
    (bothStay ? (staying.isTogether ? -500 : 50) : 0) +
    (member?.lastPartner === other ? 1 : 0)
  )
}
