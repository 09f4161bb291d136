// Finds towns by typed text: parts of the name in any order, optionally with the region, such as
// "guadalajara mexico" or "san rafael ca".
import { distanceM, type Position } from '#domain/location/distance.ts'
import { foldTown, keySign } from '#domain/location/town-key.ts'
import type { Town } from '#domain/location/towns.ts'
import { splitSearch } from '#domain/text/search.ts'
import type { Region, TownBook } from './town-book.ts'

/** Fewer letters would match a tenth of all towns. */
const lettersMin = 2
/** Shorter words match only at the beginning of words. */
const insideMin = 3
const smallTown = 0.5

type Found = Town & { rank: number; thousands: number }

/**
 * Full-name matches rank first, then prefixes. Among them nearer and larger towns win: distance is
 * weighed by the square root of the population.
 */
export function findTowns(
  book: TownBook,
  text: string,
  near: Position | null,
  limit: number,
): Town[] {
  const words = splitSearch(foldTown(text))
  if (words.join('').length < lettersMin) return []
  const begun = book.flatMap((region) => findInRegion(region, words, 'beginning'))
  const found =
    begun.length < limit ? book.flatMap((region) => findInRegion(region, words, 'anywhere')) : begun
  const away = (town: Found): number =>
    (near === null ? 1 : distanceM(near, town)) / Math.sqrt(town.thousands)
  return found
    .map((town) => ({ town, rank: town.rank, away: away(town) }))
    .sort((one, other) => one.rank - other.rank || one.away - other.away)
    .slice(0, limit)
    .map(({ town: { city, region, country, lat, lon } }) => ({ city, region, country, lat, lon }))
}

/**
 * Words that don't match the region must be in the name; if all match the region, at least one
 * must.
 */
function findInRegion(
  region: Region,
  words: readonly string[],
  where: 'beginning' | 'anywhere',
): Found[] {
  const open = words.filter((word) => !region.words.has(word))
  const { either, all } =
    where === 'beginning' ? atBeginning(open.length === 0 ? words : open) : anywhere(words, open)
  const starts = new Set<number>()
  for (const part of either)
    for (let at = findPart(region.lines, part, 0); at !== -1;) {
      const { start, key, end } = readLine(region.lines, at)
      const isInKey = at < start + key.length
      if (isInKey && all.every((other) => findPart(key, other, 0) !== -1)) starts.add(start)
      at = findPart(region.lines, part, end)
    }
  return [...starts].map((start) => {
    const { key, end } = readLine(region.lines, start)
    return {
      ...readTown(region, region.lines.slice(start + key.length + 1, end)),
      rank: toRank(key, words, open),
    }
  })
}

function readLine(lines: string, at: number): { start: number; key: string; end: number } {
  const start = lines.lastIndexOf('\n', at - 1) + 1
  const key = lines.slice(start, lines.indexOf('\t', start))
  return { start, key, end: lines.indexOf('\n', start) }
}

type Part = { letters: string; after: string | null }

const nameBegins = `\n${keySign}`
const wordBegins = ` ${nameBegins}`

function findPart(text: string, { letters, after }: Part, from: number): number {
  let at = text.indexOf(letters, from)
  while (at !== -1 && after?.includes(text[at - 1] ?? '\n') === false)
    at = text.indexOf(letters, at + 1)
  return at
}

/** One of `either` is searched in a region's lines; all others must be in the matching key. */
type Parts = { either: readonly Part[]; all: readonly Part[] }

const atBeginning = (words: readonly string[]): Parts => ({
  either: [{ letters: words.join(' '), after: nameBegins }],
  all: [],
})

function anywhere(words: readonly string[], open: readonly string[]): Parts {
  const [first, ...others] = open.toSorted((one, other) => other.length - one.length)
  return first === undefined
    ? { either: words.map(toPart), all: [] }
    : { either: [toPart(first)], all: others.map(toPart) }
}

const toPart = (letters: string): Part => ({
  letters,
  after: letters.length < insideMin ? wordBegins : null,
})

function readTown({ country, region }: Region, text: string): Omit<Found, 'rank'> {
  const [city = '', lat = '', lon = '', thousands = ''] = text.split('\t')
  return {
    city,
    region,
    country,
    lat: Number(lat),
    lon: Number(lon),
    thousands: Number(thousands) || smallTown,
  }
}

function toRank(key: string, words: readonly string[], open: readonly string[]): number {
  const names = key.split(keySign)
  const begins = (part: readonly string[]): boolean =>
    part.length > 0 && names.some((name) => name.startsWith(part.join(' ')))
  if (names.some((name) => name.split(' ').every((word) => words.includes(word)))) return 0
  if (begins(words) || begins(open)) return 1
  return open.every((word) => names.some((name) => ` ${name}`.includes(` ${word}`))) ? 2 : 3
}
