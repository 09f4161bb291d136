// Venues and cities by name, with MiniSearch: accents folded, small mistakes forgiven.
import MiniSearch from 'minisearch'
import { foldText } from '#domain/location/search.ts'

export type NamedVenue = { locationId: string; name: string; city: string }
/** The words of a question that name a place, and which. */
export type FoundPlace = { words: readonly string[] } & ({ kind: 'city'; city: string } | { kind: 'venue'; locationIds: readonly string[]; name: string })
export type NameIndex = { find(words: readonly string[]): FoundPlace | null }

/** Words that half of all venues have: alone they name none. */
const generic = new Set('park parque playground court courts pista pistas center centre centro school escuela recreation rec club sports tennis pickleball community beach field hall gym street avenue city the of de la el and y north south east west new'.split(' '))
const venuesMax = 5
const wordsMax = 6
/** Below this part of the best score a venue is another one. */
const sameScore = 0.85

/** Makes the index; its venues do not change. */
export function createNameIndex(venues: readonly NamedVenue[]): NameIndex {
  const options = { fields: ['name'], storeFields: ['name'], processTerm: (term: string) => foldText(term) || null }
  const byName = new MiniSearch<{ id: string; name: string }>(options)
  byName.addAll(venues.map(({ locationId, name, city }) => ({ id: locationId, name: `${name} ${city}` })))
  const names = new Map(venues.map(({ locationId, name }) => [locationId, name]))
  const cityNames = new Map(venues.filter(({ city }) => city !== '').map(({ city }) => [foldText(city), city]))
  const byCity = new MiniSearch<{ id: string; name: string }>(options)
  byCity.addAll([...cityNames].map(([id, name]) => ({ id, name })))

  const cityOf = (words: readonly string[]): FoundPlace | null => {
    const said = words.join(' ')
    const exact = cityNames.get(said)
    const [near] = exact === undefined && said.length > 4 ? byCity.search(said, { fuzzy: 0.2, combineWith: 'AND' }) : []
    const city = exact ?? (near !== undefined && String(near.id).split(' ').length === words.length ? cityNames.get(String(near.id)) : undefined)
    return city === undefined ? null : { words, kind: 'city', city }
  }
  const venueOf = (words: readonly string[]): FoundPlace | null => {
    if (words.every((word) => generic.has(word) || word.length < 3)) return null
    const hits = byName.search(words.join(' '), { combineWith: 'AND', prefix: (term) => term.length > 3, fuzzy: (term) => (term.length > 4 ? 0.2 : false) })
    const [best] = hits
    if (best === undefined) return null
    const locationIds = hits.filter(({ score }) => score >= best.score * sameScore).slice(0, venuesMax).map(({ id }) => String(id))
    const only = locationIds.length === 1 ? names.get(String(best.id)) : undefined
    return { words, kind: 'venue', locationIds, name: only ?? words.join(' ') }
  }
  return { find: (words) => firstOf(words, cityOf) ?? firstOf(words, venueOf) }
}

/** The longest run of words that names something. */
function firstOf(words: readonly string[], find: (words: readonly string[]) => FoundPlace | null): FoundPlace | null {
  for (let length = Math.min(words.length, wordsMax); length > 0; length -= 1) {
    for (let from = 0; from + length <= words.length; from += 1) {
      const found = find(words.slice(from, from + length))
      if (found !== null) return found
    }
  }
  return null
}
