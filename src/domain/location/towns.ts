// Towns where a new venue can first be placed on the map.
import type { Position } from './distance.ts'
import { foldTown } from './town-key.ts'

export type Town = Position & { city: string; region: string; country: string }

export const townsMax = 6
const quarter = / \(.*\)$/

export function listTowns(venues: readonly Town[]): Town[] {
  const byName = new Map<string, Town[]>()
  for (const { city, region, country, lat, lon } of venues) {
    const town = { city: city.replace(quarter, ''), region, country, lat, lon }
    const name = toName(town)
    if (town.city !== '') byName.set(name, [...(byName.get(name) ?? []), town])
  }
  return [...byName.values()].slice(0, townsMax).flatMap((venuesThere) => {
    const [first] = venuesThere
    if (first === undefined) return []
    const mean = (of: 'lat' | 'lon'): number =>
      venuesThere.reduce((sum, venue) => sum + venue[of], 0) / venuesThere.length
    return [{ ...first, lat: mean('lat'), lon: mean('lon') }]
  })
}

export function joinTowns(first: readonly Town[], others: readonly Town[]): Town[] {
  const byName = new Map<string, Town>()
  for (const town of [...first, ...others])
    if (!byName.has(toName(town))) byName.set(toName(town), town)
  return [...byName.values()].slice(0, townsMax)
}

const toName = ({ city, region, country }: Town): string =>
  [foldTown(city), foldTown(region), country].join('|')
