// Age limits of events. The age that counts is the one reached in the event's year, as usual in
// pickleball.
import type { EventTerms } from '../event/entry.ts'

export const eventAgeMin = 5
export const eventAgeMax = 99

/** Whole years, inclusive; null means no bound. */
export type AgeRange = { ageMin: number | null; ageMax: number | null }

/** A year of birth as the rules know it; 'untold' for another player's year on a screen. */
export type KnownBirthYear = number | null | 'untold'

export type AgeRefusal = 'age-not-allowed' | 'birth-year-needed'

export const asksAge = ({ ageMin, ageMax }: AgeRange): boolean => ageMin !== null || ageMax !== null

export function ageRefusal(
  { ageMin, ageMax, year }: Pick<EventTerms, 'ageMin' | 'ageMax' | 'year'>,
  birthYear: KnownBirthYear,
): AgeRefusal | null {
  if (birthYear === 'untold' || !asksAge({ ageMin, ageMax })) return null
  if (birthYear === null) return 'birth-year-needed'
  const age = year - birthYear
  const isTooYoung = ageMin !== null && age < ageMin
  const isTooOld = ageMax !== null && age > ageMax
  return isTooYoung || isTooOld ? 'age-not-allowed' : null
}
