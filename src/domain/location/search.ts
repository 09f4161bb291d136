// What venues are found by.
import { foldText } from '../text/search.ts'
import { countryNames, regionNames } from './region-names.ts'

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
