// The divisions of a tournament: what their names are made of, and their order.
import { eventGenders, type EventGender } from '../event/event.ts'

/** Bounds are inclusive; null where there is none. */
export type Division = {
  gender: EventGender
  skillMin: number | null
  skillMax: number | null
  ageMin: number | null
  ageMax: number | null
}

/** A range as it is said: "3.5+", "up to 3.0", "3.0", "3.0–3.5". */
export type NamedRange =
  | { kind: 'from'; min: number }
  | { kind: 'upTo'; max: number }
  | { kind: 'exactly'; value: number }
  | { kind: 'between'; min: number; max: number }

/** null: not part of the name, as everyone may enter. */
export type DivisionParts = {
  gender: Exclude<EventGender, 'Any'> | null
  skill: NamedRange | null
}

/** What the name of a division is joined of beside its ages; null where nothing is asked. */
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
 * By gender, then from the lowest level to the highest, then from the youngest to the oldest; a range
 * without an upper bound comes after those that begin where it does. Equal ones keep their order.
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
