// Divisions of a tournament: the parts of their names, and their order.
import { eventGenders, type EventGender } from '../event/event.ts'

/** Bounds are inclusive; null means none. */
export type Division = {
  gender: EventGender
  skillMin: number | null
  skillMax: number | null
  ageMin: number | null
  ageMax: number | null
}

/** "3.5+", "up to 3.0", "3.0", "3.0–3.5". */
export type NamedRange =
  | { kind: 'from'; min: number }
  | { kind: 'upTo'; max: number }
  | { kind: 'exactly'; value: number }
  | { kind: 'between'; min: number; max: number }

export type DivisionParts = {
  gender: Exclude<EventGender, 'Any'> | null
  skill: NamedRange | null
}

export const getDivisionParts = (division: Division): DivisionParts => ({
  gender: division.gender === 'Any' ? null : division.gender,
  skill: toNamedRange(division.skillMin, division.skillMax),
})

function toNamedRange(min: number | null, max: number | null): NamedRange | null {
  if (min === null) return max === null ? null : { kind: 'upTo', max }
  if (max === null) return { kind: 'from', min }
  return min === max ? { kind: 'exactly', value: min } : { kind: 'between', min, max }
}

/**
 * By gender, then lowest to highest level, then youngest to oldest; a range without an upper bound
 * follows those with the same lower bound. Stable.
 */
export const compareDivisions = (one: Division, other: Division): number =>
  eventGenders.indexOf(one.gender) - eventGenders.indexOf(other.gender) ||
  compareLower(one.skillMin, other.skillMin) ||
  compareUpper(one.skillMax, other.skillMax) ||
  compareLower(one.ageMin, other.ageMin) ||
  compareUpper(one.ageMax, other.ageMax)

const compareLower = (one: number | null, other: number | null): number =>
  compareBounds(one ?? -Infinity, other ?? -Infinity)

const compareUpper = (one: number | null, other: number | null): number =>
  compareBounds(one ?? Infinity, other ?? Infinity)

const compareBounds = (one: number, other: number): number =>
  one === other ? 0 : one < other ? -1 : 1
