// Calls and live queries about venues ("locations" on the wire, as in the spec).
import * as v from 'valibot'
import { clubRoles } from '#domain/club/club.ts'
import { latSchema, locationFields, lonSchema, timezoneSchema } from '#domain/location/location.ts'
import { daySchema } from '#domain/shared/day-schema.ts'
import { idsSchema, locationIdSchema } from '#domain/shared/id.ts'
import { textSchema } from '#domain/shared/text.ts'
import { searchTextMax } from '#domain/text/search.ts'
import { eventCard } from './calendar.ts'
import { call, http, live, defineContract } from './call.ts'
import { venueDay } from './day-status/day-status.ts'

const position = v.strictObject({ lat: latSchema, lon: lonSchema })

/** distanceM is null without a position; courts 0 is unknown. */
export const locationCard = v.object({
  locationId: v.string(),
  name: v.string(),
  city: v.string(),
  region: v.string(),
  country: v.string(),
  lat: v.number(),
  lon: v.number(),
  courts: v.number(),
  indoor: v.nullable(v.boolean()),
  lit: v.nullable(v.boolean()),
  access: v.string(),
  photoURL: v.string(),
  distanceM: v.nullable(v.number()),
})

const locationsNear = call({
  name: 'locations-near',
  who: 'player',
  kind: 'read',
  summary: 'Venues within 250 km, nearest first, 30 a page.',
  input: v.strictObject({
    ...position.entries,
    offset: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000)), 0),
  }),
  output: v.object({ locations: v.array(locationCard), more: v.boolean() }),
  refusals: [],
})

const locationsSearch = call({
  name: 'locations-search',
  who: 'signed-in',
  kind: 'read',
  summary:
    'Venues by name or city, accents folded; nearest first when a position is given. At most 30.',
  input: v.strictObject({ text: textSchema(searchTextMax), near: v.nullable(position) }),
  output: v.object({ locations: v.array(locationCard) }),
  refusals: [],
})

const locationsTowns = call({
  name: 'locations-towns',
  who: 'player',
  kind: 'read',
  limit: 'town-search',
  summary:
    'Towns by name, part of it, region or country, where a new venue may be put down: those of known venues first, then of the gazetteer, large and near ones first. At most 6.',
  input: v.strictObject({ text: textSchema(searchTextMax) }),
  output: v.object({
    towns: v.array(
      v.object({
        city: v.string(),
        region: v.string(),
        country: v.string(),
        lat: v.number(),
        lon: v.number(),
      }),
    ),
  }),
  refusals: [],
})

/** For a referral link; readable before onboarding ends. */
const locationName = call({
  name: 'locations-name',
  who: 'signed-in',
  kind: 'read',
  summary: 'The name of one venue.',
  input: v.strictObject({ locationId: locationIdSchema }),
  output: v.object({ locationId: v.string(), name: v.string(), city: v.string() }),
  refusals: ['location-not-found'],
})

const createLocation = call({
  name: 'locations-create',
  who: 'player',
  kind: 'write',
  limit: 'creation',
  summary:
    'Add a venue; its creator becomes its admin. confirmedDistinct says that a venue within 250 m is another one.',
  input: v.strictObject({ fields: locationFields, confirmedDistinct: v.boolean() }),
  output: v.object({ locationId: v.string() }),
  refusals: ['location-nearby-exists', 'active-location-limit', 'too-many-venues', 'not-allowed'],
})

const updateLocation = call({
  name: 'locations-update',
  who: 'player',
  kind: 'write',
  summary: 'Change a venue; venue admins only.',
  input: v.strictObject({ locationId: locationIdSchema, fields: locationFields }),
  output: v.object({ success: v.boolean() }),
  refusals: ['location-not-found', 'not-allowed'],
})

const setEmbed = call({
  name: 'locations-setEmbed',
  who: 'player',
  kind: 'write',
  summary:
    'Let other sites show the public calendar of a venue in a frame (/embed/venue/{locationId}), or stop it; venue admins only.',
  input: v.strictObject({ locationId: locationIdSchema, embed: v.boolean() }),
  output: v.object({ success: v.boolean() }),
  refusals: ['location-not-found', 'not-allowed'],
})

/** events: coming events that start at another instant now; their local times stay. */
const setZone = call({
  name: 'locations-setZone',
  who: 'player',
  kind: 'write',
  limit: 'zone-change',
  summary:
    'Correct the time zone of a venue, such as America/Phoenix; venue admins only. Events to come keep their days and times; people in those that move are notified.',
  input: v.strictObject({ locationId: locationIdSchema, timezone: timezoneSchema }),
  output: v.object({ events: v.number() }),
  refusals: ['location-not-found', 'not-allowed', 'zone-unknown'],
})

export const locationCalls = [
  locationsNear,
  locationsSearch,
  locationsTowns,
  locationName,
  createLocation,
  updateLocation,
  setEmbed,
  setZone,
] as const

const locationRecord = v.object({
  id: v.string(),
  name: v.string(),
  photoURL: v.string(),
  edited: v.nullable(v.string()),
  lat: v.number(),
  lon: v.number(),
  hidden: v.literal(false),
  city: v.string(),
  region: v.string(),
  country: v.string(),
  timezone: v.string(),
  courts: v.number(),
})

export const locationsByIdList = http({
  name: 'getLocationsByIdList',
  who: 'signed-in',
  summary: 'Up to 99 venues by their ids.',
  input: v.strictObject({ locationIds: idsSchema(locationIdSchema) }),
  output: v.object({ locations: v.array(locationRecord) }),
  refusals: [],
})

export const locationsList = live({
  name: 'locations-list',
  who: 'signed-in',
  summary: 'All venues that are not hidden, by id, 99 a page.',
  input: v.strictObject({ after: v.nullable(locationIdSchema) }),
  output: v.object({ locations: v.array(locationRecord), more: v.boolean() }),
  refusals: [],
})

export const locationById = live({
  name: 'locations-byId',
  who: 'player',
  summary:
    'One venue with its admins, players, clubs, the next 7 days of public events unless events is false, and what I am there.',
  input: v.strictObject({
    locationId: locationIdSchema,
    today: daySchema,
    events: v.optional(v.boolean(), true),
  }),
  output: v.object({
    locationId: v.string(),
    fields: locationFields,
    timezone: v.string(),
    photoURL: v.string(),
    attribution: v.string(),
    source: v.string(),
    edited: v.nullable(v.string()),
    embed: v.boolean(),
    admins: v.array(v.object({ playerId: v.string(), playerName: v.string() })),
    playerCount: v.number(),
    skillCounts: v.array(v.object({ skill: v.number(), players: v.number() })),
    /**
     * ownerName is '' when the viewer may not see the owner; mine is null for others. key: of a
     * listed club's public page.
     */
    clubs: v.array(
      v.object({
        clubId: v.string(),
        clubName: v.string(),
        members: v.number(),
        ownerName: v.string(),
        mine: v.nullable(v.picklist(clubRoles)),
        key: v.nullable(v.string()),
      }),
    ),
    events: v.array(eventCard),
    /** From yesterday on, because the venue's date may differ. */
    days: v.array(venueDay),
    /** needsSecondFactor: admin actions are refused until it is on. */
    mine: v.object({
      active: v.boolean(),
      isHome: v.boolean(),
      isAdmin: v.boolean(),
      needsSecondFactor: v.boolean(),
    }),
  }),
  refusals: ['location-not-found'],
})

export const locationContract = defineContract({
  nouns: { locations: 'venues', getLocationsByIdList: 'venues' },
  calls: locationCalls,
  http: [locationsByIdList],
  live: [locationById, locationsList],
})
