// The age an event asks for: the age reached in its year, as pickleball counts it.
import type { EventTerms } from '../event/entry.ts'

export const eventAgeMin = 5
export const eventAgeMax = 99

/** Whole years, both included; null means no bound. */
export type AgeRange = { ageMin: number | null; ageMax: number | null }

/** A year of birth as the rules know it. 'untold': someone else's, on a screen. */
export type KnownBirthYear = number | null | 'untold'

export type AgeRefusal = 'age-not-allowed' | 'birth-year-needed'

/** True where an event asks for an age. */
export const asksAge = ({ ageMin, ageMax }: AgeRange): boolean => ageMin !== null || ageMax !== null

/** Why a year of birth does not fit an event of that year, or null. A year nobody told may fit. */
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
