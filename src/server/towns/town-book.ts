// The gazetteer in data/towns.txt.gz, by region. A line ">country, region, further name" opens a
// region; each following line is a town with tab-separated search key, name, position and
// population in thousands (written by npm run towns).
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { countryNames, regionNames } from '#domain/location/region-names.ts'
import { foldTown } from '#domain/location/town-key.ts'
import { languages } from '#domain/shared/language.ts'

export type Region = {
  country: string
  region: string
  words: ReadonlySet<string>
  lines: string
}
export type TownBook = readonly Region[]

const unpack = promisify(gunzip)

/** Keeps a region as one string, so that Latin text takes one byte per letter. */
export async function readTownBook(file: URL): Promise<TownBook> {
  const bytes = await unpack(await readFile(file))
  const nameCountries = languages.map(
    (language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }),
  )
  const book: Region[] = []
  for (let start = 0; start < bytes.length;) {
    const headEnd = bytes.indexOf('\n', start)
    const next = bytes.indexOf('\n>', headEnd)
    const end = next === -1 ? bytes.length : next + 1
    const [country = '', region = '', also = ''] = bytes
      .toString('utf8', start + 1, headEnd)
      .split('\t')
    const names = [
      country,
      countryNames[country] ?? '',
      ...nameCountries.map((names) => names.of(country) ?? ''),
      region,
      regionNames[country]?.[region] ?? '',
      also,
    ]
    book.push({
      country,
      region,
      words: new Set(foldTown(names.join(' ')).split(' ')),
      lines: bytes.toString('utf8', headEnd, end),
    })
    start = end
  }
  return book
}
