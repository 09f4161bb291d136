// Imports venues from the format of data/venues.json (see data/README.md). Idempotent by source id;
// false means "not tagged" there and becomes unknown, as do the 4 courts of uncounted halls.
import * as v from 'valibot'
import {
  countrySchema,
  courtsSchema,
  latSchema,
  locationAccesses,
  locationNameMax,
  lonSchema,
} from '#domain/location/location.ts'
import { locationIdSchema } from '#domain/shared/id.ts'
import { textSchema } from '#domain/shared/text.ts'
import type { Database } from '../../db/open-database.ts'
import { saveImported, type ImportedLocation } from './create-queries.ts'

const venue = v.strictObject({
  id: locationIdSchema,
  name: textSchema(locationNameMax, 2),
  city: textSchema(80),
  region: textSchema(60),
  country: countrySchema,
  timezone: v.pipe(v.string(), v.regex(/^[A-Za-z_]+(\/[A-Za-z0-9_+-]+){0,2}$/)),
  lat: latSchema,
  lon: lonSchema,
  courts: courtsSchema,
  dedicatedCourts: v.nullable(courtsSchema),
  tennisCourtsWithLines: v.nullable(courtsSchema),
  indoor: v.boolean(),
  lit: v.boolean(),
  covered: v.boolean(),
  access: v.picklist(locationAccesses),
  address: textSchema(160),
  source: textSchema(300),
  licence: textSchema(120),
  attribution: textSchema(120),
})
const venues = v.array(venue)
type Venue = v.InferOutput<typeof venue>

/** The source's placeholder for halls without a count. */
const unknownHallCourts = 4

const isUncountedHall = (row: Venue): boolean =>
  row.indoor && row.courts === unknownHallCourts && row.tennisCourtsWithLines === 0
const taggedOrUnknown = (tagged: boolean): true | null => tagged || null

function venueToLocation(row: Venue): ImportedLocation {
  const isUncounted = isUncountedHall(row)
  return {
    locationId: row.id,
    timezone: row.timezone,
    source: row.source,
    licence: row.licence,
    attribution: row.attribution,
    fields: {
      name: row.name,
      address: row.address,
      city: row.city,
      region: row.region,
      country: row.country,
      lat: row.lat,
      lon: row.lon,
      courts: isUncounted ? 0 : row.courts,
      dedicatedCourts: isUncounted ? 0 : (row.dedicatedCourts ?? 0),
      indoor: taggedOrUnknown(row.indoor),
      lit: taggedOrUnknown(row.lit),
      covered: taggedOrUnknown(row.covered),
      restrooms: null,
      water: null,
      parking: null,
      surface: null,
      nets: null,
      access: row.access,
      fee: '',
      hours: '',
      website: '',
      phone: '',
      localRules: '',
      eventCreators: 'anyone',
      hidden: false,
    },
  }
}

export function readVenue(row: unknown): { venue: ImportedLocation } | { trouble: string } {
  const parsed = v.safeParse(venue, row)
  if (parsed.success) return { venue: venueToLocation(parsed.output) }
  // A wrong position makes the zone wrong too, so only the position is reported.
  const issue =
    parsed.issues.find((one) => ['lat', 'lon'].includes(v.getDotPath(one) ?? '')) ??
    parsed.issues[0]
  return { trouble: `${v.getDotPath(issue) ?? 'row'}: ${issue.message}` }
}

export async function importLocations(db: Database, json: unknown): Promise<number> {
  return saveImported(db, v.parse(venues, json).map(venueToLocation))
}
