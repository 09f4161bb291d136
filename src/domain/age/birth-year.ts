// The year of birth that a player may note for events that ask for an age. Private to its player.
export const birthYearMin = 1900
export const birthYearMax = 2100

/** True for a year in which someone alive in `thisYear` may be born, and for none. */
export const mayBeBirthYear = (year: number | null, thisYear: number): boolean =>
  year === null || (Number.isInteger(year) && year >= birthYearMin && year <= thisYear)
