import * as v from 'valibot'
import type { Position } from '#domain/location/distance.ts'
import { locationFields, locationTextMax, type LocationFields } from '#domain/location/location.ts'
import { parseCoordinate, parsePair } from './coordinate.ts'

export type LocationDraft = Omit<LocationFields, 'lat' | 'lon'> & { lat: string; lon: string }
export type LocationDraftField = keyof LocationDraft
export type LocationProblems = Partial<Record<LocationDraftField, 'invalid'>>

export const isShownField = (field: string | null): field is LocationDraftField =>
  field !== null &&
  (Object.hasOwn(locationTextMax, field) ||
    ['lat', 'lon', 'courts', 'dedicatedCourts'].includes(field))

/** Five decimals are about a meter. */
const coordinateDigits = 5
const toTyped = (degrees: number): string => String(Number(degrees.toFixed(coordinateDigits)))

export const emptyLocationDraft = (country: string): LocationDraft => ({
  name: '',
  address: '',
  city: '',
  region: '',
  country,
  lat: '',
  lon: '',
  courts: 0,
  dedicatedCourts: 0,
  indoor: null,
  lit: null,
  covered: null,
  restrooms: null,
  water: null,
  parking: null,
  surface: null,
  nets: null,
  access: 'unknown',
  fee: '',
  hours: '',
  website: '',
  phone: '',
  localRules: '',
  eventCreators: 'anyone',
  hidden: false,
})

export const toLocationDraft = (fields: LocationFields): LocationDraft => ({
  ...fields,
  lat: toTyped(fields.lat),
  lon: toTyped(fields.lon),
})

export const placed = ({ lat, lon }: Position): Pick<LocationDraft, 'lat' | 'lon'> => ({
  lat: toTyped(lat),
  lon: toTyped(lon),
})

/** The change from typing a latitude: a pasted pair ("30.27, -97.74") fills both fields. */
export function typedLat(text: string): Partial<LocationDraft> {
  const pair = parsePair(text)
  return pair === null ? { lat: text } : { lat: pair[0], lon: pair[1] }
}

export function draftPosition({ lat, lon }: LocationDraft): Position | null {
  const position = { lat: parseCoordinate(lat), lon: parseCoordinate(lon) }
  return v.is(v.pick(locationFields, ['lat', 'lon']), position) ? position : null
}

export function parseDraft(
  draft: LocationDraft,
): { ok: true; fields: LocationFields } | { ok: false; problems: LocationProblems } {
  const website = draft.website.trim()
  const parsed = v.safeParse(locationFields, {
    ...draft,
    lat: parseCoordinate(draft.lat),
    lon: parseCoordinate(draft.lon),
    country: draft.country.trim().toUpperCase(),
    website: website === '' || website.includes('://') ? website : `https://${website}`,
  })
  if (parsed.success) return { ok: true, fields: parsed.output }
  return {
    ok: false,
    problems: Object.fromEntries(
      parsed.issues.map((issue) => [
        issue.path?.[0]?.key as LocationDraftField,
        'invalid' as const,
      ]),
    ),
  }
}
