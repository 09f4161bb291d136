// How venues are found by typing: import, saving and asking fold text the same way, or nothing
// would be found.
import { countryNames, regionNames } from './region-names.ts'

/** Most characters of a search for venues. */
export const searchTextMax = 80

/** Combining marks that NFD splits off: the accents. */
const accents = /\p{M}/gu

/**
 * Text without accents and case, its white space single: "São Jorge" and "sao jorge" are the same.
 */
export const foldText = (text: string): string =>
  text.normalize('NFD').replace(accents, '').toLowerCase().replace(/\s+/g, ' ').trim()

/**
 * What a venue is found by: name, city, region and country, these two also by what people call them
 * in either language; folded.
 */
export function locationSearchText({
  name,
  city,
  region,
  country,
}: {
  name: string
  city: string
  region: string
  country: string
}): string {
  const called = [regionNames[country]?.[region], countryNames[country]].filter(
    (names) => names !== undefined,
  )
  return foldText([name, city, region, country, ...called].join(' '))
}

/** The words of a query, folded; a venue is found when it holds all of them. */
export const splitSearch = (text: string): string[] =>
  foldText(text)
    .split(' ')
    .filter((word) => word !== '')
