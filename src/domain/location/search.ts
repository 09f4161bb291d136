import { foldText } from '../text/search.ts'
import { countryNames, regionNames } from './region-names.ts'

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
