// Finds venues and cities by name, with MiniSearch: accents folded, typos tolerated. Cost is
// bounded: only a question's first few words are looked up, each once.
import MiniSearch, { type SearchOptions } from 'minisearch'
import { foldText } from '#domain/text/search.ts'

export type NamedVenue = { locationId: string; name: string; city: string }
export type FoundPlace = { words: readonly string[] } & (
  | { kind: 'city'; city: string }
  | { kind: 'venue'; locationIds: readonly string[]; name: string }
)
export type NameIndex = { find(words: readonly string[]): FoundPlace | null }

/** Words common in venue names, which name no venue on their own. */
const generic = new Set(
  'park parque playground court courts pista pistas center centre centro school escuela recreation rec club sports tennis pickleball community beach field hall gym street avenue city the of de la el and y north south east west new'.split(
    ' ',
  ),
)
const venuesMax = 5
const wordsMax = 6
/** Only this many remaining words are looked up; real questions leave fewer. */
const readWordsMax = 8
/** Venues scoring below this part of the best aren't meant. */
const sameScore = 0.85

type Scores = ReadonlyMap<string, number>
type Find = (words: readonly string[], scoresOf: (word: string) => Scores) => FoundPlace | null

export function createNameIndex(venues: readonly NamedVenue[]): NameIndex {
  const options = { fields: ['name'], processTerm: (term: string) => foldText(term) || null }
  const byName = new MiniSearch<{ id: string; name: string }>(options)
  byName.addAll(
    venues.map(({ locationId, name, city }) => ({ id: locationId, name: `${name} ${city}` })),
  )
  const names = new Map(venues.map(({ locationId, name }) => [locationId, name]))
  const cityNames = new Map(
    venues.filter(({ city }) => city !== '').map(({ city }) => [foldText(city), city]),
  )
  const byCity = new MiniSearch<{ id: string; name: string }>(options)
  byCity.addAll([...cityNames].map(([id, name]) => ({ id, name })))

  const findCity: Find = (words, scoresOf) => {
    const said = words.join(' ')
    const exact = cityNames.get(said)
    const near =
      exact === undefined && said.length > 4 ? findBest(combine(words, scoresOf)) : undefined
    const city =
      exact ??
      (near !== undefined && near[0].split(' ').length === words.length
        ? cityNames.get(near[0])
        : undefined)
    return city === undefined ? null : { words, kind: 'city', city }
  }
  const findVenue: Find = (words, scoresOf) => {
    if (words.every((word) => generic.has(word) || word.length < 3)) return null
    const scores = combine(words, scoresOf)
    const best = findBest(scores)
    if (best === undefined) return null
    const alike = [...scores]
      .filter(([, score]) => score >= best[1] * sameScore)
      .toSorted(([, a], [, b]) => b - a)
    const locationIds = alike.slice(0, venuesMax).map(([id]) => id)
    const only = locationIds.length === 1 ? names.get(best[0]) : undefined
    return { words, kind: 'venue', locationIds, name: only ?? words.join(' ') }
  }
  return {
    find: (words) => {
      const read = words.slice(0, readWordsMax)
      return (
        findFirst(read, findCity, lookUp(byCity, { fuzzy: 0.2 })) ??
        findFirst(
          read,
          findVenue,
          lookUp(byName, {
            prefix: (term) => term.length > 3,
            fuzzy: (term) => (term.length > 4 ? 0.2 : false),
          }),
        )
      )
    },
  }
}

function lookUp(index: MiniSearch, options: SearchOptions): (word: string) => Scores {
  const scoresByWord = new Map<string, Scores>()
  return (word) => {
    const known = scoresByWord.get(word)
    if (known !== undefined) return known
    const scores = new Map(
      index
        .search(word, { ...options, combineWith: 'AND' })
        .map(({ id, score }) => [String(id), score]),
    )
    scoresByWord.set(word, scores)
    return scores
  }
}

function combine(words: readonly string[], scoresOf: (word: string) => Scores): Scores {
  const all = words.map(scoresOf)
  const [fewest, ...others] = all.toSorted((a, b) => a.size - b.size)
  const combined = new Map<string, number>()
  for (const [id, score] of fewest ?? []) {
    const rest = others.map((scores) => scores.get(id) ?? Number.NaN)
    const sum = rest.reduce((total, one) => total + one, score)
    if (!Number.isNaN(sum)) combined.set(id, sum)
  }
  return combined
}

function findBest(scores: Scores): readonly [string, number] | undefined {
  let best: readonly [string, number] | undefined
  for (const entry of scores) if (best === undefined || entry[1] > best[1]) best = entry
  return best
}

function findFirst(
  words: readonly string[],
  find: Find,
  scoresOf: (word: string) => Scores,
): FoundPlace | null {
  for (let length = Math.min(words.length, wordsMax); length > 0; length -= 1) {
    for (let from = 0; from + length <= words.length; from += 1) {
      const found = find(words.slice(from, from + length), scoresOf)
      if (found !== null) return found
    }
  }
  return null
}
