import * as v from 'valibot'
import { addressMax } from '#domain/mail/address.ts'
import { consoleTextMax, venueFilters } from '#domain/operator/console.ts'
import { lineSchema, textSchema } from '#domain/shared/text.ts'
import { givenPassword } from './backups.ts'

const count = v.number()
const locationId = lineSchema(64, 1)

export const venues = v.object({
  page: v.literal('venues'),
  venues: v.array(
    v.object({
      locationId: v.string(),
      name: v.string(),
      city: v.string(),
      region: v.string(),
      timezone: v.string(),
      hidden: v.boolean(),
      admins: v.array(v.object({ playerId: v.string(), playerName: v.string() })),
    }),
  ),
  more: v.boolean(),
})

export const merge = v.object({
  page: v.literal('merge'),
  events: count,
  clubs: count,
  leagues: count,
  tournaments: count,
  players: count,
  admins: count,
})

export const venuePages = [
  v.strictObject({
    page: v.literal('venues'),
    text: textSchema(consoleTextMax),
    filter: v.picklist(venueFilters),
  }),
  v.strictObject({ page: v.literal('merge'), from: locationId, into: locationId }),
]

export const venueActs = [
  v.strictObject({ act: v.picklist(['hideVenue', 'restoreVenue']), locationId }),
  v.strictObject({
    act: v.literal('appointAdmin'),
    locationId,
    who: lineSchema(addressMax, 1),
  }),
  v.strictObject({ act: v.literal('removeAdmin'), locationId, playerId: lineSchema(64, 1) }),
  v.strictObject({ act: v.literal('setZone'), locationId, timezone: lineSchema(64, 1) }),
  v.strictObject({
    act: v.literal('mergeVenues'),
    from: locationId,
    into: locationId,
    password: givenPassword,
  }),
]
