// The fields of a venue record and their limits. Each facility is yes, no or unknown (null).
import * as v from 'valibot'
import { lineSchema, textSchema } from '../shared/text.ts'

export const locationNameMax = 80
export const localRulesMax = 500
export const courtsMax = 200
export const locationTextMax = {
  name: locationNameMax,
  address: 160,
  city: 80,
  region: 60,
  country: 2,
  fee: 80,
  hours: 160,
  website: 300,
  phone: 40,
  localRules: localRulesMax,
} as const
export const activeLocationsMax = 10
export const activeLocationsMaxAdmin = 99

export const surfaces = ['concrete', 'asphalt', 'acrylic', 'wood', 'clay', 'turf', 'other'] as const
export const netKinds = ['permanent', 'portable', 'bring'] as const
export const locationAccesses = ['public', 'members', 'private', 'unknown'] as const
export const eventCreators = ['anyone', 'members', 'admins'] as const
export type EventCreators = (typeof eventCreators)[number]

export const timezoneSchema = v.pipe(v.string(), v.maxLength(64), v.regex(/^[A-Za-z0-9_+/-]+$/))

const triState = v.nullable(v.boolean())
export const latSchema = v.pipe(v.number(), v.minValue(-90), v.maxValue(90))
export const lonSchema = v.pipe(v.number(), v.minValue(-180), v.maxValue(180))
export const courtsSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(courtsMax))
/** ISO 3166-1 alpha-2, or '' when unknown. */
export const countrySchema = v.union([
  v.literal(''),
  v.pipe(v.string(), v.maxLength(2), v.regex(/^[A-Z]{2}$/)),
])
const urlSchema = v.union([
  v.literal(''),
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(locationTextMax.website),
    v.url(),
    v.regex(/^https?:\/\//),
  ),
])

export const locationFields = v.strictObject({
  name: lineSchema(locationTextMax.name, 2),
  address: textSchema(locationTextMax.address),
  city: lineSchema(locationTextMax.city),
  region: lineSchema(locationTextMax.region),
  country: countrySchema,
  lat: latSchema,
  lon: lonSchema,
  courts: courtsSchema,
  dedicatedCourts: courtsSchema,
  indoor: triState,
  lit: triState,
  covered: triState,
  restrooms: triState,
  water: triState,
  parking: triState,
  surface: v.nullable(v.picklist(surfaces)),
  nets: v.nullable(v.picklist(netKinds)),
  access: v.picklist(locationAccesses),
  fee: textSchema(locationTextMax.fee),
  hours: textSchema(locationTextMax.hours),
  website: urlSchema,
  phone: lineSchema(locationTextMax.phone),
  localRules: textSchema(locationTextMax.localRules),
  eventCreators: v.picklist(eventCreators),
  hidden: v.boolean(),
})
export type LocationFields = v.InferOutput<typeof locationFields>

export const activeLocationLimit = (isAdmin: boolean): number =>
  isAdmin ? activeLocationsMaxAdmin : activeLocationsMax
