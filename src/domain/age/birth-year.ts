// The year of birth that a player may enter for events with age limits. Private to the player.
export const birthYearMin = 1900
export const birthYearMax = 2100

export const mayBeBirthYear = (year: number | null, thisYear: number): boolean =>
  year === null || (Number.isInteger(year) && year >= birthYearMin && year <= thisYear)
