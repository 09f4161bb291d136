// A venue while it is written: coordinates as typed, everything else as it will be saved.
import * as v from 'valibot'
import type { Position } from '#domain/location/distance.ts'
import { locationFields, locationTextMax, type LocationFields } from '#domain/location/location.ts'
import { parseCoordinate, parsePair } from './coordinate.ts'

export type LocationDraft = Omit<LocationFields, 'lat' | 'lon'> & { lat: string; lon: string }
export type DraftField = keyof LocationDraft
export type LocationProblems = Partial<Record<DraftField, 'invalid'>>

/** Whether a problem of this field shows beside it: the others are choices among given ones. */
export const isShownField = (field: string | null): field is DraftField =>
  field !== null &&
  (Object.hasOwn(locationTextMax, field) ||
    ['lat', 'lon', 'courts', 'dedicatedCourts'].includes(field))

/** Digits after the point that still mean something on a court: a metre. */
const coordinateDigits = 5
const toTyped = (degrees: number): string => String(Number(degrees.toFixed(coordinateDigits)))

/** A venue no one has described; `country` is the writer's own region. */
export const emptyDraft = (country: string): LocationDraft => ({
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

/**
 * What typing `text` as a latitude changes: a pair as maps copy it ("30.27, -97.74") fills both.
 */
export function typedLat(text: string): Partial<LocationDraft> {
  const pair = parsePair(text)
  return pair === null ? { lat: text } : { lat: pair[0], lon: pair[1] }
}

/** The position of a draft, null while it is none. */
export function draftPosition({ lat, lon }: LocationDraft): Position | null {
  const position = { lat: parseCoordinate(lat), lon: parseCoordinate(lon) }
  return v.is(v.pick(locationFields, ['lat', 'lon']), position) ? position : null
}

/** The fields to save, or the fields that cannot be saved. */
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
      parsed.issues.map((issue) => [issue.path?.[0]?.key as DraftField, 'invalid' as const]),
    ),
  }
}
