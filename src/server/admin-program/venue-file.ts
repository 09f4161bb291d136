// Reads a venue file (data/venues.json format, GeoJSON, Overpass JSON or CSV) into rows for the
// import to check. Rows keep their source's id, so importing again updates them.
import { parse as parseCsv } from 'csv-parse/sync'
import { locationTextMax } from '#domain/location/location.ts'
import type { ZoneFinder } from '../time/zone-at.ts'
import { Refused } from './act.ts'

type Tags = Readonly<Record<string, unknown>>
export type VenueTerms = { source: string; licence: string; attribution: string }
type Reading = VenueTerms & { findZone: ZoneFinder }

const isTags = (value: unknown): value is Tags =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const toText = (...values: unknown[]): string => {
  const texts = values.map((value) =>
    typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : '',
  )
  return texts.find((text) => text !== '') ?? ''
}

export function readVenueFile(text: string, terms: Reading): unknown[] {
  const trimmed = text.replace(/^\uFEFF/, '').trimStart()
  return trimmed.startsWith('{') || trimmed.startsWith('[')
    ? rowsOfJson(trimmed, terms)
    : rowsOfCsv(trimmed, terms)
}

function rowsOfJson(text: string, terms: Reading): unknown[] {
  const json = parseJson(text)
  if (Array.isArray(json)) return json
  if (isTags(json) && json['type'] === 'FeatureCollection' && Array.isArray(json['features']))
    return json['features'].map((feature) => rowOfFeature(feature, terms))
  if (isTags(json) && Array.isArray(json['elements']))
    return json['elements'].filter(isNamedElement).map((element) => rowOfElement(element, terms))
  throw new Refused(
    'This JSON is none of: a list of venues, a GeoJSON FeatureCollection, the answer of Overpass.',
  )
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Refused(`This is no JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
}

function rowOfFeature(feature: unknown, terms: Reading): unknown {
  if (!isTags(feature)) return feature
  const tags = isTags(feature['properties']) ? feature['properties'] : {}
  const point = findMiddle(
    isTags(feature['geometry']) ? feature['geometry']['coordinates'] : undefined,
  )
  return toRow(toText(feature['id'], tags['@id'], tags['id']), tags, point, terms)
}

function findMiddle(coordinates: unknown): { lat: number; lon: number } | null {
  const points: number[][] = []
  const collect = (value: unknown): void => {
    if (!Array.isArray(value)) return
    if (value.every((part) => typeof part === 'number')) points.push(value)
    else for (const part of value) collect(part)
  }
  collect(coordinates)
  const middle = (axis: number): number => {
    const values = points.map((point) => point[axis] ?? Number.NaN)
    return (Math.min(...values) + Math.max(...values)) / 2
  }
  return points.length === 0 ? null : { lat: middle(1), lon: middle(0) }
}

const isNamedElement = (element: unknown): boolean => isTags(element) && isTags(element['tags'])

function rowOfElement(element: unknown, terms: Reading): unknown {
  if (!isTags(element) || !isTags(element['tags'])) return element
  const at = isTags(element['center']) ? element['center'] : element
  const place = { lat: Number(at['lat']), lon: Number(at['lon']) }
  return toRow(`${toText(element['type'])}/${toText(element['id'])}`, element['tags'], place, terms)
}

function rowsOfCsv(text: string, terms: Reading): unknown[] {
  const rows = parseTable(text)
  const columns = Object.keys(rows[0] ?? {})
  const missing = ['id', 'name', 'lat', 'lon'].filter((name) => !columns.includes(name))
  if (missing.length > 0)
    throw new Refused(`The first line must name the columns; missing: ${missing.join(', ')}.`)
  return rows.map((row) =>
    toRow(
      toText(row['id']),
      row,
      {
        lat: Number(toText(row['lat']) || Number.NaN),
        lon: Number(toText(row['lon']) || Number.NaN),
      },
      terms,
    ),
  )
}

function parseTable(text: string): Record<string, string>[] {
  try {
    return parseCsv(text, {
      columns: (names: string[]) => names.map((name) => name.trim()),
      skip_empty_lines: true,
      trim: true,
      bom: true,
    })
  } catch (error) {
    throw new Refused(`This is no CSV: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/**
 * OpenStreetMap ids look like way/123; our ids have no slash. Other ids are prefixed with their
 * source's name.
 */
function toVenueId(id: string, { source }: VenueTerms): string {
  const osm = /^(node|way|relation)\/(\d+)$/.exec(id)
  if (osm !== null) return `osm-${osm[1]}-${osm[2]}`
  return /^[A-Za-z0-9_-]{1,80}$/.test(id)
    ? id
    : `${source === '' ? 'import' : source}-${id}`.replace(/[^A-Za-z0-9_-]+/g, '-').slice(0, 80)
}

const isYes = (...values: unknown[]): boolean =>
  values.some(
    (value) => value === true || ['yes', 'true', '1'].includes(toText(value).toLowerCase()),
  )
const toCount = (value: unknown): number =>
  /^\d{1,3}$/.test(toText(value)) ? Number(toText(value)) : 0
const accesses: Readonly<Record<string, string>> = {
  public: 'public',
  yes: 'public',
  permissive: 'public',
  members: 'members',
  customers: 'members',
  private: 'private',
}

function toRow(
  id: string,
  tags: Tags,
  place: { lat: number; lon: number } | null,
  terms: Reading,
): unknown {
  const { lat, lon } = place ?? { lat: Number.NaN, lon: Number.NaN }
  const country = toText(tags['country'], tags['addr:country']).toUpperCase()
  return {
    id: toVenueId(id, terms),
    name: toText(tags['name'], tags['official_name'], tags['operator']).slice(
      0,
      locationTextMax.name,
    ),
    city: toText(tags['city'], tags['addr:city']),
    region: toText(tags['region'], tags['addr:state']),
    country: /^[A-Z]{2}$/.test(country) ? country : '',
    timezone: toText(tags['timezone']) || zoneAt(terms, lat, lon),
    lat,
    lon,
    courts: toCount(tags['courts'] ?? tags['capacity:courts']),
    dedicatedCourts: null,
    tennisCourtsWithLines: null,
    indoor: isYes(tags['indoor']) || toText(tags['building']) !== '',
    lit: isYes(tags['lit']),
    covered: isYes(tags['covered']),
    access: accesses[toText(tags['access']).toLowerCase()] ?? 'unknown',
    address: toText(
      tags['address'],
      [toText(tags['addr:housenumber']), toText(tags['addr:street'])].join(' ').trim(),
    ),
    source: getSource(id, tags, terms),
    licence: toText(tags['licence'], terms.licence, isOsm(id) ? 'ODbL-1.0' : ''),
    attribution: toText(
      tags['attribution'],
      terms.attribution,
      isOsm(id) ? '© OpenStreetMap contributors' : '',
    ),
  }
}

const isOsm = (id: string): boolean => /^(node|way|relation)\/\d+$/.test(id)
const getSource = (id: string, tags: Tags, terms: Reading): string =>
  toText(tags['source'], isOsm(id) ? `https://www.openstreetmap.org/${id}` : '', terms.source)
const zoneAt = ({ findZone }: Reading, lat: number, lon: number): string =>
  Math.abs(lat) <= 90 && Math.abs(lon) <= 180 ? findZone(lat, lon) : ''
