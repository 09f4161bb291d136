// Towns as people type them, in the bundled gazetteer.
import { beforeAll, expect, test } from 'vitest'
import { locationTextMax } from '#domain/location/location.ts'
import { foldTown, toTownKey } from '#domain/location/town-key.ts'
import { readCases } from '#test/support/cases.ts'
import { findTowns } from './find-towns.ts'
import { readTownBook, type TownBook } from './town-book.ts'

const sanFrancisco = { lat: 37.77, lon: -122.42 }
let book: TownBook
beforeAll(async () => {
  book = await readTownBook(new URL('../../../data/towns.txt.gz', import.meta.url))
})

const find = (text: string, near: typeof sanFrancisco | null = sanFrancisco) =>
  findTowns(book, text, near, 6).map(
    ({ city, region, country }) => `${city}, ${region}, ${country}`,
  )

test.each(readCases('towns.txt'))('"%s" finds %s', (typed, town) => {
  expect(find(typed)[0]).toBe(town)
})

test('of towns with one name the nearest is first, and without a place the order of the file holds', () => {
  expect(find('springfield', { lat: 39.8, lon: -89.6 })[0]).toBe('Springfield, IL, US')
  expect(find('springfield', { lat: 42.1, lon: -72.6 })[0]).toBe('Springfield, MA, US')
  expect(find('guadalajara', null)[0]).toBe('Guadalajara, Jalisco, MX')
})

test.each(['', ' ', 'a', '%', '\\', '(', '.*', '|', '\t', '9999', 'xqzv'])(
  '%j finds nothing',
  (text) => {
    expect(find(text)).toEqual([])
  },
)

test('a pattern in what is typed is no pattern', () => {
  expect(find('san.*cisco')).toEqual([])
  expect(find('(a+)+$ springfield')).toEqual([])
})

test('every town is found by the key that its name makes, and lies on the globe', () => {
  const wrong = book.flatMap(({ country, lines }) =>
    lines
      .trim()
      .split('\n')
      .filter((line, at) => at % 50 === 0 && !isWhole(line))
      .map((line) => `${country} ${line}`),
  )
  expect(wrong).toEqual([])
})

test('regions and countries fit into the fields of a venue', () => {
  expect(book.filter(({ region }) => region.length > locationTextMax.region)).toEqual([])
  expect(book.filter(({ country }) => !/^[A-Z]{2}$/.test(country))).toEqual([])
})

function isWhole(line: string): boolean {
  const [key = '', name = '', lat = '', lon = '', thousands = '', ...rest] = line.split('\t')
  const isNamed = key === toTownKey([name]) || key.startsWith(`${foldTown(name)}|`)
  const isShort = name.length <= locationTextMax.city
  const isPlaced = Math.abs(Number(lat)) <= 90 && Math.abs(Number(lon)) <= 180
  return rest.length === 0 && isNamed && isShort && isPlaced && Number(thousands) >= 0
}
