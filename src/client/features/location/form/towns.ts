// The towns of venues that are known: where a new one may be put down before its place is
// corrected.
import type { Position } from '#domain/location/distance.ts'

export type Town = Position & { city: string; region: string; country: string }

const townsMax = 5
/** "Madrid (Carabanchel)" is in Madrid. */
const quarter = / \(.*\)$/

/** The towns of these venues in their order, each in the middle of its venues. */
export function listTowns(venues: readonly Town[]): Town[] {
  const byName = new Map<string, Town[]>()
  for (const { city, region, country, lat, lon } of venues) {
    const town = { city: city.replace(quarter, ''), region, country, lat, lon }
    const name = [town.city, region, country].join('|')
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
